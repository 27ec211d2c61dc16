"""Print every distinct sentence that random matches show in a language: for a reader who knows only that language.

python -m tools.readers GAME LANG [--games N] [--each N]
"""

from __future__ import annotations

from collections import defaultdict
from random import Random

import click

from undercroft import new_match
from undercroft.bots import Seen, make_bot
from undercroft.core.match import Match
from undercroft.core.registry import games
from undercroft.core.text import COMPLETE, Text, text


class Reader:
    """Listens to matches and keeps the sentences, by the message that each was made from."""

    def __init__(self, say: Text) -> None:
        self.say = say
        self.heard: dict[str, dict[str, None]] = defaultdict(dict)

    def hear(self, match: Match, told: int) -> int:
        """The question, its answers, the refusals, the table, and what happened since event `told`."""
        decision = match.decision
        assert decision is not None
        seat, say = decision.seat, self.say
        kind = decision.kind.replace(".", "-")
        self.note(kind, say(kind, match.view(seat)["asked"]["args"]))
        for option in decision.options:
            self.note(option.message, say.option(option.message, option.args))
        for refusal in match.refusals():
            self.note(refusal.message, say(refusal.message, refusal.args))
        if match.game.describe is not None:
            for line in match.game.describe(match.view(seat), say, ()):
                self.note("table", line)
        return self.news(match, seat, told)

    def news(self, match: Match, seat: int, told: int) -> int:
        """What happened since event `told`, as this seat reads it."""
        for event in match.events[told:]:
            self.note(event.message, self.say(event.message, event.shown_to(seat)))
        return len(match.events)

    def note(self, message: str, sentence: str) -> None:
        self.heard[message][sentence] = None


def play(reader: Reader, match: Match, seed: int) -> None:
    """One match: every other one is led by the game's own bot, because chance alone seldom gets far."""
    random, told = Random(seed), 0
    led = make_bot(match.game, next(iter(match.game.bots)), seed) if seed % 2 else None
    while (decision := match.decision) is not None and match.number < 1500:
        told = reader.hear(match, told)
        led_now = led is not None and random.random() < 0.9
        match.choose(led.choose(Seen(match, decision.seat)) if led and led_now else random.choice(decision.keys))
    reader.news(match, -1, told)


@click.command()
@click.argument("game", type=click.Choice([*games()]))
@click.argument("lang", type=click.Choice(COMPLETE))
@click.option("--games", "count", default=4, help="How many matches are played.")
@click.option("--each", default=6, help="How many sentences of one message are printed.")
def main(game: str, lang: str, count: int, each: int) -> None:
    """Every distinct sentence of random matches, message by message."""
    rules = games()[game]
    reader = Reader(text(lang, rules.prefix))
    for seed in range(count):
        seats = rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1)
        play(reader, new_match(game, seats=seats, seed=seed, options=rules.room(seats)), seed)
    for message, sentences in sorted(reader.heard.items()):
        click.echo(f"{message} ({len(sentences)})")
        for sentence in list(sentences)[:each]:
            click.echo(f"    {sentence}")


if __name__ == "__main__":
    main()
