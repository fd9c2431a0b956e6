"""Records the traffic of Pusher Channels and its clients with the sandbox.

    pusher_channels.py SANDBOX CLIENT FOLDER [SCENE...]

Each scene has a sandbox of its own, with a client of this package that is controlled line by line,
and the official Python library as the app's server. The traffic is written to FOLDER/SCENE.har.
"""

import json
import os
import sys
import threading

from peers import MASTER_KEY, Client, app, call, close, raw, sandbox
from pusher.http import GET, POST

SANDBOX, Client.program, FOLDER = sys.argv[1:4]

# The scenes: the docstring is the provenance of the recording, the result the clients of its sessions.


def public():
    """Ann hears JSON and plain text on a public channel, and how many listen"""
    ann = Client("ann")
    ann.join("lobby")
    app().trigger("lobby", "greeting", {"message": "hello"})
    ann.wait("event greeting")
    app().trigger("lobby", "greeting", "plain text")
    ann.wait("event greeting")
    ann.do("unsubscribe lobby")
    ann.leave()
    ann.end()
    return ["ann"]


def private():
    """Ann and Ben type to each other on a private channel, and Ann more than she may"""
    ann, ben = Client("ann"), Client("ben")
    ann.join("private-orders")
    app().trigger("private-orders", "placed", {"id": 7})
    ann.wait("event placed")
    ben.join("private-orders")
    ann.do('trigger private-orders client-typing {"typing":true}')
    ben.wait("event client-typing")
    ben.do('trigger private-orders client-typing {"typing":false}')
    ann.wait("event client-typing")
    ann.do(*[f'trigger private-orders client-count {{"count":{n}}}' for n in range(11)])
    ann.wait("error 4301")
    for client in ben, ann:
        client.leave()
        client.end()
    return ["ann", "ben"]


def presence_room():
    """Ann sees Ben come, type and go on a presence channel"""
    ann, ben = Client("ann"), Client("ben")
    ann.join("presence-room")
    ben.join("presence-room")
    ann.wait("added ben")
    ben.do('trigger presence-room client-typing {"typing":true}')
    ann.wait("event client-typing")
    ben.leave()
    ben.end()
    ann.wait("removed ben")
    ann.leave()
    ann.end()
    return ["ann", "ben"]


def encrypted():
    """Ann reads what the app's server encrypted"""
    ann = Client("ann")
    ann.join("private-encrypted-diary")
    app().trigger("private-encrypted-diary", "entry", {"text": "secret"})
    ann.wait("event entry")
    ann.leave()
    ann.end()
    return ["ann"]


def cache():
    """Ann finds a cache channel empty, and later with its last event"""
    ann = Client("ann")
    ann.join("cache-prices")
    ann.wait("event pusher:cache_miss")
    app().trigger("cache-prices", "price", {"amount": 2})
    ann.wait("event price")
    ann.do("unsubscribe cache-prices", "subscribe cache-prices", until="event price")
    ann.leave()
    ann.end()
    return ["ann"]


def reconnect():
    """Ann is disconnected twice, and each time has her channels and signs in again"""
    ann = Client("ann")
    ann.join("lobby", "presence-room")
    ann.do("signin", until="signed in ann")
    close(4200)
    ann.wait("state connected")
    ann.wait_for("signed in ann", "subscribed lobby", "subscribed presence-room")
    app().trigger("lobby", "greeting", {"message": "again"})
    ann.wait("event greeting")
    close(4100)
    ann.wait("state connected")
    ann.wait_for("signed in ann", "subscribed lobby", "subscribed presence-room")
    ann.leave()
    ann.end()
    return ["ann"] * 3


def unknown_app():
    """Ann connects to an unknown app"""
    ann = Client("ann", key="unknown")
    ann.do("connect", until="state disconnected")
    ann.end()
    return ["ann"]


def keep_alive():
    """no message is sent for so long that both sides send a ping"""
    ann = Client("ann")
    ann.join()
    threading.Event().wait(2.5)
    ann.leave()
    ann.end()
    return ["ann"]


def users():
    """Ann and Ben sign in and watch each other, and Ann is invited as a user"""
    ann, ben = Client("ann"), Client("ben")
    ann.join()
    ann.do("signin", until="signed in ann")
    ben.join()
    ben.do("signin", until="signed in ben")
    ann.wait("event pusher_internal:watchlist_events")
    event = {"name": "invited", "data": '{"room":"lobby"}'}
    raw(app(), POST, "/apps/1/events", dict(event, channels=["#server-to-user-ann"]))
    ann.wait("event invited")
    ben.leave()
    ben.end()
    ann.wait("event pusher_internal:watchlist_events")
    ann.leave()
    ann.end()
    return ["ann", "ben"]


