"""What environments show: texts and pictures from what a seat may know."""

from __future__ import annotations

import random

import numpy as np
import pytest

import bocage
from bocage.envs.picture import drawn
from bocage.envs.telling import told

from .forms import WITH_SECRETS, Form, name

EVERY_GAME = [
    *(Form(game.id, seats, {}) for game in bocage.games() for seats in game.seats),
    *WITH_SECRETS,
]


def tables(form: Form) -> list[bocage.Table]:
    """A game at some moments, its end among them."""
    table = bocage.new(form.game, seats=form.seats, seed=2, **form.options)
    rng = random.Random(2)
    found: list[bocage.Table] = []
    count = 0
    while (decision := table.decision) is not None:
        if count % 25 == 0:
            found.append(table.copy())
        table.play(rng.choice(decision.actions))
        count += 1
    return [*found, table]


@pytest.mark.parametrize("form", EVERY_GAME, ids=name)
def test_texts_and_pictures_show_the_view(form: Form) -> None:
    shapes: set[tuple[int, ...]] = set()
    pictures: set[bytes] = set()
    moments = tables(form)
    for table in moments:
        for seat in (None, 0):
            view = table.observe(seat)
            text = told(view)
            assert text.startswith(f"{form.game}, round {view['round']} of {view['rounds']}")
            goods = view["seats"][0]["goods"]
            assert all(f"{good} {n}" in text for good, n in goods.items() if n)
            picture = drawn(view)
            assert picture.dtype == np.uint8
            shapes.add(picture.shape)
        pictures.add(picture.tobytes())
    assert len(shapes) == 1 and len(pictures) == len(moments)


@pytest.mark.parametrize("form", WITH_SECRETS[:1], ids=name)
def test_only_its_owner_is_shown_a_hand(form: Form) -> None:
    table = tables(form)[-1]
    hand = table.observe(0)["seats"][0]["hand"]
    assert hand and all(card in told(table.observe(0)) for card in hand)
    assert not any(card in told(table.observe(1)) for card in hand)
    assert not any(card in told(table.observe(None)) for card in hand)


def test_a_picture_has_the_colours_of_what_is_there() -> None:
    """A house of wood turns to clay: its rooms are drawn in the colour of clay."""
    table = bocage.new("agricola-revised", seats=1, seed=1)
    position = table.position()
    position["seats"][0]["house"] = "clay"
    wood, clay = (
        np.count_nonzero((drawn(t.observe(0)) == (196, 98, 62)).all(-1))
        for t in (table, bocage.load(position))
    )
    assert clay > wood + 1000


def test_environments_render_in_both_ways() -> None:
    from bocage.envs import aec
    from bocage.envs.gym import OneSeat

    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), (None, type(None))):
        alone = OneSeat("agricola-revised", bots="random", render_mode=mode, cards="base")
        alone.reset(seed=1)
        assert isinstance(alone.render(), kind)
        together = aec("express", seats=3, render_mode=mode)
        together.reset(seed=1)
        assert isinstance(together.render(), kind)
    own = OneSeat("agricola-revised", bots="random", render_mode="ansi")
    own.reset(seed=1)
    assert "place forest" in own.render()
