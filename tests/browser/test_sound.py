"""What is heard and felt of a move: a desktop speaks, a phone shakes and is silent until asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from .looks import visitor
from .motions import until
from .person import Person
from .serving import Server

HEARD = """
window.heard = [];
window.felt = [];
window.loud = [0];
const node = (name) => {
  if (name) heard.push(name);
  const level = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const made = { gain: level(), frequency: level(), Q: level(), start() {}, stop() {} };
  return Object.assign(made, { connect: (next) => next });
};
window.AudioContext = class {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  createGain = () => {
    const made = node();
    made.connect = (next) => (next === this.destination && loud.push(made.gain.value), next);
    return made;
  };
  destination = {};
  createBiquadFilter = () => node();
  createOscillator = () => node('tone');
  createBufferSource = () => node('noise');
  createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
};
Object.defineProperty(navigator, 'vibrate', { value: (length) => felt.push(length) });
"""
"""Run in a page before anything else: keeps what would be heard and felt."""


def settings(person: Person) -> None:
    """Open the settings."""
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("button", name="Settings").click()


def place(person: Person, action: str) -> None:
    """Take a turn."""
    person.act(action)
    person.confirm()


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_another_ones_move_is_heard_or_felt(server: Server, browser: Browser, size: str) -> None:
    context = visitor(browser, size)
    table = server.table("Ana", "Bo")
    first = int(server.get(f"/api/tables/{table['id']}")["deciding"][0])
    person = Person(context, server)
    page = person.page
    page.add_init_script(HEARD)
    person.sit(table, 1 - first)
    settings(person)
    sounds = page.get_by_role("checkbox", name="Sounds")
    assert sounds.is_checked() == (size == "wide")
    shakes = page.get_by_role("checkbox", name="Vibrat")
    expect(shakes).to_have_count(int(size == "narrow"))
    page.keyboard.press("Escape")
    server.play(table, first, "place forest")
    person.until(lambda state: state["decision"])
    place(person, "place clay-pit")
    assert page.evaluate("felt") == []
    page.evaluate("heard.length = 0")
    server.play(table, first, "place reed-bank")
    person.until(lambda state: state["decision"])
    until(page, "heard.length + felt.length > 0")
    assert page.evaluate("felt") == ([] if size == "wide" else [60])
    assert bool(page.evaluate("heard.length")) == (size == "wide")
    assert page.evaluate("Math.max(...loud)") <= 0.2, "soft"
    settings(person)
    sounds.click()
    if size == "narrow":
        shakes.click()
    page.keyboard.press("Escape")
    place(person, "place grain-seeds")
    page.evaluate("heard.length = felt.length = 0")
    server.play(table, first, "place forest")
    person.until(lambda state: state["decision"])
    if size == "narrow":
        until(page, "heard.length > 0")
    page.wait_for_timeout(50)
    assert page.evaluate("felt") == []
    assert bool(page.evaluate("heard.length")) == (size == "narrow")
    assert person.faults == []
    context.close()
