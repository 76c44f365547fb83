"""What a card can do besides hearing events and answering queries; each joins a tableau."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, final

from ...farm.goods import NAMES, Goods
from ...farm.slots import Counts, slot
from ...kernel.state import Step
from ...kernel.tableau import Ability
from .events import PLOWED, TAKING
from .queries import PASTURE_ROOM, SHEEP_ROOM
from .room import Place, mixed
from .stacks import stacks_on
from .tableau import AgricolaTableau
from .vocabulary import ALL_SPACES, placing

if TYPE_CHECKING:
    from .rules import Space
    from .state import AgricolaState, Seat


@final
class Cooks(Ability[AgricolaTableau]):
    """At any time: so much food for one of each of some goods."""

    def __init__(self, rates: Goods) -> None:
        self.rates = rates

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.cook_at(self.rates)


@final
class Bakes(Ability[AgricolaTableau]):
    """In a Bake Bread action: so much food for a grain, for all of them or up to so many."""

    def __init__(self, food: int, up_to: int = -1) -> None:
        self.food = food
        self.up_to = up_to

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.bake_at(self.food, self.up_to)


@final
class Spices(Ability[AgricolaTableau]):
    """So much more food for every vegetable that is cooked."""

    def __init__(self, food: int) -> None:
        self.food = food

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.spice += self.food
        tableau.reckon()


@final
class Crock(Ability[AgricolaTableau]):
    """One more food for every two goods that are cooked at the same moment.

    The card remembers whether the goods of a moment are odd in number.
    """

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.crock = self.card


@final
class Craft(Ability[AgricolaTableau]):
    """Once in every harvest: one of a good into food; what is left of it at the end may score.

    A `flow` follows: what it becomes besides.
    """

    def __init__(
        self,
        good: int,
        food: int,
        steps: tuple[int, ...] = (),
        flow: Step[AgricolaState] | None = None,
    ) -> None:
        self.good = good
        self.food = food
        self.steps = steps
        self.flow = flow

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.crafts += (self,)

    def flows(self) -> Sequence[Step[Any]]:
        return () if self.flow is None else (self.flow,)

    def bonus(self, left: int) -> int:
        """Bonus points for so much left: the highest step reached."""
        return sum(1 for step in self.steps if left >= step)

    def given_up(self, left: int) -> int:
        """How much is handed in for the bonus points."""
        points = self.bonus(left)
        return self.steps[points - 1] if points else 0


@final
class IsField(Ability[AgricolaTableau]):
    """The card is a field for one crop, or several of them; it remembers the stacks on it."""

    def __init__(self, good: int, stacks: int = 1) -> None:
        self.good = good
        self.stacks = stacks

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.fields += (self,)

    def lying(self, player: Seat, memory: int) -> dict[str, int]:
        """What stands on the card."""
        total = sum(stacks_on(player, self))
        return {NAMES[self.good]: total} if total else {}


@final
class Doubles(Ability[AgricolaTableau]):
    """For 1 wood, one tile in every Sow action carries two stacks of grain.

    The card remembers the second stacks.
    """

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.doubles = self.card


@final
class IsSpace(Ability[AgricolaTableau]):
    """The card is a space for everybody while it lies in front of its owner."""

    def __init__(self, make: Callable[[], Space]) -> None:
        self.make = make

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.spaces += (self.card,)


@final
class Toll(Ability[AgricolaTableau]):
    """Others who use a space first pay the owner so much food."""

    def __init__(self, space: str, food: int) -> None:
        self.space = ALL_SPACES.index(space)
        self.action = placing(self.space)
        self.food = food

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.tolls += (self,)


@final
class Plough(Ability[AgricolaTableau]):
    """Where a field is plowed by using one of some spaces: so many more, if its owner likes.

    The card remembers how often it can still be used. One that is `lent` others may use for so
    much food, everybody once; the card remembers who still may.
    """

    def __init__(self, more: int, spaces: tuple[str, ...], lent: int = 0) -> None:
        self.more = more
        self.lent = lent
        self.spaces = frozenset([ALL_SPACES.index(space) for space in spaces])

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.ploughs += (self,)
        tableau.heard |= 1 << PLOWED


@final
class MayJoin(Ability[AgricolaTableau]):
    """Some spaces may be used though another seat's person stands there, from a round on."""

    def __init__(self, *spaces: str, from_round: int = 1) -> None:
        self.spaces = tuple([ALL_SPACES.index(space) for space in spaces])
        self.from_round = from_round

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.joins += (self,)


