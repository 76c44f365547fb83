"""Plays a whole game against a bot, choosing at random: all that a player in any language needs."""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8440"
seats = [{"kind": "here", "name": "Example"}, {"kind": "bot", "bot": "greedy"}]
wish = {"game": "agricola-revised", "options": {}, "open": True, "seats": seats}
headers = {"Content-Type": "application/json"}
with urlopen(Request(f"{server}/api/tables", json.dumps(wish).encode(), headers)) as answer:
    table = json.load(answer)

address = server.replace("http", "ws", 1) + f"/api/tables/{table['id']}/live"
with connect(address, max_size=None) as socket:
    socket.send(json.dumps({"type": "hello", "tokens": [table["tokens"]["0"]], "since": 0}))
    socket.send(json.dumps({"type": "set", "id": "1", "seat": 0, "confirm": False}))
    for line in socket:
        message = json.loads(line)
        if message["type"] == "error" and message["code"] != "stale":
            sys.exit(f"{message['code']}: {message['message']}")
        if message["type"] == "state" and message["over"]:
            print([score["total"] for score in message["scores"]])
            break
        if message["type"] == "state" and message["decision"]:
            action = random.choice(message["decision"]["actions"])["text"]
            act = {"type": "act", "id": "2", "seat": 0, "revision": message["revision"]}
            socket.send(json.dumps({**act, "actions": [action]}))
