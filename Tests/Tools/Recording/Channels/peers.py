"""The participants on the sandbox: the sandbox, clients of this package, and the app's server."""

import contextlib
import json
import queue
import signal
import subprocess
import threading
import time
import urllib.request

import pusher
import pusher.errors
from pusher.http import Request

PORT = 8091
TIMEOUT = 20
MASTER_KEY = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="


class Client:
    """A Swift client, controlled line by line."""

    program = None
    # The commands of a scene's clients, with their times.
    calls = []

    def __init__(self, user, key="demo"):
        self.user = user
        self.process = subprocess.Popen(
            [self.program, str(PORT), key, user], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))

    def do(self, *orders, until=None):
        for order in orders:
            self.calls.append((self.user, time.time(), order))
            self.process.stdin.write(order + "\n")
            self.process.stdin.flush()
        if until:
            self.wait(until)

    def wait(self, beginning):
        while True:
            line = self.lines.get(timeout=TIMEOUT)
            if line.startswith(beginning):
                return line

    def wait_for(self, *lines):
        """Waits for lines in any order."""
        missing = set(lines)
        while missing:
            missing.discard(self.lines.get(timeout=TIMEOUT))

    def join(self, *channels):
        self.do("connect", until="state connected")
        for channel in channels:
            self.do(f"subscribe {channel}", until=f"subscribed {channel}")

    def leave(self):
        self.do("disconnect", until="state disconnected")

    def end(self):
        self.process.stdin.close()
        self.process.wait(TIMEOUT)


def call(user, moment, order):
    """Returns a command of a client in the form of the archive."""
    word, *rest = order.split(" ", 3)
    if word == "trigger":
        words = {"trigger": rest[1], "channel": rest[0], "data": json.loads(rest[2])}
    else:
        words = {word: rest[0]} if rest else word
    return {"client": user, "time": round(moment, 3), "call": words}


@contextlib.contextmanager
def sandbox(program, *options, file):
    process = subprocess.Popen(
        [program, "pusher", "--quiet", "--port", str(PORT), "--record", file, *options],
        stdout=subprocess.PIPE, text=True,
    )
    process.stdout.readline()
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(TIMEOUT)


def app(**changes):
    options = {"app_id": "1", "key": "demo", "secret": "demo-secret", "ssl": False}
    options |= {"encryption_master_key_base64": MASTER_KEY}
    return pusher.Pusher(**{**options, "host": "127.0.0.1", "port": PORT, **changes})


def post(path, body):
    return urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", body).read()


def close(code):
    post("/sandbox/connections", json.dumps({"effect": "close", "code": code}).encode())


def raw(client, method, path, parameters):
    """Sends a request that the library doesn't offer; returns None if it is rejected."""
    inner = client._pusher_client
    try:
        return inner.http.send_request(Request(inner, method, path, parameters))
    except pusher.errors.PusherError:
        return None
