"""The API's description, OpenAPI 3.1, made from the same types that read and write it."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .api import OPERATIONS, Operation
from .routing import json_response
from .wire import ProblemShown

REF = "#/components/schemas/{name}"


@cache
def description() -> dict[str, Any]:
    types: list[Any] = [ProblemShown]
    for operation in OPERATIONS:
        types += [t for t in (operation.takes, operation.gives) if t is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Undercroft",
            "version": version("undercroft"),
            "description": "Play at the table by program. Get a token at `POST /api/visitors` and send it as bearer. "
            "`GET /events?m=ID` is a stream of `match:number`: fetch the match when its number is new.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": operation.run.__name__,
        "summary": (operation.run.__doc__ or "").strip(),
        "responses": {str(operation.status): _gives(operation, schema_of)},
    }
    for status in operation.problems:
        told["responses"][str(status)] = {
            "description": "A problem, with its reason in words.",
            "content": {"application/problem+json": {"schema": schema_of[repr(ProblemShown)]}},
        }
    if not operation.open:
        told["security"] = [{"token": []}]
    parameters: list[dict[str, Any]] = []
    if "{id}" in operation.path:
        parameters.append({"name": "id", "in": "path", "required": True, "schema": {"type": "string"}})
    number = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    parameters += [{"name": name, "in": "query", "required": False, "schema": number} for name in operation.asks]
    if parameters:
        told["parameters"] = parameters
    if operation.takes is not None:
        schema = schema_of[repr(operation.takes)]
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return told


def _gives(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    if operation.gives is None:
        return {"description": "The record.", "content": {"application/jsonl": {"schema": {"type": "string"}}}}
    return {"description": "Done.", "content": {"application/json": {"schema": schema_of[repr(operation.gives)]}}}


async def openapi(request: Request) -> Response:
    return json_response(description())
