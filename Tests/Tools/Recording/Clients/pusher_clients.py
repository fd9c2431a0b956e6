"""Connects Pysher to Channels and triggers events with the official server library, through a
recording proxy.

    pusher_clients.py ORIGIN
"""

import json
import sys
import threading

import pusher
import pusher.errors
import pysher

HOST, PORT = sys.argv[1].split(":")
TIMEOUT = 20

server = pusher.Pusher(
    app_id="1", key="demo", secret="demo-secret", ssl=False, host=HOST, port=int(PORT)
)
client = pysher.Pusher(
    key="demo", secret="demo-secret", secure=False, custom_host=HOST, port=int(PORT),
    user_data={"user_id": "ann", "user_info": {"name": "Ann"}},
)


class Event:
    """Waits for an event of a channel or of the connection."""

    def __init__(self, source, name):
        self.name = name
        self.happened = threading.Event()
        source.bind(name, lambda data: self.happened.set())

    def wait(self):
        if not self.happened.wait(TIMEOUT):
            raise SystemExit(f"no event {self.name} within {TIMEOUT} seconds")


def subscribe(name):
    channel = client.subscribe(name)
    Event(channel, "pusher_internal:subscription_succeeded").wait()
    return channel


connected = Event(client.connection, "pusher:connection_established")
client.connect()
connected.wait()
for name in "lobby", "private-orders", "presence-room":
    channel = subscribe(name)
    event = Event(channel, "greeting")
    server.trigger(name, "greeting", {"message": "hello"})
    event.wait()
channel.trigger("client-typing", {"typing": True})
event = Event(channel, "price")
server.trigger_batch([{"channel": "presence-room", "name": "price", "data": json.dumps({"amount": 2})}])
event.wait()
server.channels_info("presence-", ["user_count"])
server.channel_info("presence-room", ["user_count"])
server.users_info("presence-room")
wrong = pusher.Pusher(
    app_id="1", key="demo", secret="wrong", ssl=False, host=HOST, port=int(PORT)
)
try:
    wrong.channels_info()
    raise SystemExit("a wrong secret isn't an error")
except pusher.errors.PusherForbidden:
    pass
except pusher.errors.PusherBadAuth:
    pass
client.unsubscribe("lobby")
client.disconnect()
