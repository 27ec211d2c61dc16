"""Where a long word of a title may be broken: soft hyphens between syllables.

Browsers hyphenate by themselves only where they have a dictionary of the language, and many have none; without one a
narrow card would cut "Planowa|nie" anywhere. Russian and Polish divide by sound, so that a short rule is right for
names of cards; English does not, and its words are short enough to fit in a smaller size (`Page.fit`).
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

SHY = "\u00ad"
VOWELS = {"ru": "аеёиоуыэюя", "pl": "aąeęioóuy"}
UNITS = {
    "ru": re.compile(r"\w[йьъ]*", re.IGNORECASE),  # these belong to the letter before them
    "pl": re.compile(r"(?:[csz]j|ch|cz|dz|dź|dż|rz|sz|\w)(?:i(?=[aąeęoóu]))?", re.IGNORECASE),  # "nie" has one vowel
}
LIQUIDS = {"ru": ("р", "л"), "pl": ("r", "rz", "l", "ł")}
WIDE = frozenset("mwMWжмшщыюфЖМШЩЮФ")
WHOLE = 7
"""Letters that fit in a line of every card: a browser would break a shorter word also where the next line has room."""
SONORANTS = ("р", "л", "м", "н", "r", "rz", "l", "ł", "m", "n", "ń", "j")


@lru_cache(maxsize=8192)
def hyphenated(title: str, lang: str) -> str:
    """The title with soft hyphens where its language allows a break.

    >>> hyphenated("Planowanie", "pl").replace(SHY, "-")
    'Pla-no-wa-nie'
    >>> hyphenated("Стремительность", "ru").replace(SHY, "-")
    'Стре-ми-тель-ность'
    """
    if lang not in UNITS:
        return title

    def broken(word: re.Match[str]) -> str:
        if longest_piece(word[0]) <= WHOLE:
            return word[0]
        return word[0].replace(word[1], SHY.join(syllables(word[1], lang)))

    return re.sub(r"\(?(\w{5,})\)?", broken, title)


def syllables(word: str, lang: str) -> list[str]:
    """The parts of a word; none is a single letter.

    >>> syllables("Ополченец", "ru"), syllables("Przekroczenie", "pl")
    (['Опол', 'че', 'нец'], ['Prze', 'kro', 'cze', 'nie'])
    """
    units = UNITS[lang].findall(word)
    vowels = [at for at, unit in enumerate(units) if unit[0].lower() in VOWELS[lang]]
    cuts = [one + stays(units[one + 1 : other], lang) for one, other in pairwise(vowels)]
    parts = ["".join(units[start:stop]) for start, stop in zip([0, *cuts], [*cuts, len(units)], strict=True)]
    found = [parts[0]]
    for part in parts[1:]:
        if len(found[-1]) == 1 or len(part) == 1:
            found[-1] += part
        else:
            found.append(part)
    return found


def stays(between: list[str], lang: str) -> int:
    """Where the break lies after a vowel: the first of several consonants stays, unless two begin a syllable (кр)."""
    if len(between) < 2:
        return 1
    first, second = between[0].lower(), between[1].lower()
    return 1 if len(between) == 2 and second in LIQUIDS[lang] and first[0] not in SONORANTS else 2


def longest_piece(title: str) -> float:
    """How much must stand in one line at least, in letters; wide ones count for more."""
    return max(sum(1.45 if letter in WIDE else 1 for letter in piece) for piece in re.split(rf"[\s{SHY}-]+", title))