@final
class LodgesOne(Ability[AgricolaTableau]):
    """Somebody who is no family lives on the card, as long as it remembers 1."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.huts += (self.card,)


@final
class Claims(Ability[AgricolaTableau]):
    """Whoever else takes a good that lies on a space gives one of it to the owner."""

    def __init__(self, space: str, good: int) -> None:
        self.space = ALL_SPACES.index(space)
        self.good = good

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.claims += (self,)
        tableau.heard |= 1 << TAKING


@final
class Delays(Ability[AgricolaTableau]):
    """What others take from spaces comes to them only when their people go home, food excepted."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.delays = self.card
        tableau.heard |= 1 << TAKING


@final
class Arranges(Ability[AgricolaTableau]):
    """The owner arranges the round cards to come; the card remembers what is next in a stage."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.arranges = self.card


@final
class AnswersTo(Ability[AgricolaTableau]):
    """The card may be played from the hand, free, when somebody else plays another one."""

    def __init__(self, id: str) -> None:
        self.id = id

    def join(self, tableau: AgricolaTableau) -> None:
        """Nothing that a tableau could answer."""


@final
class Adopts(Ability[AgricolaTableau]):
    """A child born this round may be placed for 1 food."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.adopts = self.card


@final
class AsMinor(Ability[AgricolaTableau]):
    """Some major improvements may be built in place of a minor one, whenever something holds."""

    def __init__(self, *majors: str, when: Callable[[Seat], bool] | None = None) -> None:
        self.majors = majors
        self.when = when

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.as_minors += (self,)

    def covers(self, player: Seat, major: str) -> bool:
        """Whether the seat may build a major improvement in this way now."""
        return major in self.majors and (self.when is None or self.when(player))


@final
class SpareBed(Ability[AgricolaTableau]):
    """A child needs no room whenever something holds."""

    def __init__(self, holds: Callable[[Seat], bool]) -> None:
        self.holds = holds

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.beds += (self,)


@final
class Studies(Ability[AgricolaTableau]):
    """Chance may choose the occupation that is played."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.studies = self.card


@final
class Brings(Ability[AgricolaTableau]):
    """The card brings goods before it is paid for."""

    def __init__(self, goods: Goods) -> None:
        self.goods = goods

    def join(self, tableau: AgricolaTableau) -> None:
        """Nothing that a tableau could answer."""


@final
class GoesBack(Ability[AgricolaTableau]):
    """The card goes back to the hand once it has been played."""

    def join(self, tableau: AgricolaTableau) -> None:
        """Nothing that a tableau could answer."""


@final
class DrawsMinors(Ability[AgricolaTableau]):
    """The card needs the pile of minor improvements that nobody was dealt."""

    def join(self, tableau: AgricolaTableau) -> None:
        """Nothing that a tableau could answer."""


@final
class Widens(Ability[AgricolaTableau]):
    """A minor improvement action of a space may serve for a major one, until the card forgets."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.widens = self.card


@final
class CountsVegetables(Ability[AgricolaTableau]):
    """So many vegetables lie on the card and score, by what it remembers."""

    def __init__(self, lying: Callable[[int], int]) -> None:
        self.lying = lying

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.roots += (self,)


@final
class Scores(Ability[AgricolaTableau]):
    """Bonus points for the owner: (state, seat, what the card remembers) → points."""

    def __init__(self, points: Callable[[AgricolaState, int, int], int]) -> None:
        self.points = points

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.scoring += (self,)


@final
class ScoresForAll(Ability[AgricolaTableau]):
    """Bonus points for every seat."""

    def __init__(self, points: Callable[[AgricolaState], list[int]]) -> None:
        self.points = points

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.scoring_for_all += (self,)