def http_api():
    """the app's server uses every operation, and so does an unauthorized one"""
    ann, ben = Client("ann"), Client("ben")
    ann.join("lobby", "presence-room")
    ben.join("presence-room")
    ours, unauthorized = app(), app(secret="wrong")
    event = {"name": "greeting", "data": "hello"}
    batched = [dict(event, channel="lobby"), dict(event, channel="cache-prices", socket_id="1.1")]
    ours.trigger("lobby", "greeting", {"message": "hello"})
    ours.trigger(["lobby", "cache-prices"], "price", '{"amount":2}', socket_id="1234.1234")
    ours.trigger("private-encrypted-diary", "entry", {"text": "secret"})
    ours.trigger_batch(batched)
    asked = dict(event, info="user_count,subscription_count")
    raw(ours, POST, "/apps/1/events", dict(asked, channels=["presence-room"]))
    raw(ours, POST, "/apps/1/batch_events", {"batch": [dict(asked, channel="presence-room")]})
    ours.channels_info()
    ours.channels_info("presence-", ["user_count"])
    ours.channel_info("presence-room", ["user_count", "subscription_count"])
    ours.channel_info("cache-prices", ["cache"])
    ours.channel_info("unoccupied")
    ours.users_info("presence-room")
    raw(ours, POST, "/apps/1/users/ann/terminate_connections", {})
    big = dict(event, data="x" * 10241)
    for server, sent, channel in (ours, event, "#"), (ours, big, "lobby"), (unauthorized, event, "lobby"):
        raw(server, POST, "/apps/1/events", dict(sent, channels=[channel]))
        raw(server, POST, "/apps/1/batch_events", {"batch": [dict(sent, channel=channel)]})
    raw(ours, GET, "/apps/1/channels", {"info": "user_count"})
    raw(ours, GET, "/apps/1/channels/lobby", {"info": "user_count"})
    raw(ours, GET, "/apps/1/channels/lobby/users", {})
    for path in "channels", "channels/lobby", "channels/presence-room/users":
        raw(unauthorized, GET, f"/apps/1/{path}", {})
    raw(unauthorized, POST, "/apps/1/users/ann/terminate_connections", {})
    for client in ann, ben:
        client.leave()
        client.end()
    return []


SCENES = {
    "sandbox-public": (public, ["--count"]),
    "sandbox-private": (private, []),
    "sandbox-presence": (presence_room, []),
    "sandbox-encrypted": (encrypted, ["--master-key", MASTER_KEY]),
    "sandbox-cache": (cache, []),
    "sandbox-reconnect": (reconnect, []),
    "sandbox-unknown-app": (unknown_app, []),
    "sandbox-keep-alive": (keep_alive, ["--activity-timeout", "1"]),
    "sandbox-users": (users, []),
    "sandbox-http-api": (http_api, []),
}


def tidy(archive, clients, scene):
    """Adds provenance and clients to the entries; drops sessions without a client."""
    entries = archive["log"]["entries"]
    clients = iter(clients)
    kept = []
    for entry in entries:
        provenance = entry["_bindery"]["provenance"]
        provenance["source"] = f"{scene.__doc__}; {provenance['source']}"
        operation = entry["_bindery"].get("operation")
        if operation is None:
            client = next(clients, None)
            if client is None:
                continue
            entry["_bindery"]["client"] = client
        kept.append(entry)
    archive["log"]["entries"] = kept


def record(name):
    scene, options = SCENES[name]
    file = os.path.join(FOLDER, name + ".har")
    Client.calls.clear()
    with sandbox(SANDBOX, *options, file=file):
        clients = scene()
    with open(file) as text:
        archive = json.load(text)
    tidy(archive, clients, scene)
    if clients:
        # The requests of the app's server have a scene of their own.
        asks = {"authorizeChannel", "authenticateUser", None}
        entries = archive["log"]["entries"]
        archive["log"]["entries"] = [e for e in entries if e["_bindery"].get("operation") in asks]
        # Calls are needed only for clients that trigger events; others send all frames by themselves.
        speakers = {user for user, _, order in Client.calls if order.startswith("trigger ")}
        calls = [call(*command) for command in Client.calls if command[0] in speakers and command[2] != "connect"]
        if calls:
            archive["log"]["_bindery"] = {"calls": calls}
    with open(file, "w") as text:
        json.dump(archive, text, indent=2, ensure_ascii=False)
        text.write("\n")
    print(f"{name}: {len(archive['log']['entries'])} entries")


for scene in sys.argv[4:] or SCENES:
    record(scene)
