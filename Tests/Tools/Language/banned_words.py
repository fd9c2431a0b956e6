"""Reports banned words in the files named on standard input: python3 banned_words.py LIST [1]."""

import collections
import re
import sys


def read(path):
    """The words with what to write instead, and the allowed lines as pairs of path and text."""
    words, allowed = {}, []
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines():
            if line.startswith("! "):
                allowed.append(tuple(line[2:].split(": ", 1)))
            elif line and not line.startswith("#"):
                word, advice = line.split("\t", 1)
                words[word] = advice
    return words, allowed


WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
"""A word in prose, or a part of a name in camel case."""


class Vocabulary:
    """The banned words and phrases."""

    def __init__(self, words):
        self.words = {word for word in words if " " not in word}
        phrases = "|".join(word.replace(" ", r"\s+") for word in words if " " in word)
        self.phrase = re.compile(rf"\b(?:{phrases})\b", re.IGNORECASE)

    def uses(self, line):
        """The banned words of a line as matches, in their order."""
        found = [match for match in WORD.finditer(line) if match.group().lower() in self.words]
        return sorted([*found, *self.phrase.finditer(line)], key=lambda match: match.start())


def main():
    words, allowed = read(sys.argv[1])
    vocabulary = Vocabulary(words)
    counts, uses = collections.Counter(), 0
    used = set()
    for path in sys.stdin.read().splitlines():
        with open(path, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines()
        for number, line in enumerate(lines, 1):
            for match in vocabulary.uses(line):
                exception = next((a for a in allowed if a[0] == path and a[1] in line), None)
                if exception:
                    used.add(exception)
                    continue
                uses += 1
                counts["/".join(path.split("/")[:2])] += 1
                if len(sys.argv) <= 2:
                    word = re.sub(r"\s+", " ", match.group()).lower()
                    print(f"{path}:{number}:{match.start() + 1}: “{match.group()}”: write {words[word]}")
    if len(sys.argv) > 2:
        for folder, count in counts.most_common():
            print(f"{count:6} {folder}")
    print(f"{uses} banned words", file=sys.stderr)
    sys.exit(1 if uses else 0)


main()
