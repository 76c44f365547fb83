"""The pictures of README and docs look like the tables they show."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Browser

from ..pictures import games
from ..pictures.shots import film_start, stills
from .serving import Server

APART = """
async (shown) => {
  const [width, height] = [208, 130];
  const [one, other] = await Promise.all(shown.map(async ([type, data]) => {
    const image = new Image();
    image.src = `data:image/${type};base64,${data}`;
    await image.decode();
    const paint = new OffscreenCanvas(width, height).getContext('2d');
    paint.imageSmoothingQuality = 'high';
    paint.drawImage(image, 0, 0, width, height);
    return paint.getImageData(0, 0, width, height).data;
  }));
  let apart = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(one[at + part] - other[at + part]) > 40)) apart++;
  return apart / (width * height);
}
"""
"""The share of two pictures that is plainly not the same, seen from afar."""


PICTURES = [*games.kept(), "turn"]


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_show_the_present_state(server: Server, browser: Browser, name: str) -> None:
    """If this fails, run `make pictures`. Of the turn that moves the first moment is compared."""
    reader = browser.new_context().new_page()
    table = film_start()[0] if name == "turn" else games.kept()[name]
    for theme, now in stills(browser, server, table).items():
        then = (games.FOLDER / f"{name}-{theme}.webp").read_bytes()
        pair = [("png", now), ("webp", then)]
        given = [[kind, base64.b64encode(data).decode()] for kind, data in pair]
        apart = reader.evaluate(APART, given)
        assert apart < 0.06, f"{name} in the {theme} theme: {apart:.1%}"
