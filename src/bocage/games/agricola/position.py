"""Positions on their way in: read, checked against the rules, made into states."""

from __future__ import annotations

from typing import Any

from ...farm.goods import ANIMALS, NAMES
from ...kernel.errors import BadPosition
from ...kernel.messages import Sink
from ...kernel.reading import Reader, read_random, resume
from ...kernel.reading import read_stack as read_frames
from .adoption import may_adopt
from .card import MAJOR, MINOR, OCCUPATION, Card
from .events import EVENTS, POINTS
from .hand import LAP, Stock, by_number, holding
from .living_hands import exchange_later
from .phases import ROUND_WALK, Reveal
from .prices import PRICED
from .rules import Rules, Space
from .scoring import PAIRS
from .setup import HARVEST, new_seat, new_state, steps_by_name
from .stacks import seconds
from .state import STAGES, AgricolaState, Seat
from .steps.fencing import fences_left
from .steps.partners_field import partner_of
from .steps.schedule import SCHEDULED
from .steps.tableaux import listen, open_spaces, serve_both, tableau_of
from .visits import MOMENT_OF
from .vocabulary import (
    ALL_SPACES,
    ALL_TRADES,
    FARM,
    FENCES,
    HOUSE,
    HOUSES,
    PEOPLE,
    STABLES,
)
from .vocabulary import ROUNDS as LAST_ROUND

PHASES = ("preparation", "work", "harvest", "feeding", "breeding", "end")
GOODS = tuple(NAMES[good] for good in range(len(NAMES)) if good not in ANIMALS)
BEASTS = tuple(NAMES[good] for good in ANIMALS)
CROPS = {"grain": 3, "vegetable": 2}
HIGHEST = 15
"""The crops on a field where cards add to those that are sown."""
MOST_REMEMBERED = 1 << 53
"""Above what a card remembers."""


def load(rules: Rules, data: dict[str, Any]) -> AgricolaState:
    """The state of a position, at its next decision."""
    reader = Reader(data)
    s = new_state(rules, read_random(reader))
    s.round = reader.number("round", 1, 0, LAST_ROUND)
    s.start = reader.number("starting_player", 0, 0, rules.seats - 1)
    s.seats = [
        read_seat(s, Reader(given, f"seats[{i}]")) for i, given in enumerate(reader.items("seats"))
    ]
    take_cards(s)
    if rules.partners:
        read_teams(s, reader)
    listen(s)
    read_round_cards(s, reader)
    open_spaces(s)
    read_spaces(s, reader.object("spaces"))
    s.scheduled = read_scheduled(s, reader)
    read_piles(s, reader)
    if "stack" not in reader.data:
        work_out_memory(s, reader)
    read_stack(s, reader)
    reader.finish(("game", "rules", "options", "own"))
    check_animals(s)
    s.look_again()
    if not s.round:
        s.sink = Sink(rules.edition.game)
    resume(s)
    return s


def read_teams(s: AgricolaState, reader: Reader) -> None:
    """What partners share: cards that lower costs, fences."""
    for one, other in PAIRS:
        serve_both(s, one)
        if s.seats[one].pieces != -s.seats[other].pieces:
            raise reader.refuse("seats", "partners of whom one lends the fences that the other has")
    if min([fences_left(player) for player in s.seats]) < 0:
        raise reader.refuse("seats", f"at most {FENCES} fences of each seat")


def mask_of(reader: Reader, key: str, default: int) -> int:
    """A list of cells as a mask."""
    if key not in reader.data:
        reader.seen.add(key)
        return default
    return sum(1 << FARM.numbers[cell] for cell in reader.words(key, FARM.names))


