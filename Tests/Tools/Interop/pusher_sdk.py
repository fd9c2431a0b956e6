"""The official server library for Python, the client Pysher and the Swift client, through the sandbox.

    pusher_sdk.py ORIGIN INTEROP

Prints a line for each check; exits with 1 if one fails.
"""

import json
import sys
import threading

import pusher
import pysher

from led import Swift, check, finish

origin, interop = sys.argv[1:]
host, port = origin.split(":")
server = pusher.Pusher(
    app_id="1", key="demo", secret="demo-secret", ssl=False, host=host, port=int(port),
    encryption_master_key_base64="MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=",
)

VALUES = [
    'he wrote "hi" \\ / % + & = ? #', "emoji 🙃 e\u0301 漢字", "line\nbreak\ttab", 9007199254740993,
    -1.5, True, None, [1, "x", [None, {}]], {"a": {"b": ["c", 1e3]}, "ключ": "зн"}, "", {}, [],
]


class Heard:
    """The events that a Python client has received."""

    def __init__(self):
        self.change = threading.Condition()
        self.events = []

    def add(self, event, data):
        with self.change:
            self.events.append((event, json.loads(data) if isinstance(data, str) else data))
            self.change.notify_all()

    def wait(self, count):
        with self.change:
            self.change.wait_for(lambda: len(self.events) >= count, 20)
            events, self.events = self.events, []
            return events


def python(user):
    client = pysher.Pusher(
        key="demo", secret="demo-secret", secure=False, custom_host=host, port=int(port),
        user_data={"user_id": user, "user_info": {"name": user}},
    )
    connected = threading.Event()
    client.connection.bind("pusher:connection_established", lambda data: connected.set())
    client.connect()
    connected.wait(20)
    return client


def subscribe(client, name, *events):
    """Subscribes, and returns the channel with its received events."""
    heard = Heard()
    channel = client.subscribe(name)
    success = "pusher_internal:subscription_succeeded"
    for event in (success, *events):
        channel.bind(event, lambda data, event=event: heard.add(event, data))
    answers = heard.wait(1)
    check(f"Python subscribes to {name}", [event for event, _ in answers] == [success], answers)
    return channel, heard



def same(found, value):
    return found == value if isinstance(value, str) else json.loads(found) == value


def check_server_events(swift):
    for channel in ("prices", "private-prices", "presence-prices", "private-encrypted-prices"):
        swift.do("subscribe", channel=channel)
        for value in VALUES:
            server.trigger(channel, "new-price", value)
        events = [swift.do("next") for _ in VALUES]
        right = all(
            event["event"] == "new-price" and event["channel"] == channel and same(event["data"], value)
            for event, value in zip(events, VALUES)
        )
        check(f"Swift receives what the server triggers on {channel}", right, events)
    batch = [
        {"channel": channel, "name": f"event-{number}", "data": {"number": number}}
        for number, channel in enumerate(("prices", "private-encrypted-prices", "prices"))
    ]
    # The library encodes the data in place.
    server.trigger_batch([dict(event) for event in batch])
    events = [swift.do("next") for _ in batch]
    found = [(event["channel"], event["event"], json.loads(event["data"])) for event in events]
    expected = [(event["channel"], event["name"], event["data"]) for event in batch]
    check("Swift receives a batch in its order", found == expected, found)
    socket = swift.do("socket")["socket"]
    server.trigger("prices", "not-for-you", 1, socket)
    server.trigger("prices", "for-you", 2)
    event = swift.do("next")
    check("Swift doesn't receive events of its own socket", event["event"] == "for-you", event)


def check_signatures(swift):
    """Uses signatures of the server's library instead of the sandbox's."""
    socket = swift.do("socket")["socket"]
    user = {"user_id": "signed", "user_info": {"name": "Ann “é”"}}
    for channel in ("private-signed", "presence-signed", "private-encrypted-signed"):
        auth = server.authenticate(channel, socket, user if channel.startswith("presence") else None)
        if isinstance(secret := auth.get("shared_secret"), bytes):
            auth["shared_secret"] = secret.decode()
        answer = swift.do("subscribe", channel=channel, auth=auth)
        expected = ["signed"] if channel.startswith("presence") else []
        check(f"Swift subscribes to {channel}, signed in Python", answer["members"] == expected, answer)
        server.trigger(channel, "secret", "text")
        event = swift.do("next")
        right = (event["channel"], event["data"]) == (channel, "text")
        check(f"Swift receives on {channel}, signed in Python", right, event)


def check_clients(swift, other):
    client = python("pysher")
    room, heard = subscribe(
        client, "presence-room", "pusher_internal:member_added", "pusher_internal:member_removed",
        "client-message",
    )
    members = swift.do("subscribe", channel="presence-room")["members"]
    check("Swift finds Python on the channel", members == ["pysher", "swift"], members)
    added = heard.wait(1)
    right = [(event, data["user_id"]) for event, data in added]
    check("Python receives Swift's join", right == [("pusher_internal:member_added", "swift")], added)
    other.do("subscribe", channel="presence-room")
    check("Swift receives another client's join", (come := swift.do("next")) == {"come": "other"}, come)
    heard.wait(1)
    values = [{"text": "hé 🙃"}, [1, 2.5, None], {"big": 9007199254740993}]
    for value in values:
        swift.do("trigger", channel="presence-room", event="client-message", data=value)
    events = [data for _, data in heard.wait(len(values))]
    check("Python receives client events of Swift", events == values, events)
    for _ in values:
        event = other.do("next")
        right = (event["event"], event["user"]) == ("client-message", "swift")
        check("Swift receives client events of Swift, with the sender", right, event)
    for value in values:
        room.trigger("client-message", value)
    events = [swift.do("next") for _ in values]
    found = [json.loads(event["data"]) for event in events]
    check("Swift receives client events of Python", found == values, events)
    check("Swift gets the senders", all(event["user"] == "pysher" for event in events), events)
    users = sorted(user["id"] for user in server.users_info("presence-room")["users"])
    check("the server sees all three", users == ["other", "pysher", "swift"], users)
    swift.do("leave", channel="presence-room")
    removed = heard.wait(1)
    right = [(event, data["user_id"]) for event, data in removed]
    check("Python receives Swift's leave", right == [("pusher_internal:member_removed", "swift")], removed)
    for _ in values:
        other.do("next")
    check("Swift receives another client's leave", (gone := other.do("next")) == {"gone": "swift"}, gone)
    client.disconnect()
    check("Swift receives Python's leave", (gone := other.do("next")) == {"gone": "pysher"}, gone)


def check_user(swift):
    user = swift.do("sign in")["user"]
    check("Swift signs in", user == "swift", user)
    server.send_to_user("swift", "greeting", {"text": "hello"})
    event = swift.do("next")
    check("Swift receives the events of its user", event["event"] == "greeting", event)


swift, other = Swift(interop, "pusher", origin, "swift"), Swift(interop, "pusher", origin, "other")
check_server_events(swift)
check_signatures(swift)
check_clients(swift, other)
check_user(swift)
swift.close()
other.close()
finish()
