"""Tables of the first edition with hand cards: where the scenarios of its cards begin."""

from __future__ import annotations

from tests.games.agricola.cards.tables import bonus as bonus
from tests.games.agricola.cards.tables import coming as coming
from tests.games.agricola.cards.tables import deliveries as deliveries
from tests.games.agricola.cards.tables import due as due
from tests.games.agricola.cards.tables import every as every
from tests.games.agricola.cards.tables import line as line
from tests.games.agricola.cards.tables import on_card as on_card
from tests.games.agricola.cards.tables import pile as pile
from tests.games.agricola.cards.tables import second as second
from tests.games.agricola.cards.tables import window as window
from tests.games.agricola.scenario import CARDS, CLASSIC
from tests.games.agricola.scenes import FED as FED
from tests.games.agricola.scenes import Scenes

MAJORS = CARDS[CLASSIC]
QUIET = ["E153", "E165", "E174", "E203"]
"""Occupations that change nothing before the end of the game."""
FREE = "K129"
"""A minor that costs and needs nothing; it gives 1 grain and travels."""

SCENES = Scenes(CLASSIC, FREE)
table = SCENES.table
alone = SCENES.alone
turn = SCENES.turn
theirs = SCENES.theirs
dawn = SCENES.dawn
phase = SCENES.phase
at_once = SCENES.at_once
improving = SCENES.improving
last_person = SCENES.last_person
