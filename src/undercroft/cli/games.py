"""`undercroft games`: what can be played."""

from __future__ import annotations

import json

import click

from ..bots import bots_of
from ..core.registry import games
from ..core.text import text
from .options import json_option, lang_option


@click.command("games")
@json_option
@lang_option
def command(as_json: bool, lang: str) -> None:
    """List the games with their seats, options and bots."""
    found = [
        {
            "name": game.name,
            "title": text(lang, game.prefix)(f"{game.prefix}-title"),
            "seats": [game.min_seats, game.max_seats],
            "options": {
                o.name: {"default": o.default, "values": list(o.values), "least": o.least, "most": o.most}
                for o in game.options
            },
            "bots": list(bots_of(game)),
            "rules_rev": game.rules_rev,
        }
        for game in games().values()
    ]
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for game in found:
        click.echo(f"{game['name']}: {game['title']}, {game['seats'][0]} to {game['seats'][1]} seats")  # type: ignore[index]
        for name, option in game["options"].items():  # type: ignore[attr-defined]
            values = ", ".join(option["values"]) or "text"
            if option["most"] > 1:
                least, most = option["least"], option["most"]
                values = f"{least if least == most else f'{least} to {most}'} of {values}, with commas between"
            click.echo(f"  --option {name}=… ({values}; {option['default']})")
        click.echo(f"  bots: {', '.join(game['bots'])}")  # type: ignore[arg-type]
