"""Luck: anybody can compute it from the key with SHA-256 alone, it favours nothing, and a label says it once."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.cases import ALL, CASES, Case, walk
from yamen.games.dragon import DRAGON
from yamen.kernel.chance import Chance, Fair, Given, Key, Lost, Luck, Quick, Stream, same
from yamen.kernel.errors import Unreadable
from yamen.kernel.match import Match

# --- the same numbers, computed another way ---------------------------------------------------------------------------


def mac(key: bytes, message: bytes) -> bytes:
    """HMAC as RFC 2104 writes it, with SHA-256."""
    block = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def words(key: bytes, label: str) -> Iterator[int]:
    """The numbers of a label, eight from each block."""
    for block in itertools.count():
        digits = mac(key, f"{label}#{block}".encode()).hex()
        for at in range(0, 64, 8):
            yield int(digits[at : at + 8], 16)


def below(stream: Iterator[int], n: int) -> int:
    """The next number that lies below the largest multiple of n, modulo n."""
    return next(word for word in stream if word < 2**32 // n * n) % n


def shuffled(key: bytes, label: str, items: list[Any]) -> list[Any]:
    """Each place from the last to the second changes with one that is not behind it."""
    stream = words(key, label)
    for place in reversed(range(1, len(items))):
        other = below(stream, place + 1)
        items[place], items[other] = items[other], items[place]
    return items


@pytest.mark.parametrize("key", [b"", b"k" * 32, bytes(range(64)), b"longer than a block of the hash " * 3])
def test_fair_luck_can_be_computed_by_hand(key: bytes) -> None:
    fair = Fair(key)
    for label in ("events", "groups/3", "events/2", "réserve"):
        for n in (1, 2, 7, 10, 52, 200):
            assert fair.shuffle(label, range(n)) == shuffled(key, label, list(range(n)))
            assert fair.roll(label, range(n)) == below(words(key, label), n)


def test_fair_luck_is_fixed_for_ever() -> None:
    fair = Fair(bytes(range(32)))
    assert (
        mac(b"Jefe", b"what do ya want for nothing?").hex().startswith("5bdcc146bf60754e6a042426089575c7")
    )  # RFC 4231
    assert fair.shuffle("groups/1", "abcdefg") == list("fcadbge")
    assert fair.roll("first_player", range(5)) == 2


def test_numbers_that_would_favour_the_low_ones_are_passed_over() -> None:
    n = 3 << 30  # a quarter of all words is beyond it
    stream, mine = Stream(b"key", "label"), words(b"key", "label")
    assert [stream.below(n) for _ in range(300)] == [below(mine, n) for _ in range(300)]
    seen = list(itertools.islice(words(b"key", "label"), 300))
    assert sum(word >= n for word in seen) > 50


def test_the_first_number_beyond_the_last_whole_multiple_is_passed_over() -> None:
    stream = Stream(b"key", "label")
    stream.words = [2, (1 << 32) - 1]  # the last of these comes first; three goes into 2**32 - 1 words
    assert stream.below(3) == 2


@pytest.mark.parametrize("chance", ["fair", "quick"])
def test_every_order_is_as_likely_as_the_others(chance: str) -> None:
    source: Chance = Fair(b"any key") if chance == "fair" else Quick(7)
    orders = Counter(tuple(source.shuffle(f"try/{n}", "abcd")) for n in range(24_000))
    assert len(orders) == 24
    assert (
        sum((seen - 1000) ** 2 / 1000 for seen in orders.values()) < 49.7
    )  # chi-square, 23 degrees: one in a thousand
    faces = Counter(source.roll(f"roll/{n}", range(6)) for n in range(24_000))
    assert sum((seen - 4000) ** 2 / 4000 for seen in faces.values()) < 20.5  # 5 degrees


def test_quick_luck_follows_from_its_seed() -> None:
    one, two, other = Quick(1), Quick(1), Quick(2)
    first = [one.shuffle("x", range(30)) for _ in range(3)]
    assert first == [two.shuffle("y", range(30)) for _ in range(3)]
    assert first != [other.shuffle("x", range(30)) for _ in range(3)]
    assert all(sorted(order) == list(range(30)) for order in first)


# --- luck that is given, known, or lost -------------------------------------------------------------------------------


def test_given_luck_is_what_a_test_dictates() -> None:
    given = Given({"cards": ["c", "a", "b"], "die": 6}, Fair(b"rest"))
    assert given.shuffle("cards", "abc") == ["c", "a", "b"]
    assert given.roll("die", range(1, 7)) == 6
    assert given.shuffle("others", range(9)) == Fair(b"rest").shuffle("others", range(9))
    assert given.roll("other", range(9)) == Fair(b"rest").roll("other", range(9))


@pytest.mark.parametrize("order", [["a", "b"], ["a", "b", "b"], ["a", "b", "d"], [], "abc", 3])
def test_given_luck_must_be_an_order_of_the_items(order: Any) -> None:
    with pytest.raises(ValueError):
        Given({"cards": order}, Lost()).shuffle("cards", "abc")


def test_a_given_face_must_be_one_of_the_faces() -> None:
    with pytest.raises(ValueError):
        Given({"die": 7}, Lost()).roll("die", range(1, 7))


def test_the_same_label_gives_the_same_luck_again() -> None:
    luck = Luck(Quick(1), {})
    first = luck.shuffle("cards", range(20))
    face = luck.roll("die", range(100))
    assert luck.shuffle("cards", range(20)) == first
    assert luck.roll("die", range(100)) == face
    first.append(99)
    assert len(luck.shuffle("cards", range(20))) == 20


def test_a_label_with_other_items_is_drawn_beside_the_first_one() -> None:
    luck = Luck(Quick(1), {})
    first = luck.shuffle("again", range(20))
    second = luck.shuffle("again", range(19))
    third = luck.shuffle("again", range(1, 20))
    assert (sorted(second), sorted(third)) == (list(range(19)), list(range(1, 20)))
    for items, order in ((range(20), first), (range(19), second), (range(1, 20), third)):
        assert luck.shuffle("again", items) == order
        assert luck.recent["again"] == tuple(order)
    face = luck.roll("die", range(10))
    other = luck.roll("die", range(10, 20))
    assert other >= 10
    assert (luck.roll("die", range(10)), luck.roll("die", range(10, 20))) == (face, other)
    assert sorted(luck.known) == ["again", "again~2", "again~3", "die", "die~2"]


def test_luck_marks_what_nobody_can_take_back() -> None:
    luck = Luck(Quick(1), {})
    luck.shuffle("a", "bc")
    assert luck.marked
    luck.marked = False
    luck.roll("b", "bc")
    assert luck.marked
    luck.marked = False
    luck.reveal()
    assert luck.marked


def test_lost_luck_is_a_sentence_not_a_crash() -> None:
    for draw in (Lost().shuffle, Lost().roll):
        with pytest.raises(Unreadable) as lost:
            draw("cards", "abc")
        assert lost.value.words.key == "journal-no-key"


# --- the key ----------------------------------------------------------------------------------------------------------


def test_the_promise_is_the_hash_of_the_secret_alone() -> None:
    secret = b"s" * 32
    assert Key(secret).promise() == hashlib.sha256(secret).hexdigest() == Key(secret, [b"a", b"b"]).promise()


def test_lots_change_the_luck_each_in_its_place() -> None:
    secret = b"s" * 32
    keys = {Key(secret, lots).chance().key for lots in ((), (b"a",), (b"a", b"b"), (b"b", b"a"), (b"ab",), (b"a", b""))}
    assert len(keys) == 6
    lots = [b"Ada", b"Bo"]
    message = hashlib.sha256(b"Ada").digest() + hashlib.sha256(b"Bo").digest()
    assert Key(secret, lots).chance().key == mac(secret, message)
    assert Key(secret).chance().key == secret


def test_a_match_without_key_or_luck_gets_a_key_of_its_own() -> None:
    one, two = Match(DRAGON, 3), Match(DRAGON, 3)
    assert one.key is not None
    assert two.key is not None
    assert one.key.promise() != two.key.promise()
    assert len(one.key.secret) == 32


# --- the labels -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_labels_are_drawn_once_and_a_duplicate_has_the_same_luck(case: Case) -> None:
    match = case.match("labels")
    drawn: list[str] = []

    class Noting(Fair):
        def shuffle(self, label: str, items: Any) -> list[Any]:
            drawn.append(label)
            return super().shuffle(label, items)

        def roll(self, label: str, faces: Any) -> Any:
            drawn.append(label)
            return super().roll(label, faces)

    assert match.key is not None
    noted = Match(case.game, case.seats, case.options, chance=Noting(match.key.chance().key))
    for table in (match, noted):
        for _ in walk(table, random.Random(1)):
            pass
    assert len(drawn) == len(set(drawn))
    assert sorted(drawn) == sorted(match.known)
    assert match.digest() == noted.digest()
    other = case.match("labels")
    for _ in walk(
        other, random.Random(2)
    ):  # other play, same luck wherever the same label comes up with the same items
        pass
    for label in match.known:
        if label in other.known and same(other.known[label], match.known[label]):
            assert other.known[label] == match.known[label]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_labels_of_dragon_are_those_of_the_handbook(seats: int) -> None:
    match = Match(ALL["dragon"], seats, key=Key(b"labels"))
    for _ in walk(match, random.Random(seats)):
        pass
    labels = set(match.known)
    events = {label for label in labels if label == "events" or label.startswith("events/")}
    assert events == {"events"} | {f"events/{n}" for n in range(2, len(events) + 1)}
    assert labels - events == {"first_player"} | {f"groups/{month}" for month in range(1, 13)}
    fair = Fair(b"labels")
    actions = ["taxes", "build", "harvest", "fireworks", "military", "research", "privilege"]
    for month in range(1, 13):
        assert match.known[f"groups/{month}"] == tuple(fair.shuffle(f"groups/{month}", actions))
