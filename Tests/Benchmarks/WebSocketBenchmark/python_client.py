"""A client with Python's `websockets`, which executes the benchmark's commands, one per line.

    python_client.py PORT CERTIFICATE
"""

import asyncio
import json
import os
import ssl
import sys
import time

from websockets.asyncio.client import connect

PORT, CERTIFICATE = sys.argv[1:]
TEXT = "a" * 200


def opening():
    trust = ssl.create_default_context(cafile=CERTIFICATE)
    return connect(f"wss://localhost:{PORT}", ssl=trust, compression=None, ping_interval=None)


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")


def took(began, began_processor, **more):
    seconds, processor = time.monotonic() - began, time.process_time() - began_processor
    return {"seconds": seconds, "processor": processor, **more}


async def take(socket, count):
    await socket.send(f"push {count}")
    async for _ in socket:
        count -= 1
        if count == 0:
            break


async def receive(connections, count):
    before = resident()
    sockets = [await opening() for _ in range(connections)]
    memory = resident() - before
    began, began_processor = time.monotonic(), time.process_time()
    await asyncio.gather(*(take(socket, count) for socket in sockets))
    result = took(began, began_processor, memory=memory)
    await asyncio.gather(*(socket.close() for socket in sockets))
    return result


async def echo(count):
    latencies = []
    async with opening() as socket:
        began, began_processor = time.monotonic(), time.process_time()
        for _ in range(count):
            sent = time.monotonic_ns()
            await socket.send(TEXT)
            await socket.recv()
            latencies.append(time.monotonic_ns() - sent)
        return took(began, began_processor, latencies=latencies)


ORDERS = {"receive": receive, "echo": echo}
with asyncio.Runner() as runner:
    for line in sys.stdin:
        order, *numbers = line.split()
        print(json.dumps(runner.run(ORDERS[order](*map(int, numbers)))), flush=True)
