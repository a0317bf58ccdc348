"""Questions: forced ones are not put, secret ones are answered together, offers stand beside any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.kernel.mini import Mini, mini, number, refuse
from yamen.kernel.ask import Ask, Offer, Together, choose_beside
from yamen.kernel.chance import Quick
from yamen.kernel.errors import DoesNotHold, NotYourTurn
from yamen.kernel.play import Play
from yamen.kernel.prompt import Prompt

ONE, TWO, THREE = number("one"), number("two"), number("three")


async def one(seat: int, options: list[int], always: bool = False) -> int:
    """Ask for a number."""
    return await Ask(seat, ONE, options, refuse, always=always)


async def beside(table: Mini, prompt: Prompt[int], own: Callable[[], list[int]], about: object = None) -> int:
    """Ask for a number, with the offers beside it."""
    return await choose_beside(table, 0, prompt, own, refuse, OFFERS, about)


def options(play: Play) -> list[list[str]]:
    """The notation of everything that can be answered now, question by question."""
    return [[ask.notation(at) for at in range(len(ask.options))] for ask in play.asks]


def test_a_question_with_one_option_is_not_put() -> None:
    async def scene(table: Mini) -> str:
        table.said.append(str(await one(0, [3])))
        table.said.append(str(await one(0, [1, 2])))
        return ""

    play = mini(scene)
    assert options(play) == [["one 1", "one 2"]]
    play.answer(1)
    assert play.state.encode()["said"] == ["3", "2"]
    assert play.asks == []


def test_a_question_that_hides_something_is_put_even_with_one_option() -> None:
    async def scene(table: Mini) -> str:
        table.said.append(str(await one(0, [3], always=True)))
        return ""

    play = mini(scene)
    assert options(play) == [["one 3"]]
    play.answer(0)
    assert play.state.encode()["said"] == ["3"]


@pytest.mark.parametrize("order", [(0, 2, 3), (3, 2, 0), (2, 3, 0)])
def test_answers_given_together_come_in_the_order_of_the_questions(order: tuple[int, ...]) -> None:
    async def scene(table: Mini) -> str:
        asks = [Ask(seat, ONE, [0, seat] if seat != 1 else [4], refuse) for seat in range(4)]
        table.said.append(str(await Together(asks)))
        return ""

    play = mini(scene)
    assert [ask.seat for ask in play.asks] == [0, 2, 3], "the forced one is not put"
    assert play.secret
    for count, seat in enumerate(order):
        assert play.sealed == count
        assert play.state.encode()["said"] == []
        play.answer(1, seat)
        if count < 2:
            with pytest.raises(NotYourTurn):
                play.answer(1, seat)
    assert play.state.encode()["said"] == ["[0, 4, 2, 3]"]


def test_nothing_is_put_when_all_of_those_asked_together_are_forced() -> None:
    async def scene(table: Mini) -> str:
        table.said.append(str(await Together([Ask(0, ONE, [2], refuse), Ask(1, ONE, [3], refuse)])))
        return ""

    assert mini(scene).state.encode()["said"] == ["[2, 3]"]


def test_a_secret_question_that_hides_something_is_put_even_with_one_option() -> None:
    async def scene(table: Mini) -> str:
        table.said.append(str(await Together([Ask(0, ONE, [2], refuse, always=True), Ask(1, ONE, [3], refuse)])))
        return ""

    play = mini(scene)
    assert options(play) == [["one 2"]]
    play.answer(0)
    assert play.state.encode()["said"] == ["[2, 3]"]


# --- offers -----------------------------------------------------------------------------------------------------------


async def sold(table: Mini, seat: int, n: int) -> None:
    """Taking an offer asks another question, with the same offers beside it."""
    table.hidden[seat] -= 1
    table.said.append(f"sold {n}")
    table.said.append(f"third {await beside(table, THREE, lambda: [0, 1])}")


def stock(table: Mini, seat: int) -> list[int]:
    return list(range(table.hidden[seat]))


OFFERS: Sequence[Offer] = (Offer(TWO, stock, refuse, sold),)


async def shop(table: Mini) -> str:
    table.said.append(f"first {await beside(table, ONE, lambda: [0, 1, 2], 'why')}")
    return ""


def test_offers_stand_beside_a_question_until_it_is_answered() -> None:
    play = mini(shop, (2,))
    assert options(play) == [["one 0", "one 1", "one 2", "two 0", "two 1"]]
    play.answer(3)
    assert options(play) == [["three 0", "three 1", "two 0"]], "the question of the offer, with what is left beside it"
    play.answer(2)
    assert options(play) == [["three 0", "three 1"]], "nothing is left to sell"
    play.answer(1)
    play.answer(0)
    assert options(play) == [["one 0", "one 1", "one 2"]]
    play.answer(2)
    assert play.state.encode()["said"] == ["sold 0", "sold 0", "third 1", "third 0", "first 2"]


def test_equal_answers_of_a_question_and_its_offer_are_told_apart() -> None:
    play = mini(shop, (2, 1))
    ask = play.asks[0]
    assert [ask.index(f"two {n}") for n in range(3)] == [3, 4, -1]
    assert [ask.prompt_of(at).name for at in range(5)] == ["one", "one", "one", "two", "two"]
    assert [prompt.name for prompt in ask.prompts()] == ["one", "two"]
    play.answer(3)
    assert play.fork_for(0, Quick(1)).state.encode()["said"] == ["sold 0"]


def test_reasons_come_from_the_question_or_from_its_offer() -> None:
    play = mini(shop, (1,))
    ask = play.asks[0]
    assert ask.refusal(play.state, ONE, 4).words.facts == {"n": 4, "about": "why"}
    assert ask.refusal(play.state, TWO, 4).words.facts == {"n": 4, "about": "None"}


def test_one_option_beside_no_offer_is_not_put_and_one_offer_alone_is_taken() -> None:
    async def scene(table: Mini) -> str:
        own: list[int] = [4]
        table.said.append(str(await beside(table, ONE, lambda: own)))
        table.hidden[0] = 1
        rounds: list[list[int]] = [[], [2]]
        table.said.append(str(await beside(table, ONE, lambda: rounds.pop(0))))
        return ""

    play = mini(scene, (0,))
    assert play.state.encode()["said"] == ["4", "sold 0"]
    play.answer(0)
    assert play.state.encode()["said"] == ["4", "sold 0", "third 0", "2"]


def test_a_question_with_offers_can_hide_how_much_choice_there_is() -> None:
    async def scene(table: Mini) -> str:
        await choose_beside(table, 0, ONE, lambda: [1], refuse, OFFERS, always=True)
        return ""

    assert options(mini(scene, (0,))) == [["one 1"]]


# --- what a seat may know ---------------------------------------------------------------------------------------------


def test_sealed_answers_are_left_out_of_a_fork_for_a_seat() -> None:
    async def scene(table: Mini) -> str:
        asks = [Ask(seat, ONE, list(range(table.hidden[seat] + 1)), refuse, always=True) for seat in range(3)]
        table.said.append(str(await Together(asks)))
        return ""

    play = mini(scene, (4, 4, 4))
    play.answer(4, 1)
    play.answer(3, 0)
    for seat, kept in ((0, [0]), (1, [1]), (2, []), (-1, [])):
        fork = play.fork_for(seat, Quick(seat + 9))
        assert [ask.seat for ask in fork.asks if ask.chosen >= 0] == kept
        assert fork.sealed == len(kept)
    whole = play.fork()
    assert [ask.chosen for ask in whole.asks] == [3, 4, -1], "a fork of everything knows the seals"


def test_an_answer_that_shows_what_was_hidden_must_fit_the_new_deal() -> None:
    async def scene(table: Mini) -> str:
        table.said.append(str(await one(1, [table.hidden[1], 9])))
        await Ask(0, TWO, [0, 1], refuse)
        return ""

    play = mini(scene, (0, 3))
    play.answer(0)
    luck = [seed for seed in range(40) if Quick(seed).roll("deal", range(5)) != 3]
    with pytest.raises(DoesNotHold) as told:  # this deal forgets what was shown, which is a fault of the game
        play.fork_for(0, Quick(luck[0]))
    assert told.value.words.key == "error-deal"
    assert told.value.words.facts == {"value": "one 3"}


def test_a_playout_cannot_be_forked() -> None:
    async def scene(table: Mini) -> str:
        await Ask(0, ONE, [0, 1], refuse)
        return ""

    quick = mini(scene).fork(keep=False)
    with pytest.raises(ValueError):
        quick.fork()
    with pytest.raises(ValueError):
        quick.fork_for(0, Quick(1))
    with pytest.raises(IndexError):
        quick.answer(2)
    with pytest.raises(NotYourTurn):
        quick.answer(0, 3)


def test_luck_since_the_checkpoint_is_the_same_in_every_fork() -> None:
    async def scene(table: Mini) -> str:
        table.said.append(str(table.chance.shuffle("a", range(30))))
        await Ask(0, ONE, [0, 1], refuse)
        table.said.append(str(table.chance.shuffle("b", range(30))))
        await Ask(0, ONE, [0, 1], refuse)
        return ""

    play = mini(scene)
    fork = play.fork(Quick(5))
    assert fork.state.encode() == play.state.encode()
    play.answer(0)
    kept = play.fork(Quick(5), keep=True)
    assert kept.state.encode() == kept.fork(Quick(6)).state.encode() == play.state.encode()
    fork.answer(0)
    assert fork.state.encode() != play.state.encode(), "luck to come is the fork's own"
