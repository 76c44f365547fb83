"""What is seen: the whole state for positions, and what each seat may know."""

from __future__ import annotations

from typing import cast

from .progress import payable
from .rows import by_row, next_row
from .scoring import CENTRE, GOALS
from .sections import LETTERS
from .shapes import (
    Craft,
    Field,
    HallertauPosition,
    HallertauView,
    Just,
    Price,
    SeatPosition,
    SeatView,
    Space,
    VillageData,
)
from .state import HallertauState, Seat
from .steps.crafts import tools_needed
from .steps.fields import row_of
from .steps.goods import left
from .vocabulary import (
    ACTIONS,
    CATALOGUE,
    CRAFTS,
    CROPS,
    FIELD_NAMES,
    FIRST_SOWN,
    GOODS,
    KINDS,
    LAST,
    PHASES,
    PROGRESS,
    ROUNDS,
    SECTION,
    SINGLE,
    SPACES,
    SPOTS,
    STABLES,
    named,
)


def position(s: HallertauState) -> HallertauPosition:
    """The state as readable JSON."""
    found: HallertauPosition = {
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": s.turn if s.turn >= 0 else None,
        "starting_player": s.start,
        "sections": [LETTERS[k] for k in range(len(LETTERS)) if s.sections >> k & 1],
        "cleared": [k for k in range(1, 5) if s.cleared >> k & 1],
        "removed": list(s.removed),
        "spaces": {
            SPACES[space]: by_row(rows, s.rules.rows[space])
            for space, rows in enumerate(s.board)
            if rows
        },
        "discarded": ids(s.discarded),
        "seats": [seat_position(p) for p in s.seats],
    }
    if s.used:
        used = SPACES[abs(s.used) - 1]
        found["used"] = {"space": used, "seat": s.user, "finished": s.used > 0}
    if s.sparing:
        found["sparing"] = [seat for seat in range(s.count) if s.sparing >> seat & 1]
    return found


def seat_position(p: Seat) -> SeatPosition:
    """One seat, complete; what has just happened only where something has."""
    found: VillageData = {
        "goods": dict(zip(GOODS, p.goods, strict=True)),
        "tools": p.tools,
        "jewels": p.jewels,
        "sheep": {SPOTS[spot - 1]: p.sheep[spot] for spot in range(1, 8) if p.sheep[spot]},
        "fields": [FIELD_NAMES[field] for field in p.fields],
        "workers": p.workers,
        "crafts": dict(zip(CRAFTS, p.crafts, strict=True)),
        "boulders": {craft: list(p.boulders[2 * k : 2 * k + 2]) for k, craft in enumerate(CRAFTS)},
        "centre": p.centre,
        "hand": ids(p.hand),
        "played": ids(p.played),
        "exhausted": p.exhausted,
        "steps": dict(zip(CRAFTS, p.steps, strict=True)),
        "harvested": {GOODS[good]: n for good, n in enumerate(p.harvested) if n},
        "tools_gained": p.gained,
    }
    just: Just = {
        "tools_at_once": p.at_once,
        "exchanged": p.exchanged,
        "last_jewel": p.last_jewel,
        "fresh": ids(p.fresh),
        "fresh_played": p.prompt,
        "butcher": p.butcher,
        "income": ids(p.income),
        "quiet": texts(p.quiet),
        "passed": texts(p.passed),
        "before": texts(p.before),
    }
    return {**found, **cast(Just, {name: value for name, value in just.items() if value})}


def ids(cards: tuple[int, ...]) -> list[str]:
    """Cards by their printed numbers."""
    return [CATALOGUE[card] for card in cards]


def texts(actions: tuple[int, ...]) -> list[str]:
    """Actions by their texts."""
    return [ACTIONS.actions[action].text for action in actions]


def observe(s: HallertauState, viewer: int | None) -> HallertauView:
    """What a seat may know."""
    return {
        "game": "hallertau",
        "seat": viewer,
        "round": s.round,
        "rounds": ROUNDS,
        "phase": PHASES[s.phase],
        "turn": s.turn if s.turn >= 0 else None,
        "starting_player": s.start,
        "deciding": s.seat if s.options else None,
        "over": not s.options,
        "options": dict(s.rules.options),
        "spaces": [space_view(s, space) for space in range(len(SPACES))],
        "decks": {name: left(s, kind) for kind, name in enumerate(KINDS)},
        "sections_left": bin(s.sections).count("1") if s.count < 4 else 0,
        "cleared": [k for k in range(1, 5) if s.cleared >> k & 1],
        "discarded": ids(s.discarded),
        "seats": [seat_view(s, seat, seat == viewer) for seat in range(s.count)],
        "prices": price_list(s, viewer),
        "goals": list(GOALS[s.rules.with_cards]) if s.count == 1 else [],
    }


def space_view(s: HallertauState, space: int) -> Space:
    """A space of the board."""
    most, closed = s.rules.rows[space], space not in s.rules.open_spaces
    row = 0 if closed else next_row(s.board[space], most)
    return {
        "id": SPACES[space],
        "section": space // SECTION + 1,
        "rows": by_row(s.board[space], most),
        "cost": row or None,
        "closed": closed,
    }


def seat_view(s: HallertauState, seat: int, own: bool) -> SeatView:
    """A seat as it is seen; the hand only by its owner."""
    p = s.seats[seat]
    found: SeatView = {
        "goods": dict(zip(GOODS, p.goods, strict=True)),
        "tools": p.tools,
        "exhausted": p.exhausted,
        "jewels": p.jewels,
        "sheep": {SPOTS[spot - 1]: p.sheep[spot] for spot in range(3, STABLES + 1)},
        "farmyard_cards": list(range(s.next_card, ROUNDS + 1)),
        "fields": [field_view(field) for field in p.fields],
        "workers": p.workers,
        "window": p.window,
        "centre": p.centre,
        "points": CENTRE[p.centre],
        "crafts": [craft_view(p, craft) for craft in range(len(CRAFTS))],
        "hand": ids(p.hand) if own else None,
        "hand_size": {
            name: len([card for card in p.hand if s.rules.kind_of[card] == kind])
            for kind, name in enumerate(KINDS)
        },
        "played": ids(p.played),
        "income": ids(p.income),
    }
    if own:
        found["quiet"] = texts(p.quiet)
    return found


def field_view(field: int) -> Field:
    """A field with its row and what stands there."""
    crop = field // 4
    name = None if field < FIRST_SOWN else CROPS[crop].split("+")[0]
    return {"row": row_of(field), "crop": name, "double": crop >= SINGLE}


def craft_view(p: Seat, craft: int) -> Craft:
    """A craft in its row."""
    return {
        "id": CRAFTS[craft],
        "position": p.crafts[craft],
        "boulders": list(p.boulders[2 * craft : 2 * craft + 2]),
        "steps": p.steps[craft],
    }


def price_list(s: HallertauState, viewer: int | None) -> list[Price] | None:
    """What advances cost the seat whose turn it is in phase 9."""
    if viewer is None or s.phase != PROGRESS or s.turn != viewer:
        return None
    p = s.seats[viewer]
    return [
        {
            "craft": name,
            "tools": tools_needed(p, craft) if p.crafts[craft] < LAST else None,
            "jewel": p.jewels > 0 and p.crafts[craft] < LAST,
            "payments": [named(payment) for payment in payable(p, craft, s.round)],
        }
        for craft, name in enumerate(CRAFTS)
    ]
