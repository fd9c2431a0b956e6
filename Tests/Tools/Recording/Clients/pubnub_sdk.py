"""Calls every operation that PubNub's official Python SDK has, through a recording proxy.

    pubnub_sdk.py ORIGIN
"""

import json
import sys
import threading
import urllib.request

from pubnub.callbacks import SubscribeCallback
from pubnub.exceptions import PubNubException
from pubnub.models.consumer.message_actions import PNMessageAction
from pubnub.pnconfiguration import PNConfiguration
from pubnub.pubnub import PubNub

ORIGIN = sys.argv[1]
TIMEOUT = 20


class Events(SubscribeCallback):
    """Waits for the connection and for messages."""

    def __init__(self):
        self.connected = threading.Event()
        self.received = threading.Semaphore(0)

    def status(self, pubnub, status):
        self.connected.set()

    def presence(self, pubnub, presence):
        pass

    def message(self, pubnub, message):
        self.received.release()

    def signal(self, pubnub, signal):
        self.received.release()


def client(user, **options):
    configuration = PNConfiguration()
    configuration.publish_key = configuration.subscribe_key = "demo"
    configuration.user_id = user
    configuration.origin = ORIGIN
    configuration.ssl = False
    configuration.daemon = True
    for name, value in options.items():
        setattr(configuration, name, value)
    return PubNub(configuration)


def wait(condition):
    if not condition:
        raise SystemExit(f"no event within {TIMEOUT} seconds")


def refused(call, status):
    """Performs a call that the next fault of the sandbox refuses with a status."""
    body = {"status": status, "error": True, "message": "Refused"}
    fault = json.dumps({"path": "*", "status": status, "body": body}).encode()
    urllib.request.urlopen(f"http://{ORIGIN}/sandbox/faults", fault, timeout=TIMEOUT).close()
    try:
        call.sync()
    except PubNubException:
        return
    raise SystemExit(f"the status {status} isn't an error")


ann, ben = client("ann"), client("ben")

# Messages
published = ann.publish().channel("lobby").message({"text": "hello"}).meta({"lang": "en"}).sync()
timetoken = published.result.timetoken
ann.publish().channel("lobby").message(["a", 1, None]).should_store(True).ttl(24).sync()
ann.publish().channel("lobby").message("by POST: é").use_post(True).sync()
ann.signal().channel("lobby").message("typing").sync()
ann.time().sync()
for status in 403, 429, 503:
    refused(ann.publish().channel("lobby").message("refused"), status)

# Storage and message actions
action = PNMessageAction()
action.type, action.value, action.message_timetoken = "reaction", "smile", timetoken
added = ann.add_message_action().channel("lobby").message_action(action).sync().result
ann.get_message_actions().channel("lobby").sync()
ann.fetch_messages().channels(["lobby"]).count(10).include_meta(True).include_uuid(True).sync()
ann.fetch_messages().channels(["lobby"]).include_message_actions(True).sync()
ann.message_counts().channel("lobby").channel_timetokens([timetoken]).sync()
ann.remove_message_action().channel("lobby").message_timetoken(timetoken) \
    .action_timetoken(added.action_timetoken).sync()
ann.delete_messages().channel("lobby").start(timetoken - 1).end(timetoken).sync()

# Channel groups
ann.add_channel_to_channel_group().channels(["lobby", "kitchen"]).channel_group("rooms").sync()
ann.list_channels_in_channel_group().channel_group("rooms").sync()
ann.remove_channel_from_channel_group().channels(["kitchen"]).channel_group("rooms").sync()

# Subscriptions and presence
events = Events()
ben.add_listener(events)
ben.subscribe().channels(["lobby"]).channel_groups(["rooms"]).execute()
wait(events.connected.wait(TIMEOUT))
ann.publish().channel("lobby").message("live").sync()
wait(events.received.acquire(timeout=TIMEOUT))
ann.signal().channel("lobby").message("wave").sync()
wait(events.received.acquire(timeout=TIMEOUT))
ben.set_state().channels(["lobby"]).state({"mood": "fine"}).sync()
ann.get_state().channels(["lobby"]).uuid("ben").sync()
ann.here_now().channels(["lobby"]).include_state(True).sync()
ann.here_now().sync()
ann.where_now().uuid("ben").sync()
ben.unsubscribe_all()
ann.remove_channel_group().channel_group("rooms").sync()
ann.stop()
ben.stop()
