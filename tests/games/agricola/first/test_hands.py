"""How hands come about in the first edition."""

from __future__ import annotations

import bocage

from ..scenario import CLASSIC


def packs(table: bocage.Table) -> list[set[str]]:
    """Every seat's pack."""
    return [set(seat["pack"]) for seat in table.position()["seats"]]


def test_in_a_draft_packs_go_to_the_right() -> None:
    t = bocage.new(CLASSIC, seats=3, seed=1, cards="base", hands="draft")
    before = packs(t)
    kept = []
    for seat in range(3):
        decision = t.seat(seat).decision
        assert decision is not None
        kept.append(decision.actions[0].argument)
        t.seat(seat).play(decision.actions[0])
    after = packs(t)
    for seat in range(3):
        giver = (seat + 1) % 3
        assert after[seat] == before[giver] - {kept[giver]}
