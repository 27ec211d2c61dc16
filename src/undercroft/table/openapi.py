"""The API's description, OpenAPI 3.1, made from the same types that read and write it."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..core.registry import Game, games
from .api import OPERATIONS, Operation
from .hub import STAMP
from .routing import json_response
from .wire import ProblemShown

REF = "#/components/schemas/{name}"
Schema = dict[str, Any]

NAMES = {
    "id": "the id of a match",
    "game": "a game's name, as `GET /api/games` lists it",
    "word": "a card's word, such as `torch`",
    "number": "the number of a clause or section, such as `W3.4`",
    "seat": "a seat, from 0",
}
"""What the names in paths stand for."""

STREAM: Schema = {
    "operationId": "stream",
    "summary": "The stream: which of these matches has something new. Fetch a match when its number is new.",
    "description": "Server-sent events, all of one sort. It begins with where each match stands now, and pings every "
    "15 seconds with a comment. `match:12` says that question 12 is asked; `match:12+` that something besides the play "
    "changed while it stands (a seat, a note, a request). Nothing else is ever said here.",
    "parameters": [
        {
            "name": "m", "in": "query", "required": True, "description": "ids of matches, 40 at most",
            "schema": {"type": "array", "items": {"type": "string"}, "maxItems": 40}, "style": "form", "explode": False,
        }
    ],
    "responses": {
        "200": {
            "description": "A stream that stays open.",
            "content": {
                "text/event-stream": {
                    "schema": {"type": "string"},
                    "x-itemSchema": {"$ref": REF.format(name="StreamEvent")},
                    "example": "retry: 1000\n\nevent: seq\ndata: jXw3Zr0dBq1k:12\n\n",
                }
            },
        }
    },
    "security": [{"token": []}, {}],
}  # fmt: skip

EVENT: Schema = {
    "title": "StreamEvent",
    "description": "One event of the stream.",
    "type": "object",
    "properties": {"event": {"const": "seq"}, "data": {"type": "string", "pattern": f"^{STAMP}$"}},
    "required": ["event", "data"],
}


@cache
def description() -> Schema:
    types: list[Any] = [ProblemShown]
    for operation in OPERATIONS:
        types += [t for t in (operation.takes, operation.gives) if t is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    tables = []
    for game in games().values():
        table, parts = view_schema(game)
        components |= parts
        tables.append(table)
    components["ViewShown"]["properties"]["table"] = {"anyOf": tables}
    paths: dict[str, Schema] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, schema_of)
    stream = {**STREAM, "responses": STREAM["responses"] | _problems((400, 403, 404, 409, 429), schema_of)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Undercroft",
            "version": version("undercroft"),
            "description": "Play at the table by program. Get a token at `POST /api/visitors` and send it as bearer. "
            "`GET /events?m=ID` says when a match has something new.",
        },
        "paths": {**paths, "/events": {"get": stream}},
        "components": {
            "schemas": components | {"StreamEvent": EVENT},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def view_schema(game: Game) -> tuple[Schema, dict[str, Schema]]:
    """The schema of a game's table (`view.table`), and the schemas that it refers to, each named after the game.

    A game that declares the type of its view (`Game.view_type`, a TypedDict or a msgspec type) gets a full one.
    """
    if game.view_type is None:
        return {"type": "object", "title": f"The table of {game.name}"}, {}
    prefix = REF.format(name=f"{game.name}.")
    (schema,), components = msgspec.json.schema_components([game.view_type], ref_template=prefix + "{name}")
    return schema, {f"{game.name}.{name}": part for name, part in components.items()}


def _operation(operation: Operation, schema_of: dict[str, Any]) -> Schema:
    told: Schema = {
        "operationId": operation.run.__name__,
        "summary": (operation.run.__doc__ or "").strip(),
        "responses": {str(operation.status): _gives(operation, schema_of)} | _problems(operation.problems, schema_of),
    }
    if not operation.open:
        told["security"] = [{"token": []}]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}, "description": NAMES[name]}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    if operation.asks is not None:
        fields = msgspec.json.schema_components([operation.asks], ref_template=REF)[1][operation.asks.__name__]
        parameters += [
            {"name": name, "in": "query", "required": name in fields.get("required", ()), "schema": schema}
            for name, schema in fields["properties"].items()
        ]
    if parameters:
        told["parameters"] = parameters
    if operation.takes is not None:
        schema = schema_of[repr(operation.takes)]
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return told


def _gives(operation: Operation, schema_of: dict[str, Any]) -> Schema:
    if operation.gives is None:
        return {"description": "The record.", "content": {"application/jsonl": {"schema": {"type": "string"}}}}
    return {"description": "Done.", "content": {"application/json": {"schema": schema_of[repr(operation.gives)]}}}


def _problems(statuses: tuple[int, ...], schema_of: dict[str, Any]) -> Schema:
    problem = {
        "description": "A problem, with its reason in words.",
        "content": {"application/problem+json": {"schema": schema_of[repr(ProblemShown)]}},
    }
    return {str(status): problem for status in statuses}


async def openapi(request: Request) -> Response:
    return json_response(description())
