"""A client with PubNub's official SDK, which executes the benchmark's commands, one per line.

    python_client.py ORIGIN
"""

import json
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from pubnub.callbacks import SubscribeCallback
from pubnub.enums import PNStatusCategory
from pubnub.exceptions import PubNubException
from pubnub.pnconfiguration import PNConfiguration
from pubnub.pubnub import PubNub

configuration = PNConfiguration()
configuration.publish_key = configuration.subscribe_key = "demo"
configuration.user_id = "bench"
configuration.origin = sys.argv[1]
configuration.ssl = False
configuration.daemon = True
pubnub = PubNub(configuration)


def publish(channels, count, at_once):
    def one(number):
        message = {"at": time.monotonic_ns(), "text": f"Message {number} of a conversation"}
        channel = channels[number % len(channels)]
        # With many threads the SDK sometimes uses a connection that it has just closed.
        for attempt in range(3):
            try:
                return pubnub.publish().channel(channel).message(message).sync()
            except PubNubException as error:
                print(f"Python, attempt {attempt + 1}: {error}", file=sys.stderr)
        raise RuntimeError("the service can't be reached")

    def some(first):
        for number in range(first, count, at_once):
            one(number)

    with ThreadPoolExecutor(at_once) as threads:
        list(threads.map(some, range(at_once)))


class Listener(SubscribeCallback):
    def __init__(self, count):
        self.count = count
        self.latencies = []
        self.finished = threading.Event()

    def message(self, pubnub, message):
        self.latencies.append(time.monotonic_ns() - message.message["at"])
        if len(self.latencies) == self.count:
            self.finished.set()

    def presence(self, pubnub, presence):
        pass

    def status(self, pubnub, status):
        if status.category == PNStatusCategory.PNConnectedCategory:
            print("ready", flush=True)


def receive(channels, count, timetoken):
    listener = Listener(count)
    pubnub.add_listener(listener)
    pubnub.subscribe().channels(channels).with_timetoken(timetoken).execute()
    listener.finished.wait()
    return listener


def leave(channels, listener):
    pubnub.remove_listener(listener)
    pubnub.unsubscribe().channels(channels).execute()


for line in sys.stdin:
    order, names, count, last = line.split()
    channels, listener = names.split(","), None
    began, began_processor = time.monotonic(), time.process_time()
    if order == "publish":
        publish(channels, int(count), int(last))
    else:
        listener = receive(channels, int(count), int(last))
    took = {
        "processor": time.process_time() - began_processor,
        "seconds": time.monotonic() - began,
        "latencies": listener.latencies if listener else [],
    }
    if listener:
        leave(channels, listener)
    print(json.dumps(took), flush=True)
