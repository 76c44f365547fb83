"""The shape of a view, whichever the game; nothing here but types."""

from __future__ import annotations

from .agricola.shapes import AgricolaView
from .creatures.shapes import CreaturesView
from .express.shapes import ExpressView
from .hallertau.shapes import HallertauView

View = AgricolaView | CreaturesView | HallertauView | ExpressView
"""What `observe` gives."""
