"""The only randomness of a match. Every random event has a label; docs/fairness.md lists them."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Sequence
from typing import Any, Final

from yamen.kernel.errors import Unreadable
from yamen.kernel.words import Words

WORD: Final = 1 << 32


class Chance:
    """Where random events come from. A label is used once in a match and names the event for ever."""

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        """The items (texts or whole numbers) in random order, the first one first or on top."""
        raise NotImplementedError(label)

    def roll(self, label: str, faces: Sequence[Any]) -> Any:
        """One of the faces, each as likely as the others."""
        raise NotImplementedError(label)

    def reveal(self) -> None:
        """Something hidden is about to be seen: from here nobody goes back without the others."""


class Stream:
    """Unbiased numbers from HMAC-SHA256(key, label), block after block."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key = key
        self.label = label
        self.block = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: the next 32-bit word that fits a whole multiple of n, modulo n."""
        limit = WORD - WORD % n
        while True:
            if not self.words:
                message = f"{self.label}#{self.block}".encode()
                raw = hmac.digest(self.key, message, "sha256")
                self.block += 1
                self.words = [int.from_bytes(raw[i : i + 4], "big") for i in range(28, -1, -4)]
            word = self.words.pop()
            if word < limit:
                return word % n


class Fair(Chance):
    """Each event is fixed by the key and its label alone, so anybody who has the key can draw it again."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        """Fisher and Yates from the last place down."""
        stream = Stream(self.key, label)
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = stream.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    def roll(self, label: str, faces: Sequence[Any]) -> Any:
        """The face at the first number of the label's stream."""
        return faces[Stream(self.key, label).below(len(faces))]


class Quick(Chance):
    """Fast luck for playouts, from a seed; labels play no part."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        """The items in random order."""
        draw = self.random.random
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = int(draw() * (i + 1))
            out[i], out[j] = out[j], out[i]
        return out

    def roll(self, label: str, faces: Sequence[Any]) -> Any:
        """One of the faces."""
        return faces[int(self.random.random() * len(faces))]


class Given(Chance):
    """Luck that a test or a duplicate dictates by label; labels not given come from `rest`."""

    def __init__(self, given: dict[str, Any], rest: Chance) -> None:
        self.given = given
        self.rest = rest

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        """The order that was given, which must hold the same items."""
        if label not in self.given:
            return self.rest.shuffle(label, items)
        order = self.given[label]
        if not same(order, items):
            raise ValueError(f"{label}: {order} is no order of {list(items)}")
        return list(order)

    def roll(self, label: str, faces: Sequence[Any]) -> Any:
        """The face that was given, which must be one of the faces."""
        if label not in self.given:
            return self.rest.roll(label, faces)
        face = self.given[label]
        if face not in faces:
            raise ValueError(f"{label}: {face} is none of {list(faces)}")
        return face


class Lost(Chance):
    """Luck of which only what was drawn is known, because the key is not at hand."""

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        """Nobody can say."""
        raise Unreadable(Words("journal-no-key"))

    def roll(self, label: str, faces: Sequence[Any]) -> Any:
        """Nobody can say."""
        raise Unreadable(Words("journal-no-key"))


def same(order: Any, items: Sequence[Any]) -> bool:
    """Whether this is an order of the items."""
    if not isinstance(order, (list, tuple)):
        return False
    return len(order) == len(items) and sorted(map(repr, order)) == sorted(map(repr, items))


class Luck(Chance):
    """What a match has drawn so far. The same label gives the same luck again, so undo and forks see the same cards.

    Who goes back and plays otherwise may come to a label with other items: that draw is kept beside the first one.
    """

    def __init__(self, source: Chance, known: dict[str, Any]) -> None:
        self.source = source
        self.known = known
        self.recent: dict[str, Any] = {}  # drawn since the checkpoint
        self.marked = False  # something became visible since the match last looked

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        """The order known for this label, or a new one from the source."""
        self.marked = True
        name = label
        again = 1
        while name in self.known and not same(self.known[name], items):
            again += 1
            name = f"{label}~{again}"
        if name not in self.known:
            self.known[name] = tuple(self.source.shuffle(label, items))
        self.recent[label] = self.known[name]
        return list(self.known[name])

    def roll(self, label: str, faces: Sequence[Any]) -> Any:
        """The face known for this label, or a new one from the source."""
        self.marked = True
        name = label
        again = 1
        while name in self.known and self.known[name] not in faces:
            again += 1
            name = f"{label}~{again}"
        if name not in self.known:
            self.known[name] = self.source.roll(label, faces)
        self.recent[label] = self.known[name]
        return self.known[name]

    def reveal(self) -> None:
        """Nobody goes back behind this moment alone."""
        self.marked = True


class Key:
    """The secret of a match's shuffles. Its promise is shown before the first shuffle, the secret after the last move.

    Each seat may add a lot after the promise is fixed. The host cannot know the lots when it promises, and the seats
    cannot know the secret when they add theirs, so nobody can choose the luck.
    """

    def __init__(self, secret: bytes, lots: Sequence[bytes] = ()) -> None:
        self.secret = secret
        self.lots = tuple(lots)

    def promise(self) -> str:
        """SHA-256 of the secret, as hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def chance(self) -> Fair:
        """The luck of this key: HMAC-SHA256(secret, SHA-256 of each lot in turn), or the secret itself without lots."""
        if not self.lots:
            return Fair(self.secret)
        message = b"".join(hashlib.sha256(lot).digest() for lot in self.lots)
        return Fair(hmac.digest(self.secret, message, "sha256"))
