"""Shared code of programs that control the Swift client: each prints which checks hold."""

import json
import select
import subprocess
import sys

wrong = 0


def check(name, holds, found=None):
    global wrong
    print(("ok     " if holds else "WRONG  ") + name + ("" if holds else f"; found {found!r}"))
    wrong += not holds


def finish():
    print(f"{wrong} wrong")
    sys.exit(1 if wrong else 0)


class Swift:
    """A Swift client, controlled line by line."""

    def __init__(self, program, *words):
        self.process = subprocess.Popen(
            [program, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def do(self, order, **members):
        self.process.stdin.write(json.dumps({"do": order, **members}) + "\n")
        self.process.stdin.flush()
        # Each input line is answered by one line, so the buffer has no rest of an answer.
        if not select.select([self.process.stdout], [], [], 20)[0]:
            self.process.kill()
            raise RuntimeError(f"no answer to “{order}” in 20 seconds")
        answer = json.loads(self.process.stdout.readline())
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(answer["error"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)
