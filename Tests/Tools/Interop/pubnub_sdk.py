"""The official Python SDK and the Swift client, each publishing to the other through the sandbox.

    pubnub_sdk.py ORIGIN INTEROP

Prints a line for each check; exits with 1 if one fails.
"""

import sys
import threading
from urllib.parse import quote
from urllib.request import urlopen

from pubnub.callbacks import SubscribeCallback
from pubnub.crypto import AesCbcCryptoModule, LegacyCryptoModule
from pubnub.pnconfiguration import PNConfiguration
from pubnub.pubnub import PubNub

from led import Swift, check, finish

origin, interop = sys.argv[1:]

VALUES = [
    'he wrote "hi" \\ / % + & = ? #', "emoji 🙃 e\u0301 漢字", "line\nbreak\ttab", 9007199254740993,
    -9223372036854775808, -1.5, True, [1, "x", [None, {}]], {"a": {"b": ["c", 1e3]}, "ключ": "зн"},
    "", {}, [], None,
]
# Python decodes legacy texts that look like numbers or Booleans as such, including its own.


class EventLog(SubscribeCallback):
    """The events that a Python client has received."""

    def __init__(self):
        self.change = threading.Condition()
        self.messages = []
        self.changes = []
        self.connected = False

    def wait(self, holds):
        with self.change:
            return self.change.wait_for(holds, 20)

    def message(self, pubnub, message):
        with self.change:
            self.messages.append(message)
            self.change.notify_all()

    def presence(self, pubnub, presence):
        with self.change:
            self.changes.append((presence.event, presence.uuid, presence.state))
            self.change.notify_all()

    def receives(self, event, user, state=None):
        """Whether this change arrives within 20 seconds."""
        def matches(change):
            return change[:2] == (event, user) and state in (None, change[2])

        return self.wait(lambda: any(map(matches, self.changes)))

    def status(self, pubnub, status):
        with self.change:
            self.connected = True
            self.change.notify_all()


def python(user, module):
    configuration = PNConfiguration()
    configuration.publish_key = configuration.subscribe_key = "demo"
    configuration.user_id = user
    configuration.origin = origin
    configuration.ssl = False
    configuration.daemon = True
    if module:
        configuration.cipher_key = "enigma"
        configuration.crypto_module = module(configuration)
    return PubNub(configuration)


for mode, module in (("none", None), ("aes", AesCbcCryptoModule), ("legacy", LegacyCryptoModule)):
    channel = f"both {mode}/+"
    writer, reader = Swift(interop, "pubnub", origin, "swift writer", mode), Swift(
        interop, "pubnub", origin, "swift reader", mode
    )
    official = python("py thon/1", module)
    log = EventLog()
    official.add_listener(log)
    official.subscribe().channels([channel]).execute()
    log.wait(lambda: log.connected)
    reader.do("subscribe", channel=channel)

    first = None
    for value in VALUES:
        timetoken = writer.do("publish", channel=channel, message=value)["timetoken"]
        first = first or timetoken
    log.wait(lambda: len(log.messages) == len(VALUES))
    received = [message.message for message in log.messages]
    check(f"{mode}: Python receives what Swift publishes", received == VALUES, received)
    publishers = {message.publisher for message in log.messages}
    check(f"{mode}: Python gets the publisher", publishers == {"swift writer"}, publishers)
    received = [reader.do("next")["message"] for _ in VALUES]
    check(f"{mode}: Swift receives what Swift publishes", received == VALUES, received)

    for value in VALUES:
        publish = official.publish().channel(channel).message(value)
        if value is None:
            # It accepts None as no message at all, and would send it all the same.
            publish.validate_params = lambda: None
        publish.sync()
    answers = [reader.do("next") for _ in VALUES]
    received = [answer["message"] for answer in answers]
    check(f"{mode}: Swift receives what Python publishes", received == VALUES, received)
    publishers = {answer["publisher"] for answer in answers}
    check(f"{mode}: Swift gets the publisher", publishers == {"py thon/1"}, publishers)

    kept = reader.do("history", channel=channel)["messages"]
    check(f"{mode}: Swift reads the history of both", kept == VALUES + VALUES, kept)
    page = official.fetch_messages().channels([channel]).maximum_per_channel(100)
    page = page.decrypt_messages(module is not None).sync().result
    theirs = [message.message for message in page.channels[channel]]
    check(f"{mode}: Python reads the same history", theirs == kept, theirs)
    count = reader.do("counts", channel=channel, since=str(first))["count"]
    counts = official.message_counts().channel(channel).channel_timetokens([int(first)]).sync()
    theirs = counts.result.channels[channel]
    check(f"{mode}: both count the same", count == theirs == 2 * len(VALUES), (count, theirs))
    official.unsubscribe_all()
    official.stop()
    writer.close()
    reader.close()