def read_seat(s: AgricolaState, reader: Reader) -> Seat:
    """One family and its farm."""
    player = new_seat(s.rules)
    for name, n in reader.amounts("goods", GOODS).items():
        player.goods[NAMES.index(name)] = n
    for name, n in reader.amounts("animals", BEASTS).items():
        player.goods[NAMES.index(name)] = n
    player.house = HOUSES.index(reader.word("house", "wood", HOUSES))
    player.rooms = mask_of(reader, "rooms", HOUSE)
    if player.rooms & HOUSE != HOUSE or FARM.component(player.rooms) != player.rooms:
        raise reader.refuse("rooms", "connected cells, r2c1 and r3c1 among them")
    full = s.rules.edition.number == 1 and s.rules.hand_cards
    read_fields(reader, player, HIGHEST if full else 0)
    player.stables = mask_of(reader, "stables", 0)
    if player.stables.bit_count() > STABLES:
        raise reader.refuse("stables", f"at most {STABLES} cells")
    read_pastures(s, reader, player)
    if s.rules.partners:
        player.pieces = reader.number("pieces", 0, -FENCES, player.layout.count)
    for key, mask in (("fields", player.fields), ("stables", player.stables)):
        others = player.rooms | (player.fields if key == "stables" else player.layout.enclosed)
        if mask & others:
            raise reader.refuse(key, "cells with nothing else on them")
    player.people = reader.number("people", 2, 2, PEOPLE)
    player.newborn = reader.number("newborn", 0, 0, player.people - 2)
    player.begging = reader.number("begging", 0, 0, 10_000)
    playable = [card.id for card in s.rules.offer + s.rules.hand_cards]
    numbers = s.rules.collection.numbers
    player.cards = tuple(numbers[id] for id in reader.words("cards", playable))
    player.tableau = tableau_of(s, player.cards)
    read_memory(s, reader, player)
    player.guests = reader.number("guests", 0, 0, 100)
    workers = player.workers()
    player.idle = workers - reader.number("placed", 0, 0, workers)
    read_hand(s, reader, player)
    if any(not grain_on(player, cell) for cell in seconds(player)):
        raise reader.refuse("memory", "second stacks on tiles with grain")
    reader.finish()
    player.rehouse()
    book, layout = player.layout.book, player.layout
    if book.habits.open and book.put_up(layout, 0, player.ground.solid) is not layout:
        raise reader.refuse("fences", "fences that close no pasture but those in `pastures`")
    return player


def grain_on(player: Seat, cell: int) -> int:
    """Whether grain stands on a tile."""
    return (player.sown() & ~player.vegetables) >> cell & 1


def read_memory(s: AgricolaState, reader: Reader, player: Seat) -> None:
    """What played cards remember."""
    inner = reader.object("memory")
    cards = player.tableau.cards
    player.memory = tuple([inner.number(c.id, c.starts_with, 0, MOST_REMEMBERED) for c in cards])
    for number in player.tableau.cell_takers:
        if player.recall(number) > FARM.size:
            raise inner.refuse(s.rules.cards[number].id, f"0 or a cell from 1 to {FARM.size}")
    inner.finish()
    player.gained = reader.number("gained", 0, 0, 10_000)
    spaces = {space.id: space.index for space in s.rules.spaces}
    player.picked = reader.flag("picked", False)
    player.noted = reader.number("noted", 0, 0, 10_000)
    player.last = {**spaces, "": -1}[reader.word("last", "", ["", *spaces])]


def work_out_memory(s: AgricolaState, reader: Reader) -> None:
    """What follows from the table in a position written by hand, where it does not say it."""
    for seat, row in enumerate(reader.items("seats")):
        for card in s.seats[seat].tableau.cards:
            if card.known is not None and card.id not in row.get("memory", {}):
                s.seats[seat].remember(card.number, card.known(s, seat))


def read_hand(s: AgricolaState, reader: Reader, player: Seat) -> None:
    """Cards in hand and in a draft, and what the seat has seen of others."""
    ids = [card.id for card in s.rules.hand_cards]
    numbers = s.rules.collection.numbers
    hand = [s.rules.cards[numbers[id]] for id in reader.words("hand", ids)]
    pack = [s.rules.cards[numbers[id]] for id in reader.words("pack", ids)]
    inner = reader.object("seen")
    most = LAP * len(ids)
    sights = [(numbers[id], inner.number(id, 0, 0, most)) for id in ids if id in inner.data]
    inner.finish()
    player.hand = holding(tuple(hand), tuple(pack), tuple(sights))


def take_cards(s: AgricolaState) -> None:
    """Every card is in one place only; majors that somebody has are not on offer."""
    taken: set[int] = set()
    for seat, player in enumerate(s.seats):
        held = [card.number for card in player.hand.cards + player.hand.pack]
        for key, numbers in (("cards", list(player.cards)), ("hand", held)):
            for number in numbers:
                if number in taken:
                    place = f"seats[{seat}].{key}"
                    raise BadPosition(
                        place, s.rules.cards[number].id, "a card that is nowhere else"
                    )
                taken.add(number)
                if s.rules.cards[number].kind == MAJOR:
                    s.majors &= ~(1 << number)


def read_piles(s: AgricolaState, reader: Reader) -> None:
    """Cards on the table that some ways to deal leave there."""
    inner = reader.object("piles")
    taken = {c for p in s.seats for c in (*p.hand.cards, *p.hand.pack, *p.tableau.cards)}
    found: list[tuple[Card, ...]] = []
    for key, kinds in (
        ("occupations", (OCCUPATION,)),
        ("minors", (MINOR,)),
        ("open", (OCCUPATION, MINOR)),
    ):
        left = {c.id: c for c in s.rules.hand_cards if c.kind in kinds and c not in taken}
        found.append(tuple([left[id] for id in inner.words(key, left)]))
        taken.update(found[-1])
    inner.finish()
    s.stock = Stock(by_number(found[0]), by_number(found[1]), found[2])


