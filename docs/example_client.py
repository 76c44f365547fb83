"""Plays a whole game against a bot, choosing at random: all that a player in any language needs."""

import json
import random
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8440"
# Our own secrets: should an answer be lost, we could ask again with the same.
maker, token = secrets.token_urlsafe(32), secrets.token_urlsafe(32)


def post(path, body):
    data, kind = json.dumps(body).encode(), {"Content-Type": "application/json"}
    return json.load(urlopen(Request(server + path, data, kind)))


seats = [{"kind": "link"}, {"kind": "bot", "bot": "greedy"}]
table = post("/api/tables", {"game": "agricola-revised", "seats": seats, "maker": maker})
claim = {"invitation": table["invitations"]["0"], "name": "Example", "token": token}
seat = post(f"/api/tables/{table['id']}/claim", claim)["seat"]

address = server.replace("http", "ws", 1) + f"/api/tables/{table['id']}/live"
with connect(address, max_size=None) as socket:
    socket.send(json.dumps({"type": "hello", "tokens": [token], "since": 0}))
    socket.send(json.dumps({"type": "set", "id": "1", "seat": seat, "confirm": False}))
    for line in socket:
        message = json.loads(line)
        if message["type"] == "error" and message["code"] != "stale":
            sys.exit(f"{message['code']}: {message['message']}")
        if message["type"] == "state" and message["over"]:
            print([score["total"] for score in message["scores"]])
            break
        if message["type"] == "state" and message["decision"]:
            action = random.choice(message["decision"]["actions"])["text"]
            act = {"type": "act", "id": "2", "seat": seat, "revision": message["revision"]}
            socket.send(json.dumps({**act, "actions": [action]}))
