"""A mail server of a test's own: it takes letters, or refuses them as it is told to."""

from __future__ import annotations

import threading
from base64 import b64decode
from email import message_from_bytes, policy
from email.message import EmailMessage
from socketserver import StreamRequestHandler, ThreadingTCPServer


class Quick(ThreadingTCPServer):
    """A server whose threads end with it."""

    allow_reuse_address = True
    daemon_threads = True


class Mailbox:
    """All letters that were taken, with who was let in."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.users: list[str] = []
        self.answer = "250 taken"
        """What is said to whoever names a reader."""
        box = self

        class Talking(StreamRequestHandler):
            def say(self, words: str) -> None:
                self.wfile.write(words.encode() + b"\r\n")

            def handle(self) -> None:
                self.say("220 here")
                while line := self.rfile.readline().decode().strip():
                    word = line.split(" ")[0].upper()
                    if word == "EHLO":
                        self.say("250-here\r\n250 AUTH PLAIN")
                    elif word == "AUTH":
                        box.users.append(b64decode(line.split(" ")[2]).decode())
                        self.say("235 come in")
                    elif word == "RCPT":
                        self.say(box.answer)
                    elif word == "DATA":
                        self.say("354 go on")
                        self.take()
                    elif word == "QUIT":
                        self.say("221 bye")
                        break
                    else:
                        self.say("250 yes")

            def take(self) -> None:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line[1:] if line.startswith(b".") else line)
                letter = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(letter, EmailMessage)
                box.letters.append(letter)
                self.say("250 taken")

        self.server = Quick(("127.0.0.1", 0), Talking)
        self.port: int = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Take no more."""
        self.server.shutdown()
        self.server.server_close()
