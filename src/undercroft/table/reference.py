"""The API's description as a page: what `/openapi.json` says, for people. The template draws it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from typing import Any

from markupsafe import Markup, escape

from .openapi import Schema, description

_CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, slots=True)
class Field:
    """A name that is sent or told, and what it may hold."""

    name: str
    shape: Markup
    about: Markup
    required: bool


@dataclass(frozen=True, slots=True)
class Told:
    """An operation."""

    id: str
    method: str
    path: str
    summary: Markup
    about: Markup
    token: bool
    asks: tuple[Field, ...]
    takes: Markup | None
    gives: Markup
    status: str
    problems: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A type of what is sent or told."""

    name: str
    about: Markup
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    version: str
    about: Markup
    operations: tuple[Told, ...]
    kinds: tuple[Kind, ...]


@cache
def reference() -> Reference:
    told = description()
    operations = tuple(
        _operation(path, method, one) for path, ways in told["paths"].items() for method, one in ways.items()
    )
    kinds = tuple(_kind(name, schema) for name, schema in sorted(told["components"]["schemas"].items()))
    return Reference(told["info"]["version"], prose(told["info"]["description"]), operations, kinds)


def prose(text: str) -> Markup:
    """A sentence of ours: what stands between backquotes is code."""
    parts = _CODE.split(" ".join(text.split()))
    return Markup("").join(Markup("<code>{}</code>").format(part) if at % 2 else part for at, part in enumerate(parts))


def _operation(path: str, method: str, one: Schema) -> Told:
    answers = one["responses"]
    done = next(status for status in answers if status.startswith("2"))
    (medium, content), *_ = answers[done]["content"].items()
    body = one.get("requestBody")
    return Told(
        id=one["operationId"],
        method=method.upper(),
        path=path,
        summary=prose(one["summary"]),
        about=prose(one.get("description", "")),
        token=one.get("security", []) == [{"token": []}],
        asks=tuple(
            Field(p["name"], shape(p["schema"]), prose(p.get("description", "")), p["required"])
            for p in one.get("parameters", ())
        ),
        takes=shape(body["content"]["application/json"]["schema"]) if body else None,
        gives=shape(content.get("x-itemSchema", content["schema"]))
        if medium != "application/jsonl"
        else Markup(medium),
        status=done,
        problems=tuple((status, HTTPStatus(int(status)).phrase) for status in answers if status != done),
    )


def _kind(name: str, schema: Schema) -> Kind:
    needed = schema.get("required", ())
    fields = tuple(
        Field(field, shape(inner), prose(_default(inner)), field in needed)
        for field, inner in schema.get("properties", {}).items()
    )
    return Kind(name, prose(schema.get("description", "")), fields)


def _default(schema: Schema) -> str:
    return f"`= {schema['default']}`" if schema.get("default") not in (None, "", [], {}) else ""


def shape(schema: Schema) -> Markup:
    """What a schema allows, in a few words; types lead to their place on the page."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return Markup('<a href="#type-{0}">{0}</a>').format(name)
    for union in ("anyOf", "oneOf"):
        if union in schema:
            found = dict.fromkeys(shape(one) for one in schema[union])
            return Markup(" | ").join(found)
    if "enum" in schema:
        return Markup(" | ").join(Markup("<code>{}</code>").format(word) for word in schema["enum"])
    if "const" in schema:
        return Markup("<code>{}</code>").format(schema["const"])
    sort = schema.get("type", "any")
    if sort == "array":
        return Markup("{}[]").format(shape(schema.get("items") or {})) + _bounds(schema, "minItems", "maxItems")
    if sort == "object":
        inner = schema.get("additionalProperties")
        return Markup("{{{}}}").format(shape(inner)) if isinstance(inner, dict) and inner else escape("object")
    return escape(sort) + _bounds(schema, *LIMITS.get(sort, ("", "")))


LIMITS = {"integer": ("minimum", "maximum"), "string": ("minLength", "maxLength")}


def _bounds(schema: Schema, least: str, most: str) -> Markup:
    low: Any = schema.get(least)
    high: Any = schema.get(most)
    if low is None and high is None:
        return Markup("")
    return Markup(" <small>{}…{}</small>").format("" if low is None else low, "" if high is None else high)
