"""What the greedy player believes in: the numbers behind its outlook.

They were fitted to its own games: how many points more than were sure followed a sheet. What was
not on a sheet before a roll of the first round weighs nothing there.
"""

from __future__ import annotations

from typing import Final

ByRound = tuple[float, float, float, float, float, float]

WEIGHTS: Final[dict[str, ByRound]] = {
    # The family and its actions
    "sheet": (35.37, 41.04, 18.30, 3.47, -15.15, -9.67),
    "action": (16.40, 16.10, 12.54, 8.89, 8.85, 4.44),
    "baby": (0.00, 8.14, 5.71, 4.35, 0.86, -0.71),
    "free-room": (0.00, 0.99, 2.71, 3.00, 1.63, 0.27),
    # The house: 0 to 2 for its walls, alone and times the rooms
    "room": (0.00, 16.44, 9.06, 7.03, 2.18, 0.40),
    "house": (-0.85, -2.93, -0.34, 0.06, 2.02, 0.87),
    "house-room": (0.00, 0.27, -3.57, -3.06, -2.89, -1.36),
    # The land
    "field": (1.25, -1.38, 1.84, 2.72, 2.54, 0.86),
    "mayor-field": (0.00, -4.01, -2.74, -2.28, -2.22, -0.75),
    "pasture": (2.88, -7.46, -5.14, -3.29, -1.58, -0.48),
    # Food for the next harvest, and what crops and animals would make, if they can be cooked
    "missing-food": (9.94, -2.72, -1.97, -0.88, -0.82, -0.41),
    "spare-food": (8.87, 0.62, 0.96, 0.35, 0.39, 0.42),
    "baked": (0.00, -0.09, 0.16, 0.18, 0.21, 0.05),
    "roasted": (0.00, 0.42, 0.27, 0.09, 0.14, 0.03),
    # Each of the first three of a material
    "reed": (6.78, 3.77, 2.15, 1.05, 0.23, -0.03),
    "wood": (7.24, 4.38, 1.91, 0.36, -0.01, -0.03),
    "brick": (2.85, 0.12, -0.84, -0.49, -0.09, 0.00),
    "stone": (3.46, 1.18, 0.22, 0.00, -0.02, -0.15),
    # Crops and animals
    "grain": (-0.29, -0.82, -0.77, -0.60, -0.29, -0.09),
    "vegetable": (-0.65, -1.27, -1.00, -0.95, -0.65, -0.18),
    "sheep": (-3.20, 2.73, 0.55, 0.37, 0.23, 0.14),
    "boar": (-4.45, 2.20, 0.61, 0.21, 0.21, -0.17),
    "cattle": (-2.45, 3.08, 1.48, 0.61, 0.46, 0.14),
    # Occupations
    "mayor": (2.84, 18.20, 12.43, 10.10, 9.39, 2.99),
    "builder": (1.11, 7.46, 4.43, 1.85, 1.34, 0.26),
    "farmer": (2.32, 9.88, 5.35, 2.86, 1.55, 0.46),
    "rancher": (0.91, 6.32, 2.10, 1.63, 1.06, 0.42),
    "gatherer": (0.85, 11.46, 5.90, 3.23, 1.43, 0.30),
    "midwife": (2.79, 8.65, 4.94, 2.03, 1.65, 0.30),
    # Improvements
    "oven": (0.00, 17.23, 14.95, 11.14, 10.87, 5.80),
    "hearth": (0.00, 6.38, 4.31, 2.55, 1.55, 0.62),
    "basketmaker": (0.00, 4.63, 3.92, 2.52, 0.88, 0.53),
    "joinery": (0.00, 6.72, 4.09, 2.79, 1.02, 0.52),
    "pottery": (7.66, 1.72, 1.45, 1.17, 1.11, 0.17),
    "stonecutter": (2.10, -0.50, -0.45, 1.62, 0.95, 0.26),
}
"""Points for each of what is counted, by round, beyond those that are sure."""