def read_fields(reader: Reader, player: Seat, highest: int) -> None:
    """Fields and what stands on them, at most so much if cards add to it."""
    inner = reader.object("fields")
    planes: list[int] = []
    for name in inner.data:
        if name not in FARM.numbers:
            raise BadPosition(inner.at(str(name)), inner.data[name], "a cell such as r1c2")
        cell = FARM.numbers[name]
        player.fields |= 1 << cell
        crops = Reader(inner.data[name], inner.at(name))
        heights = {crop: crops.number(crop, 0, 0, highest or CROPS[crop]) for crop in CROPS}
        crops.finish()
        if heights["grain"] and heights["vegetable"]:
            raise BadPosition(inner.at(name), inner.data[name], "grain or vegetables, not both")
        planes += [0] * (heights["grain"] + heights["vegetable"] - len(planes))
        for i in range(heights["grain"] + heights["vegetable"]):
            planes[i] |= 1 << cell
        if heights["vegetable"]:
            player.vegetables |= 1 << cell
    player.crops = tuple(planes)


def read_pastures(s: AgricolaState, reader: Reader, player: Seat) -> None:
    """Pastures and fences that enclose nothing yet, as the rules for fences allow them."""
    masks: list[int] = []
    loose = 0
    if s.rules.pastures.habits.open:
        for name in reader.words("fences", FARM.edge_names):
            loose |= 1 << FARM.edge_numbers[name]
    for i, cells in enumerate(reader.items("pastures")):
        row = Reader({"cells": cells}, f"{reader.at('pastures')}[{i}]")
        mask = mask_of(row, "cells", 0)
        if mask not in s.rules.pastures.number_of or mask & player.rooms:
            raise reader.refuse("pastures", "connected cells outside the house")
        if any(mask & other for other in masks):
            raise reader.refuse("pastures", "pastures that do not overlap")
        masks.append(mask)
    if not masks and not loose:
        return
    layout = s.rules.pastures.layout_or_none(tuple(masks), loose)
    if layout is None:
        touching = "" if s.rules.pastures.habits.scattered else "adjacent "
        need = f"{touching}pastures with at most {FENCES} fences in all"
        raise reader.refuse("pastures", need)
    player.layout = layout


def read_round_cards(s: AgricolaState, reader: Reader) -> None:
    """The revealed cards; left out, they are the first of each stage."""
    stages = {space.id: space.stage for space in s.rules.spaces if space.stage}
    phase = reader.word("phase", "work", PHASES)
    due = s.round - 1 if phase == "preparation" else s.round
    if "round_cards" in reader.data:
        revealed = reader.words("round_cards", stages)
    else:
        reader.seen.add("round_cards")
        revealed = list(stages)[: max(due, 0)]
    waits = "stack" in reader.data and len(revealed) == s.round - 1
    early = len(revealed) > due and s.rules.edition.number == 1 and bool(s.rules.hand_cards)
    if len(revealed) != due and not waits and not early:
        raise reader.refuse("round_cards", f"{due} cards, one for each round so far")
    for i, id in enumerate(revealed):
        if stages[id] != STAGES[i + 1]:
            raise reader.refuse("round_cards", "cards in the order of their stages")
        index = next(space.index for space in s.rules.spaces if space.id == id)
        if i < due:
            s.board = s.rules.with_space(s.board, index)
        s.revealed += (index,)


def read_spaces(s: AgricolaState, reader: Reader) -> None:
    """Goods and people on spaces."""
    on_board = [0] * s.count
    for space in s.rules.spaces:
        if space.id not in reader.data:
            continue
        inner = reader.object(space.id)
        for name, n in inner.amounts("goods", found_on(s, space)).items():
            s.lay(space.index, NAMES.index(name), n)
        beside = inner.number("beside", 0, 0, s.piles[space.index])
        if beside:
            s.piles[space.index] -= beside
            s.extras += ((space.index, space.good, beside),)
        tokens: list[int] = []
        for key, newborn in (("people", 0), ("newborn", 1)):
            for seat in inner.items(key):
                if type(seat) is not int or not 0 <= seat < s.count:
                    raise inner.refuse(key, f"seats from 0 to {s.count - 1}")
                tokens.append(2 * seat + newborn)
                on_board[seat] += 1 - newborn
        inner.finish()
        people = [token for token in tokens if token % 2 == 0]
        if len(people) > most_on(s, space) or len(set(people)) < len(people):
            raise BadPosition(reader.at(space.id), reader.data[space.id], "one person at most")
        there = space.index in s.board.open or space.index in s.revealed
        handed_in = space.card >= 0 and not s.goods_on(space.index)
        if not (there or handed_in) and (tokens or s.goods_on(space.index)):
            raise BadPosition(
                reader.at(space.id), reader.data[space.id], "nothing before it is revealed"
            )
        s.occupants[space.index] = tuple(tokens)
    reader.seen |= {space.id for space in s.rules.spaces}
    reader.finish()
    for seat, n in enumerate(on_board):
        player = s.seats[seat]
        placed = player.workers() - player.idle
        if n > placed:
            raise BadPosition(f"seats[{seat}].placed", placed, f"at least the {n} on spaces")