def swift_receives(swift, event, user, state=None):
    """Reads changes up to this one; others, such as the client's own join, may precede it."""
    expected = {"event": event, "user": user}
    if state:
        expected["state"] = state
    while swift.do("change") != expected:
        pass
    return True


def check_presence(channel="present/+ é"):
    swift, official = Swift(interop, "pubnub", origin, "swift one", "none"), python("py thon", None)
    received = EventLog()
    official.add_listener(received)
    official.subscribe().channels([channel]).with_presence().execute()
    received.wait(lambda: received.connected)
    swift.do("attend", channel=channel)
    check("Python receives Swift's join", received.receives("join", "swift one"), received.changes)
    late = python("late one", None)
    late.subscribe().channels([channel]).execute()
    check("Swift receives Python's join", swift_receives(swift, "join", "late one"))

    states = {
        "swift one": {"mood": 'he wrote "hi" +/%&', "n": 9007199254740993, "on": True, "no": None},
        "py thon": {"mood": "🙃 é", "n": -1.5, "": "empty"},
    }
    swift.do("set state", channel=channel, state=states["swift one"])
    is_received = received.receives("state-change", "swift one", states["swift one"])
    check("Python receives Swift's state", is_received, received.changes)
    official.set_state().channels([channel]).state(states["py thon"]).sync()
    check(
        "Swift receives Python's state",
        swift_receives(swift, "state-change", "py thon", states["py thon"]),
    )
    found = official.get_state().channels([channel]).uuid("swift one").sync().result.channels
    check("Python asks for Swift's state", found == {channel: states["swift one"]}, found)
    found = swift.do("state", channel=channel, user="py thon")["state"]
    check("Swift asks for Python's state", found == states["py thon"], found)

    expected = {**states, "late one": {}}
    found = swift.do("here", channel=channel)
    check("Swift gets the occupants", found == {"occupancy": 3, "users": expected}, found)
    page = official.here_now().channels([channel]).include_state(True).sync().result
    found = {there.uuid: there.state or {} for there in page.channels[0].occupants}
    check("Python gets the same occupants", found == expected and page.total_occupancy == 3, found)
    found = swift.do("where", user="py thon")["channels"]
    check("Swift knows where Python is", found == [channel], found)
    found = official.where_now().uuid("swift one").sync().result.channels
    check("Python knows where Swift is", found == [channel], found)

    path = f"/v2/presence/sub-key/demo/channel/{quote(channel, safe='')}/heartbeat"
    urlopen(f"http://{origin}{path}?uuid=ghost&heartbeat=1", timeout=20).close()
    check("Swift receives a timeout", swift_receives(swift, "timeout", "ghost"))
    check("Python receives a timeout", received.receives("timeout", "ghost"), received.changes)
    late.unsubscribe_all()
    check("Swift receives Python's leave", swift_receives(swift, "leave", "late one"))
    swift.do("leave", channel=channel)
    check("Python receives Swift's leave", received.receives("leave", "swift one"), received.changes)
    late.stop()
    official.unsubscribe_all()
    official.stop()
    swift.close()


check_presence()
finish()
