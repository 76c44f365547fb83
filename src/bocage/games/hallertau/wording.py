"""Cards in words, composed from their data: no card has a text of its own."""

from __future__ import annotations

from ...kernel.messages import Message
from .card import HallertauCard
from .needs import Need
from .vocabulary import PHASES
from .wording_base import EVERY_STEP, phrase, sentences
from .wording_costs import cost_sentences
from .wording_effects import INCOME_FORM, effect_sentences
from .wording_needs import have_sentences, is_clause, need_message


def card_message(card: HallertauCard) -> Message:
    """All that stands on a card, with all numbers of its slash groups."""
    said = phase_sentences(card) + need_sentences(card.needs)
    costs, effects = card.parts[: card.costs], card.parts[card.costs :]
    if costs:
        said.append(cost_sentences(costs))
    if card.butcher:
        said.append(phrase("butcher"))
    if effects:
        said.append(effect_sentences(effects))
    if card.income:
        said.append(effect_sentences(card.income, INCOME_FORM))
    if card.points:
        said.append(phrase("points", n=card.points))
    return sentences(said)


def phase_sentences(card: HallertauCard) -> list[Message]:
    """When the card can be played, if not always."""
    for id, phase in (("only", card.only), ("never", card.never)):
        if phase >= 0:
            name = Message(f"phase-hallertau-{PHASES[phase]}")
            return [phrase(id, n=phase + 1, phase=name)]
    return []


def need_sentences(needs: tuple[Need, ...]) -> list[Message]:
    """The conditions of a card: what must be so, then what one must have."""
    clauses = [need_message(need, EVERY_STEP) for need in needs if is_clause(need)]
    said = [phrase("if", clause=clauses[0])] if clauses else []
    if len(clauses) > 1:
        said = [phrase("if.both", first=clauses[0], last=clauses[1])]
    return said + have_sentences([need for need in needs if not is_clause(need)])