def found_on(s: AgricolaState, space: Space) -> tuple[str, ...]:
    """What may lie on a space: what it gathers, and what cards of the first edition lay there."""
    if s.rules.edition.number == 1 and s.rules.hand_cards:
        return NAMES
    return (NAMES[space.good],) if space.accumulates else ()


def most_on(s: AgricolaState, space: Space) -> int:
    """How many people may stand on a space."""
    if s.rules.edition.number == 1 and s.rules.hand_cards:
        return s.count
    return 2 if space in s.rules.wishes else 1


def read_scheduled(s: AgricolaState, reader: Reader) -> tuple[tuple[int, int, int, int, int], ...]:
    """Goods on coming round spaces."""
    entries: list[tuple[int, int, int, int, int]] = []
    numbers = {card.id: card.number for card in s.rules.offer + s.rules.hand_cards}
    for i, given in enumerate(reader.items("scheduled")):
        row = Reader(given, f"scheduled[{i}]")
        round = row.number("round", 0, 1, LAST_ROUND)
        seat = row.number("seat", 0, 0, s.count - 1)
        card = numbers[row.word("card", "", numbers)]
        for name, n in row.amounts("goods", SCHEDULED).items():
            entries.append((round, seat, SCHEDULED.index(name), n, card))
        row.finish()
    return tuple(entries)


def read_stack(s: AgricolaState, reader: Reader) -> None:
    """What remains to be done: a stack as written by a position, or a phase given by hand."""
    turn = reader.number("turn", s.start, 0, s.count - 1)
    if "stack" not in reader.data:
        reader.seen.add("stack")
        set_phase(s, reader.word("phase", "work", PHASES), turn)
        return
    bounds = {
        "animal": len(ANIMALS),
        "card": len(s.rules.cards),
        "event": EVENTS,
        "kind": len(PRICED),
        "last": s.count + 1,
        "moments": len(MOMENT_OF) + 2,
        "passing": 1 << s.count,
        "point": len(POINTS),
        "space": len(s.rules.spaces),
        "stuck": 1 << s.count,
        "space_number": len(ALL_SPACES),
        "trade": len(ALL_TRADES) + len(s.rules.cards),
    }
    read_frames(s, reader, steps_by_name(s.rules), bounds)
    revealing = any(isinstance(s.steps[frame[0]], Reveal) for frame in s.stack)
    if len(s.revealed) < s.round and not revealing:
        raise BadPosition("round_cards", len(s.revealed), f"{s.round} cards once a round has begun")


def set_phase(s: AgricolaState, phase: str, turn: int) -> None:
    """The stack at the beginning of a phase."""
    round = s.rules.edition.round
    if phase == "end":
        return
    if s.round == 0:
        raise BadPosition("round", s.round, "at least 1")
    if phase != "work":
        for seat, player in enumerate(s.seats):
            if player.idle != player.workers():
                raise BadPosition(f"seats[{seat}].placed", "somebody", f"nobody in phase {phase}")
    s.stack.append((ROUND_WALK.id, -1))
    if phase == "preparation":
        s.round -= 1
    elif phase == "work":
        work = s.rules.edition.work
        s.stack.append((round.id, -1, 4))
        if work.after is not None and s.rules.hand_cards:
            work.after.begin(s, turn)
        for k in range(s.count):
            seat = (turn + k) % s.count
            player = s.seats[seat]
            if player.idle or (player.newborn and may_adopt(player)):
                s.stack.append((work.id, seat, 0, 0))
                break
    else:
        exchange_later(s)
        s.stack.append((HARVEST.id, -1, ("harvest", "feeding", "breeding").index(phase)))


def check_animals(s: AgricolaState) -> None:
    """All animals are housed, except on a farm in the middle of an action."""
    work = s.rules.edition.work
    deciding = [frame[1] for frame in s.stack if frame[0] != work.id]
    if s.rules.partners:
        deciding += [partner_of(seat) for seat in deciding if seat >= 0]
    for seat, player in enumerate(s.seats):
        if seat not in deciding and not player.animals_fit():
            animals = {NAMES[good]: player.goods[good] for good in ANIMALS}
            raise BadPosition(f"seats[{seat}].animals", animals, "no more than can be housed")
