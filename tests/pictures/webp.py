"""Small pictures: Chromium packs what was photographed, and frames become one moving picture."""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import BrowserContext

PACK = """
async ([shot, width, quality, moving]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + shot;
  await image.decode();
  const canvas = new OffscreenCanvas(width, Math.round(image.height * width / image.width));
  const paint = canvas.getContext('2d', { alpha: moving, willReadFrequently: true });
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (moving) {
    const now = paint.getImageData(0, 0, canvas.width, canvas.height);
    const before = window.before;
    window.before = new Uint32Array(now.data.buffer.slice(0));
    if (before) {
      const pixels = new Uint32Array(now.data.buffer);
      for (let top = 0; top < canvas.height; top += 16) {
        for (let left = 0; left < width; left += 16) {
          const block = [];
          for (let y = top; y < Math.min(top + 16, canvas.height); y++)
            for (let x = left; x < Math.min(left + 16, width); x++) block.push(y * width + x);
          if (block.every((at) => pixels[at] === before[at]))
            for (const at of block) pixels[at] = 0;
        }
      }
      paint.putImageData(now, 0, 0);
    }
  }
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return [canvas.height, btoa(text)];
}
"""
"""A photograph as WebP; as a frame, without what is as in the frame before."""


@dataclass(frozen=True)
class Frame:
    """What was photographed, and how many milliseconds it is shown."""

    shot: bytes
    lasts: int


class Packer:
    """Packs photographs in a blank page."""

    def __init__(self, context: BrowserContext, width: int) -> None:
        self.page = context.new_page()
        self.width = width

    def packed(self, shot: bytes, quality: float, moving: bool = False) -> tuple[int, bytes]:
        """The height of a packed photograph, and the file."""
        given = [base64.b64encode(shot).decode(), self.width, quality, moving]
        height, data = self.page.evaluate(PACK, given)
        return height, base64.b64decode(data)

    def still(self, shot: bytes, limit: int) -> bytes:
        """One picture, as good as it can be within so many bytes."""
        for quality in (0.8, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4):
            data = self.packed(shot, quality)[1]
            if len(data) < limit:
                break
        return data

    def film(self, frames: list[Frame], quality: float = 0.7) -> bytes:
        """A moving picture, over and over."""
        self.page.evaluate("window.before = null")
        packed = [self.packed(frame.shot, quality, True) for frame in frames]
        height = packed[0][0]
        size = three(self.width - 1) + three(height - 1)
        body = chunk(b"VP8X", struct.pack("<I", 0b00010010) + size)
        body += chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
        for frame, (_, data) in zip(frames, packed, strict=True):
            drawn = b"".join(
                chunk(name, part) for name, part in chunks(data) if name in (b"ALPH", b"VP8 ")
            )
            body += chunk(b"ANMF", three(0) * 2 + size + three(frame.lasts) + b"\0" + drawn)
        return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def three(number: int) -> bytes:
    """A number in three bytes."""
    return number.to_bytes(3, "little")


def chunk(name: bytes, data: bytes) -> bytes:
    """A part of a WebP file."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a WebP file."""
    at = 12
    while at < len(data):
        name, length = data[at : at + 4], struct.unpack("<I", data[at + 4 : at + 8])[0]
        yield name, data[at + 8 : at + 8 + length]
        at += 8 + length + length % 2
