"""The official Python SDK and the Swift client, each publishing to the other by way of the sandbox.

    pubnub_sdk.py ORIGIN INTEROP

Says a line for each thing that holds, or doesn't; exits with 1 if one doesn't.
"""

import sys
import threading

from pubnub.callbacks import SubscribeCallback
from pubnub.crypto import AesCbcCryptoModule, LegacyCryptoModule
from pubnub.pnconfiguration import PNConfiguration
from pubnub.pubnub import PubNub

from led import Swift, check, finish

origin, interop = sys.argv[1:]

VALUES = [
    'he said "hi" \\ / % + & = ? #', "emoji 🙃 e\u0301 漢字", "line\nbreak\ttab", 9007199254740993,
    -9223372036854775808, -1.5, True, [1, "x", [None, {}]], {"a": {"b": ["c", 1e3]}, "ключ": "зн"},
    "", {}, [],
]
# Python reads legacy texts that look like numbers or booleans as such, also its own.


class Heard(SubscribeCallback):
    """What a Python client has received."""

    def __init__(self):
        self.change = threading.Condition()
        self.messages = []
        self.connected = False

    def wait(self, holds):
        with self.change:
            return self.change.wait_for(holds, 20)

    def message(self, pubnub, message):
        with self.change:
            self.messages.append(message)
            self.change.notify_all()

    def presence(self, pubnub, presence):
        pass

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
    heard = Heard()
    official.add_listener(heard)
    official.subscribe().channels([channel]).execute()
    heard.wait(lambda: heard.connected)
    reader.do("subscribe", channel=channel)

    first = None
    for value in VALUES:
        timetoken = writer.do("publish", channel=channel, message=value)["timetoken"]
        first = first or timetoken
    heard.wait(lambda: len(heard.messages) == len(VALUES))
    received = [message.message for message in heard.messages]
    check(f"{mode}: Python receives what Swift publishes", received == VALUES, received)
    publishers = {message.publisher for message in heard.messages}
    check(f"{mode}: Python knows who published", publishers == {"swift writer"}, publishers)
    received = [reader.do("next")["message"] for _ in VALUES]
    check(f"{mode}: Swift receives what Swift publishes", received == VALUES, received)

    for value in VALUES:
        official.publish().channel(channel).message(value).sync()
    answers = [reader.do("next") for _ in VALUES]
    received = [answer["message"] for answer in answers]
    check(f"{mode}: Swift receives what Python publishes", received == VALUES, received)
    publishers = {answer["publisher"] for answer in answers}
    check(f"{mode}: Swift knows who published", publishers == {"py thon/1"}, publishers)

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

finish()
