"""Compares documents with rewritings of themselves: `bindery diff` has to find nothing.

With --seeds, the documents are changed at random instead: two comparisons of the same documents in
opposite directions have to mirror what was added and removed, and none may crash.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import tempfile
import time

import documents
import rewriting

PACKAGE = pathlib.Path(__file__).resolve().parents[3]


class Comparison:
    def __init__(self, bindery, old, new):
        started = time.monotonic()
        run = subprocess.run([bindery, "diff", old, new, "--format", "json", "--all"],
                             capture_output=True, text=True, check=False)
        self.seconds = time.monotonic() - started
        self.status = run.returncode
        self.errors = run.stderr.strip()
        report = json.loads(run.stdout) if run.stdout.startswith("{") else {}
        found = report.get("diagnostics", [])
        self.isRead = run.returncode in (0, 1) and all("change" in entry for entry in found)
        self.messages = [f"{entry['message']} [{entry['code']}]" for entry in found]
        self.codes = collections.Counter(entry["code"] for entry in found)


ADDED = re.compile(r"-(required-added-with-default|required-added|optional-added|added)$")
REMOVED = re.compile(r"-(required-removed|optional-removed|required-forbidden|optional-forbidden"
                     r"|removed|removed-before-sunset|removed-after-sunset)$")
# What the codes of additions and removals begin with.
MIRRORED = ("operation", "webhook", "channel", "sent-message", "received-message", "document",
            "request-property", "response-property", "sent-message-property",
            "received-message-property", "webhook-property")


def counts(codes, pattern):
    found = collections.Counter()
    for code, count in codes.items():
        subject = pattern.sub("", code)
        if subject != code and subject in MIRRORED:
            found[subject] += count
    return found


def corpus(folder):
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".yaml", ".yml", ".json"):
            continue
        text = path.read_text(encoding="utf-8")
        if re.search(r'(?m)^\s{0,2}"?(openapi|asyncapi|swagger)"?\s*:', text):
            yield path


def write(path, name, suffix, text):
    """A file beside the document, so that its references lead to the same files."""
    with tempfile.NamedTemporaryFile(
            "w", prefix=f".{path.stem}-{name}-", suffix=f".{suffix}", dir=path.parent,
            delete=False, encoding="utf-8") as file:
        file.write(text)
    return pathlib.Path(file.name)


def compare_rewritten(bindery, path):
    document = documents.read(path)
    problems = []
    for name, suffix, text in rewriting.rewritten(document):
        other = write(path, name, suffix, text)
        try:
            for old, new in ((path, other), (other, path)):
                found = Comparison(bindery, old, new)
                if found.status != 0 or not found.isRead or found.messages:
                    problems.append((f"{path.name}, {name}{'' if old == path else ', reversed'}",
                                     found.messages[:3] or [found.errors[:300]]))
        finally:
            other.unlink()
    return problems


def compare_mutated(bindery, path, seed):
    document = documents.read(path)
    changed = rewriting.mutated(document, seed, 1 + seed % 5)
    other = write(path, f"seed{seed}", "json", rewriting.as_json(changed))
    title = f"{path.name}, seed {seed}"
    try:
        forth, back = Comparison(bindery, path, other), Comparison(bindery, other, path)
        same = Comparison(bindery, other, other)
    finally:
        other.unlink()
    problems = []
    for found in (forth, back, same):
        if found.status not in (0, 1, 2) or "Fatal" in found.errors:
            problems.append((title, [f"status {found.status}: {found.errors[-300:]}"]))
    if not (forth.isRead and back.isRead and same.isRead):
        return problems  # One isn't a document anymore.
    if same.messages:
        problems.append((f"{title}, with itself", same.messages[:3]))
    for one, other, way in ((forth, back, "forth"), (back, forth, "back")):
        if counts(one.codes, ADDED) != counts(other.codes, REMOVED):
            problems.append((f"{title}, added {way}", [
                f"{counts(one.codes, ADDED)} {counts(other.codes, REMOVED)}",
                *forth.messages[:5], "BACK", *back.messages[:5]]))
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--bindery", default=str(PACKAGE / ".build/debug/bindery"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seeds", type=int, default=0)
    parser.add_argument("--largest", type=int, default=10_000_000)
    options = parser.parse_args()
    paths = [path for path in corpus(options.folder) if path.stat().st_size <= options.largest]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        if options.seeds:
            jobs = [pool.submit(compare_mutated, options.bindery, paths[seed % len(paths)], seed)
                    for seed in range(options.seeds)]
        else:
            jobs = [pool.submit(compare_rewritten, options.bindery, path) for path in paths]
        count = 0
        for job in jobs:
            for title, messages in job.result():
                count += 1
                print(f"{title}:\n  " + "\n  ".join(messages), flush=True)
    print(f"{len(jobs)} comparisons of {len(paths)} documents, {count} problems")
    raise SystemExit(1 if count or not jobs else 0)


if __name__ == "__main__":
    main()
