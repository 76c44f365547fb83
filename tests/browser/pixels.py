"""Reading colours off a page: screenshots are measured in a blank page beside it."""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import BrowserContext, Page

READING = """
async ([shots, asked]) => {
  const paints = await Promise.all(shots.map(async (shot) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + shot;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const paint = canvas.getContext('2d', { willReadFrequently: true });
    paint.drawImage(image, 0, 0);
    return paint;
  }));
  const light = (rgb) => rgb
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const against = (a, b) => {
    const [one, other] = [light(a), light(b)].sort((x, y) => y - x);
    return (one + 0.05) / (other + 0.05);
  };
  const read = ({ x, y, width, height }, shot = 0) => {
    const corner = [x, y].map((at) => Math.max(0, Math.round(at)));
    const size = [width, height].map((length) => Math.max(1, Math.round(length)));
    const { data } = paints[shot].getImageData(...corner, ...size);
    const found = [];
    for (let i = 0; i < data.length; i += 4) found.push([data[i], data[i + 1], data[i + 2]]);
    return found;
  };
  MEASURE
}
"""

TEXTS = """
  return asked.map(({ text, colour, opacity, box }) => {
    const worst = read(box)
      .map((ground) => [ground.map((part, i) => part + (colour[i] - part) * opacity), ground])
      .map(([word, ground]) => against(word, ground))
      .sort((a, b) => a - b);
    return { text, contrast: worst[Math.floor(worst.length * 0.05)] };
  });
"""
"""How far a text stands out from its ground; a line may cross one pixel in twenty."""

ICONS = """
  const [ground] = read({ x: 0, y: 0, width: 1, height: 1 });
  const [key] = read({ x: 0, y: 0, width: 1, height: 1 }, 1);
  return asked.map(({ name, box }) => {
    const [drawn, cut] = [read(box), read(box, 1)];
    const shape = cut.map((pixel) => pixel.some((part, i) => Math.abs(part - key[i]) > 40));
    const seen = drawn.map((pixel, i) => shape[i] && against(pixel, ground) >= 3);
    const wide = Math.round(box.width);
    const spread = (marks) => {
      const at = marks.flatMap((mark, i) => (mark ? [[i % wide, Math.floor(i / wide)]] : []));
      const along = (axis) => at.map((one) => one[axis]);
      const length = (axis) => Math.max(...along(axis)) - Math.min(...along(axis)) + 1;
      return at.length ? [length(0), length(1)] : [0, 0];
    };
    const [whole, part] = [spread(shape), spread(seen)];
    const area = shape.filter(Boolean).length;
    return {
      name,
      reach: Math.min(part[0] / (whole[0] || 1), part[1] / (whole[1] || 1)),
      share: seen.filter(Boolean).length / (area || 1),
    };
  });
"""
"""How much of an icon stands out 3 : 1 from its ground, by extent and by area."""


def shot(page: Page) -> str:
    """A screenshot of a page as it is now, to be measured."""
    return base64.b64encode(page.screenshot()).decode()


def measured(context: BrowserContext, how: str, asked: Any, *shots: str) -> list[dict[str, Any]]:
    """What is measured on screenshots of the same page."""
    reader = context.new_page()
    found: list[dict[str, Any]] = reader.evaluate(
        READING.replace("MEASURE", how), [list(shots), asked]
    )
    reader.close()
    return found