@final
class Trophy(Ability[AgricolaTableau]):
    """A use for animals that become food: of some `kinds`, of which some `parts` are used.

    It `takes` goods as well; for one animal it is used so many `times`, if the card has `room` by
    what it remembers, and how it remembers the animal is `noted`.
    """

    def __init__(
        self,
        kinds: int,
        parts: int,
        takes: Goods,
        times: int,
        room: Callable[[Seat, int, int], bool],
        noted: Callable[[int, int], int],
    ) -> None:
        self.kinds = kinds
        self.parts = parts
        self.takes = takes
        self.times = times
        self.room = room
        self.noted = noted

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.trophies += (self,)


@final
class Rests(Ability[AgricolaTableau]):
    """The owner takes no part in the harvest of a round that the card remembers."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.rests = self.card


@final
class Hedges(Ability[AgricolaTableau]):
    """Whoever builds a fence builds so many more without paying, once in a turn.

    The card remembers the turn.
    """

    def __init__(self, fences: int) -> None:
        self.fences = fences

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.hedge = self.card
        tableau.hedge_fences = self.fences
        tableau.wood_fences = False


@final
class KeepsFences(Ability[AgricolaTableau]):
    """Fences of the owner lie elsewhere: what the card remembers → how many."""

    def __init__(self, count: Callable[[int], int]) -> None:
        self.count = count

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.fence_keepers += (self,)
        tableau.wood_fences = False


@final
class TakesCell(Ability[AgricolaTableau]):
    """Something stands on a cell of the farm, which the card remembers, from 1 on."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.cell_takers += (self.card,)


@final
class MarksSpace(Ability[AgricolaTableau]):
    """A fence of the owner lies on an action space, which the card remembers, from 1 on."""

    def join(self, tableau: AgricolaTableau) -> None:
        """Nothing that a tableau could answer."""


@final
class FreeStable(Ability[AgricolaTableau]):
    """The next stable costs nothing; then the card remembers that."""

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.free_stable = self.card


@final
class Shelters(Ability[AgricolaTableau]):
    """Animals live on the card: so many of certain types, and so many of `any`.

    One that is `like_pastures` holds more where pastures do.
    """

    def __init__(self, certain: Counts, any: int = 0, like_pastures: bool = True) -> None:
        self.certain = certain
        self.any = any
        self.like_pastures = like_pastures

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.shelters += (self,)

    def place(self, tableau: AgricolaTableau) -> Place:
        """The place that the card is."""
        more = tableau.says(PASTURE_ROOM) if self.like_pastures else 0
        if self.any:
            return mixed(tableau, "card", self.card, self.any + more)
        sheep, boar, cattle, _ = self.certain
        if sheep and self.like_pastures:
            sheep += tableau.says(SHEEP_ROOM)
        return Place("card", self.card, (slot((sheep, boar, cattle, 0)),), more)


@final
class CountsAnimals(Ability[AgricolaTableau]):
    """The animals that score are more or fewer: (player, what the card remembers) → how many.

    The difference may be one of `living` animals, or of others that are counted as well.
    """

    def __init__(self, change: Callable[[Seat, int], Counts], living: bool) -> None:
        self.change = change
        self.living = living

    def join(self, tableau: AgricolaTableau) -> None:
        tableau.herds += (self,)


@final
class Remembers(Ability[AgricolaTableau]):
    """The card remembers a number; `shown` tells what lies on it."""

    def __init__(self, shown: Callable[[Seat, int], dict[str, int]], starts_with: int = 0) -> None:
        self.shown = shown
        self.starts_with = starts_with

    def join(self, tableau: AgricolaTableau) -> None:
        """Nothing that a tableau could answer."""


@final
class Sells(Ability[AgricolaTableau]):
    """What the card lays on round spaces is for its owner to buy there, or it is gone."""

    def __init__(self, price: Goods) -> None:
        self.price = price

    def join(self, tableau: AgricolaTableau) -> None:
        """Nothing that a tableau could answer: what lies there outlasts the card."""
