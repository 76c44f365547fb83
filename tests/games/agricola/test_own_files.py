"""Own cards from files: what is wrong with them is said, what belongs to them stays with them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import bocage
from bocage.cli.own import faults_in
from bocage.games.agricola.game import Agricola
from bocage.kernel.own import Own, sources_in

from .own_files import GNOME, SHOWN, own, source, write

GAME = "agricola-revised"
ROOT = Path(__file__).parents[3]
FLAW = "def flaw(s, seat):\n    return 1 // 0"
EAR = 'EAR = using("day-laborer").gain(food(1))'
HEARD = 'minor("X001", "Gnome", FOOD_PROVIDER, EAR)'
STEP = "FLOW = Gain(food(1))"
PLAYED = 'minor("X001", "Gnome", FOOD_PROVIDER, play=FLOW)'
NOT_SO = SHOWN.replace('"food": 3', '"food": 4')
WRONG = {
    "syntax": ("OWN = [\n  own(]\n", "own-at-line", {"line": "2"}),
    "import": ("import nowhere_at_all\n", "own-at-line", {"line": "1"}),
    "name": ("\n\nOWN = [gnome]\n", "own-at-line", {"line": "3"}),
    "empty": ("", "own-no-list", {}),
    "no list": ("OWN = 7\n", "own-no-list", {}),
    "bare card": (source(GNOME), "own-no-card", {}),
    "bad id": (source(own(GNOME.replace("X001", "gnome"))), "own-bad-id", {"id": "gnome"}),
    "printed id": (source(own(GNOME.replace("X001", "A012"))), "own-taken-id", {"id": "A012"}),
    "same id": (source(f"{own()}, {own()}"), "own-taken-id", {"id": "X001"}),
    "kind": (
        source(own('Card("X001", "Gnome", 2, "major", FOOD_PROVIDER, ())')),
        "own-bad-kind",
        {"id": "X001"},
    ),
    "category": (
        source(own(GNOME.replace("FOOD_PROVIDER", '"garden"'))),
        "own-bad-category",
        {"category": "garden"},
    ),
    "no text": (source(own(text='""')), "own-no-words", {"id": "X001"}),
    "language": (source(own(text='{"de": "Gnom"}')), "own-bad-locale", {"locale": "de"}),
    "need": (
        source(own(GNOME[:-1] + ', need=Need("cap", lambda s, seat: True))')),
        "own-no-need",
        {"id": "X001"},
    ),
    "shared ability": (
        source(f"{own(HEARD)}, {own(HEARD.replace('X001', 'X002'))}", EAR),
        "own-shares",
        {"id": "X002"},
    ),
    "shared step": (
        source(f"{own(PLAYED)}, {own(PLAYED.replace('X001', 'X002'))}", STEP),
        "own-shares",
        {"id": "X002"},
    ),
    "step used twice": (
        source(own(PLAYED.replace("FLOW", "Seq(FLOW, FLOW)")), STEP),
        "own-shares",
        {"id": "X001"},
    ),
    "no scenario": (source(own(shown="")), "own-no-scenario", {"id": "X001"}),
}
"""A file for each fault, the fault, and what it must name."""


def faults(tmp_path: Path, content: str) -> list[bocage.Message]:
    """What is wrong with a file."""
    return faults_in(sources_in(write(tmp_path, content)))


@pytest.mark.parametrize("name", WRONG)
def test_a_fault_is_told_in_a_sentence(tmp_path: Path, name: str) -> None:
    content, id, named = WRONG[name]
    found = faults(tmp_path, content)
    assert [fault.id for fault in found] == [id], found
    assert named.items() <= found[0].values.items()
    for locale in bocage.LOCALES:
        assert "own-" not in bocage.text(found[0], locale)
    if id != "own-no-scenario":
        with pytest.raises(bocage.BadCards) as caught:
            bocage.new(GAME, own=tmp_path / "my_cards.py", cards="base")
        assert str(caught.value) == bocage.text(found[0])


def test_the_card_on_the_page_works(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(from bocage\.own import .*?)```", page, re.DOTALL)
    assert len(shown) == 1
    assert faults(tmp_path, shown[0]) == []


def test_all_faults_are_told(tmp_path: Path) -> None:
    two = f"{own(GNOME.replace('X001', 'x'))}, {own(text='{}')}"
    assert [fault.id for fault in faults(tmp_path, source(two))] == ["own-bad-id", "own-no-words"]


def test_an_unknown_space_is_told_with_those_near_it(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, source(own(GNOME.replace("day-laborer", "day-labourer"))))
    said = bocage.text(fault)
    assert said.startswith("my_cards.py, line 3: “day-labourer” is not a space; near it are ")
    assert "day-laborer" in said


@pytest.mark.parametrize(
    ("flow", "said"),
    [
        ('Ask("paint", lambda s, seat: [], print)', "knows no verb “paint”"),
        ("Trades((wood(1), stone(7)))", "Trades(…) knows only 1 sheep > 1 boar"),
        ("1 // 0", "ZeroDivisionError"),
    ],
)
def test_what_cannot_be_made_is_told_with_its_line(tmp_path: Path, flow: str, said: str) -> None:
    (fault,) = faults(tmp_path, source(own(GNOME), f"FLOW = {flow}"))
    assert bocage.text(fault).startswith("my_cards.py, line 2: ")
    assert said in bocage.text(fault)


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (NOT_SO, "X001, scenario 1: “goods.food” should be 4 and is 3."),
        (
            SHOWN.replace("place day-laborer", "place fencing"),
            "refused: “Fencing” is not open yet",
        ),
        (SHOWN.replace("X001", "X009"), "The position is not possible: seats[0].cards"),
        (SHOWN.replace('"goods"', '"score"'), "“score.food” should be 3 and is 0."),
    ],
)
def test_a_scenario_that_does_not_hold_says_why(tmp_path: Path, shown: str, said: str) -> None:
    (fault,) = faults(tmp_path, source(own(shown=shown)))
    assert said in bocage.text(fault)


@pytest.mark.parametrize(
    "does",
    [
        "Scores(lambda s, seat, memory: flaw(s, seat))",
        'using("day-laborer").do(Do(flaw))',
        'using("day-laborer").only(lambda s, owner, detail: flaw(s, owner)).gain(food(1))',
        'using("day-laborer").do(GainOf(flaw))',
        'using("day-laborer").may(Ask("take", flaw, print))',
    ],
)
def test_a_function_that_fails_is_found(tmp_path: Path, does: str) -> None:
    card = f'minor("X001", "Gnome", FOOD_PROVIDER, {does})'
    (fault,) = faults(tmp_path, source(own(card), FLAW))
    said = bocage.text(fault)
    assert said == "my_cards.py, line 3, in “flaw” of card X001: ZeroDivisionError: " + (
        "integer division or modulo by zero"
    )


def test_a_function_that_takes_what_is_not_there_is_found(tmp_path: Path) -> None:
    does = 'using("day-laborer").do(Do(lambda s, seat: leave(s, seat, clay(3))))'
    (fault,) = faults(tmp_path, source(own(f'minor("X001", "Gnome", FOOD_PROVIDER, {does})')))
    assert "ValueError: 3 clay too few" in bocage.text(fault)


def test_a_choice_of_what_no_action_names_is_found(tmp_path: Path) -> None:
    does = 'using("day-laborer").do(Ask("take", lambda s, seat: ["gold", "wood"], print))'
    (fault,) = faults(tmp_path, source(own(f'minor("X001", "Gnome", FOOD_PROVIDER, {does})')))
    assert "X001 asks for “take gold”" in bocage.text(fault)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path, content in (("none.py", None), ("bytes.py", b"\xff\xfe\x00")):
        if content is not None:
            (tmp_path / path).write_bytes(content)
        with pytest.raises(bocage.BadCards, match=path):
            bocage.new(GAME, own=tmp_path / path, cards="base")


@pytest.mark.parametrize("own", [7, ["a.py", 7], object()])
def test_own_is_files(own: Any) -> None:
    with pytest.raises(bocage.BadValue, match="own"):
        bocage.new(GAME, own=own, cards="base")


def test_own_cards_need_hands_and_a_game_that_takes_them(tmp_path: Path) -> None:
    path = write(tmp_path, source(own()))
    with pytest.raises(bocage.BadOption, match="cards"):
        bocage.new(GAME, own=path)
    for game in ("agricola-classic", "hallertau"):
        with pytest.raises(bocage.BadValue, match="takes no own cards"):
            bocage.new(game, own=path)


def test_a_folder_and_a_list_of_files(tmp_path: Path) -> None:
    write(tmp_path, source(own()), "a.py")
    second = write(tmp_path, source(own(GNOME.replace("X001", "X002"))), "b.py")
    ways: list[Own] = [tmp_path, [tmp_path / "a.py", second], [str(second), tmp_path]]
    for given in ways:
        table = bocage.new(GAME, seed=1, own=given, cards="base")
        assert list(table.position()["own"]) == ["a.py", "b.py"]
        assert [card.id for card in bocage.cards(GAME, own=given)][-2:] == ["X001", "X002"]
    (tmp_path / "deep").mkdir()
    other = write(tmp_path / "deep", source(own()) + "\n", "a.py")
    with pytest.raises(bocage.BadCards, match="Two different files are called a"):
        bocage.new(GAME, own=[tmp_path, other], cards="base")


def test_a_record_and_a_position_ask_for_their_cards(tmp_path: Path) -> None:
    path = write(tmp_path, source(own()))
    table = bocage.new(GAME, seed=1, own=path, cards="base")
    table.play(table.decisions[0].actions[0])
    record = bocage.Record.from_json(table.record().to_json())
    hash = record.own["my_cards.py"]
    assert json.loads(record.to_json())["own"] == table.position()["own"]
    assert bocage.replay(record, own=tmp_path).position() == table.position()
    with pytest.raises(bocage.BadCards) as without:
        bocage.replay(record)
    assert all(word in str(without.value) for word in ("my_cards.py", hash, "--own"))
    with pytest.raises(bocage.BadCards) as loaded:
        bocage.load(table.position())
    assert str(loaded.value) == str(without.value)
    write(tmp_path, source(own()) + "# changed\n")
    with pytest.raises(bocage.BadCards, match=f"my_cards.py has changed.*{hash}.*--own"):
        bocage.replay(record, own=path)


def test_other_files_do_not_disturb_a_record(tmp_path: Path) -> None:
    path = write(tmp_path, source(own()))
    record = bocage.new(GAME, seed=1, own=path, cards="base").record()
    plain = bocage.new(GAME, seed=1, cards="base").record()
    write(tmp_path, "this is no Python", "other.py")
    assert bocage.replay(record, own=tmp_path).game.own_files() == record.own
    assert "own" not in json.loads(plain.to_json())
    assert bocage.replay(plain, own=tmp_path).game.own_files() == {}


@pytest.mark.parametrize("own", [7, {"a.py": 7}, ["a.py"]])
def test_a_record_with_damaged_own_cards(own: object) -> None:
    data = bocage.new(GAME, seed=1, cards="base").record().data()
    with pytest.raises(bocage.BadRecord, match="own"):
        bocage.Record.from_json(json.dumps({**data, "own": own}))
    position = bocage.new(GAME, seed=1, cards="base").position()
    with pytest.raises(bocage.BadPosition, match="own"):
        bocage.load({**position, "own": own})


def test_two_files_keep_their_texts_apart(tmp_path: Path) -> None:
    for name, text in (("a", "One { food } for\n you."), ("b", 'Two "foods" .text = \\ 🐑')):
        (tmp_path / name).mkdir()
        write(tmp_path / name, source(own(text=repr(text))))
        (card,) = bocage.cards(GAME, own=tmp_path / name)[-1:]
        assert card.text("ru") == text
        table = bocage.load(
            {
                "game": GAME,
                "options": {"cards": "base"},
                "seats": [{"hand": ["X001", "A012"], "goods": {"clay": 1}}, {}],
            },
            own=tmp_path / name,
        )
        table.play("place meeting-place")
        assert bocage.text(table.describe("play X001"), "fr") == "Jouer\u202f: Garden Gnome"
        table.play("play X001")
        assert any(e.id == "log-play.bare" and e.values["card"] == card.name for e in table.log)


def test_languages_fall_back_on_what_is_there(tmp_path: Path) -> None:
    words = 'text={"fr": "Un repas.", "ru": "Одна еда."}, title={"ru": "Гном"}'
    write(tmp_path, source(f"own({GNOME}, {SHOWN}, {words})".replace(f"{SHOWN}, ", "")))
    (card,) = bocage.cards(GAME, own=tmp_path)[-1:]
    assert [card.title(locale) for locale in bocage.LOCALES] == ["Garden Gnome"] * 2 + ["Гном"]
    assert [card.text(locale) for locale in bocage.LOCALES] == ["Un repas."] * 2 + ["Одна еда."]


def test_one_number_may_be_a_minor_here_and_an_occupation_there(tmp_path: Path) -> None:
    cards = {"minor": GNOME, "occupation": GNOME.replace("minor(", "occupation(")}
    seat = {"hand": ["X001"], "cards": ["B097"], "house": "stone", "goods": {"food": 9}}
    for kind, card in cards.items():
        path = write(tmp_path, source(own(card)), f"{kind}.py")
        position = {"game": GAME, "options": {"cards": "base"}, "round": 6, "phase": "preparation"}
        table = bocage.load({**position, "seats": [seat, {}]}, own=path)
        table.play("use B097")
        assert table.position()["seats"][0]["cards"] == ["B097", "X001"]
        assert table.position()["seats"][0]["goods"]["food"] == (9 if kind == "minor" else 8)


def test_a_field_of_ones_own(tmp_path: Path) -> None:
    card = 'minor("X001", "Bog", CROP_PROVIDER, IsField(GRAIN), holds("grain"))'
    path = write(tmp_path, source(own(card, shown="")))
    seat = {"cards": ["X001"], "goods": {"grain": 1}, "fields": {"r1c2": {}}}
    position = {"game": GAME, "options": {"cards": "base"}, "round": 4}
    cards = ["grain-utilization", "fencing", "sheep-market", "major-improvement"]
    table = bocage.load({**position, "round_cards": cards, "seats": [seat, {}]}, own=path)
    table.play("place grain-utilization")
    table.play("sow grain on X001")
    assert table.position()["seats"][0]["memory"] == {"X001": 3}


def test_many_threads_may_read_the_same_file(tmp_path: Path) -> None:
    path = write(tmp_path, source(own()) + "# threads\n")
    tables: list[bocage.Table] = []
    threads = [
        Thread(target=lambda: tables.append(bocage.new(GAME, seed=1, own=path, cards="base")))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({json.dumps(table.position()) for table in tables}) == 1
    games = [table.game for table in tables]
    assert len({id(game.collection) for game in games if isinstance(game, Agricola)}) == 1
