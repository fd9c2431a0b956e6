"""A feed of numbered messages over WebSockets that loses its clients' connections.

    feed.py COUNT CUTS resume|none|all

Prints its port. Each cut ends the connection in one of five ways: without a close frame, half-open
(nothing is read or sent any more), with a close frame, by a restart of the server, and with 1012.
With resume, a client continues after the number in the query, with some messages that it has
received before, and in another order. Without, the messages since the cut are lost. A token is valid
for ten connections. With all, each connection has all messages, and needs no token.
"""
import asyncio
import http
import json
import random
import sys
import urllib.parse

from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

count, cuts, resumes = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "resume"
is_open = sys.argv[3] == "all"
dice = random.Random(7)
# The numbers after which a connection is cut.
ends = sorted(dice.sample(range(10, count - 100), cuts)) if cuts else []
state = {"next": 1, "connections": 0, "cuts": 0, "server": None, "port": 0}
restart = asyncio.Event()


def token():
    return f"Bearer t{state['connections'] // 10}"


def authorize(connection, request):
    if is_open:
        return None
    if request.headers.get("Authorization") != token():
        return connection.respond(http.HTTPStatus.UNAUTHORIZED, "expired\n")
    state["connections"] += 1
    return None


def message(number):
    return json.dumps({"type": "tick", "number": number})


def replay(after):
    """The first messages after a number, with earlier ones, and not in order."""
    numbers = list(range(max(1, after - 3), after + 8))
    head = [n for n in numbers if n < state["next"]]
    for start in range(0, len(head), 3):
        part = head[start : start + 3]
        dice.shuffle(part)
        head[start : start + 3] = part
    return head


async def feed(socket):
    query = urllib.parse.parse_qs(urllib.parse.urlsplit(socket.request.path).query)
    try:
        if resumes and "after" in query:
            after = int(query["after"][0])
            head = replay(after)
            for number in head:
                await socket.send(message(number))
            first = max(head + [after]) + 1
        else:
            first = 1 if is_open else state["next"]
        for number in range(first, count + 1):
            await socket.send(message(number))
            state["next"] = max(state["next"], number + 1)
            if ends and number >= ends[0]:
                ends.pop(0)
                await cut(socket)
                return
        await socket.wait_closed()
    except ConnectionClosed:
        pass


async def cut(socket):
    state["cuts"] += 1
    if not resumes:
        # What the service sends while there is no connection.
        state["next"] += dice.randrange(0, 20)
    kind = state["cuts"] % 5
    if kind == 0:
        socket.transport.abort()
    elif kind == 1:
        socket.transport.pause_reading()
        # A restart of the server ends it, too.
        try:
            await asyncio.wait_for(restart.wait(), 5)
        except asyncio.TimeoutError:
            pass
        socket.transport.abort()
    elif kind == 2:
        await socket.close(1001)
    elif kind == 3:
        restart.set()
        socket.transport.abort()
    else:
        await socket.close(1012)


async def main():
    while True:
        restart.clear()
        server = await serve(
            feed, "127.0.0.1", state["port"], process_request=authorize, ping_interval=None
        )
        if state["port"] == 0:
            state["port"] = server.sockets[0].getsockname()[1]
            print(state["port"], flush=True)
        await restart.wait()
        for connection in list(server.connections):
            connection.transport.abort()
        server.close()
        await server.wait_closed()


asyncio.run(main())
