"""Records golden games: those of new variants, or with `--all` every one anew.

`python -m tests.golden.make` from the project's root; `--all` after the rules version was raised.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import bocage
from tests.campaigns.playing import end, play_on
from tests.contract import driver

FOLDER = Path(__file__).parent / "games"
CAMPAIGNS = Path(__file__).parent / "campaigns"


def main(everything: bool) -> None:
    """Write two random games per variant, and a campaign per game and kind."""
    for folder in (FOLDER, CAMPAIGNS):
        folder.mkdir(exist_ok=True)
        if everything:
            for old in folder.glob("*.json"):
                old.unlink()
    for variant in driver.variants():
        for seed in (1, 2):
            path = FOLDER / f"{driver.name(variant)}-{seed}.json"
            if not path.exists():
                record = driver.random_game(variant, seed, check_every=1000).record()
                record.position = None
                path.write_text(record.to_json() + "\n", encoding="utf-8")
    for game in bocage.games():
        for kind in game.campaigns():
            path = CAMPAIGNS / f"{game.id}-{kind}.json"
            if not path.exists():
                path.write_text(campaign_of(game.id, kind) + "\n", encoding="utf-8")


def campaign_of(game: str, kind: str) -> str:
    """Three random games; those of a solo series are won at the end, so that occupations stay."""
    campaign = bocage.campaign(game, kind, seats=1 if kind == "solo" else 4, seed=1)
    bots = [bocage.bot("random", seat) for seat in range(campaign.seats)]
    for _ in range(3):
        play_on(campaign, bots)
        assert campaign.table is not None
        if kind == "solo":
            seats = campaign.table.observe(0)["seats"]
            new = [id for id in seats[0]["cards"] if id not in campaign.kept[0]]
            end(campaign, [70], [[id for id in new if is_occupation(game, id)]])
        campaign.finish([bot.keep(campaign, seat) for seat, bot in enumerate(bots)])
    if campaign.table is not None:
        play_on(campaign, bots)
    data = campaign.data()
    for place in (*(entry["record"] for entry in data["games"]), data["table"]):
        if place is not None:
            del place["position"]
    return json.dumps(data, ensure_ascii=False, indent=1)


def is_occupation(game: str, id: str) -> bool:
    """Whether a card is an occupation."""
    return any(card.id == id and card.kind == "occupation" for card in bocage.cards(game))


if __name__ == "__main__":
    main("--all" in sys.argv)
