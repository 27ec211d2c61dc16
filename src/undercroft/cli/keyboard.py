"""Where typed lines come from: a line editor with completion on a terminal, plain lines from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory

MENU = 6  # lines kept free below the prompt for what Tab offers

Proposals = Callable[[str], Iterator[tuple[str, str]]]
"""What a begun line may become, each with words that say what it is."""


class Keyboard(Protocol):
    """Reads a line; `EOFError` when no more will come."""

    def read(self, prompt: str) -> str: ...


class Lines:
    """Standard input as it is: a pipe, a screen reader's terminal."""

    def read(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        return line


class Editor:
    """A terminal: arrow keys, history, and completion of whatever may be typed."""

    def __init__(self, proposals: Proposals, footer: str) -> None:
        self.session: PromptSession[Any] = PromptSession(
            history=InMemoryHistory(),
            completer=Proposing(proposals),
            complete_while_typing=False,
            reserve_space_for_menu=MENU,
            bottom_toolbar=f" {footer}",
        )

    def read(self, prompt: str) -> str:
        return str(self.session.prompt(prompt))


class Proposing(Completer):
    def __init__(self, proposals: Proposals) -> None:
        self.proposals = proposals

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor.lstrip()
        for whole, words in self.proposals(typed):
            yield Completion(whole, start_position=-len(typed), display_meta=words)
