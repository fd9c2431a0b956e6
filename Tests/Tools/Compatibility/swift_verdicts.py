"""Compares the changes of Swift that `bindery diff` reports with those of other judges.

Each pair of documents is generated into two modules, which swift-api-digester compares. A consumer
that uses each public declaration of the old module is compiled with the new one.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import threading

import consumer
import document_pairs

PACKAGE = document_pairs.PACKAGE
BUILD = PACKAGE / ".build/debug"
MODULE = "Service"
SEARCH = ["-I", str(BUILD / "Modules")] + [
    word for folder in ("CLibCurl", "CLibCrypto", "CLibSodium")
    for word in ("-I", str(PACKAGE / "Sources" / folder))
]


class Unusable(Exception):
    """A document that isn't generated from, as `bindery lint` explains."""


class Failure(Exception):
    """A judge that gave no verdict."""


def run(*words, **options):
    return subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, **options)


def digest(*texts):
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


class Module:
    """The module of generated files, and its consumer."""

    def __init__(self, folder, files):
        self.folder = folder
        folder.mkdir()
        # Both judges only read declarations, so that bodies needn't be checked.
        built = run(
            "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-wmo",
            "-Xfrontend", "-experimental-skip-all-function-bodies",
            "-suppress-warnings", "-module-name", MODULE, *SEARCH,
            "-emit-module-path", folder / f"{MODULE}.swiftmodule", *files)
        if built.returncode != 0:
            raise Failure(f"the generated Swift doesn't compile\n{built.stderr}")
        self.dump = folder / "declarations.json"
        dumped = run("swift-api-digester", "-dump-sdk", "-module", MODULE, "-I", folder,
                     *SEARCH, "-o", self.dump)
        if dumped.returncode != 0:
            raise Failure(f"swift-api-digester failed\n{dumped.stderr}")
        text = self.dump.read_text(encoding="utf-8")
        self.consumer = consumer.Consumer(
            MODULE, json.loads(text)["ABIRoot"], self.errors(text))

    @staticmethod
    def errors(dump):
        """The types that functions throw, by the mangled names of the functions."""
        names = sorted(set(re.findall(r'"mangledName": "(\$s[^"]*)"', dump)))
        lines = run("swift-demangle", "--compact", input="\n".join(names)).stdout.splitlines()
        found = {}
        for name, line in zip(names, lines):
            thrown = re.search(r" throws\((.*?)\)(?: -> |$)", line)
            if thrown:
                found[name] = re.sub(r"\bFoundation(Essentials)?\.", "Foundation.", thrown[1])
        return found

    def failing(self, other):
        """The uses of this module that compile with it, and don't with another one."""
        found = self.errors_of_uses(other)
        # What the compiler doesn't accept with the module itself is no evidence about another one.
        unusable = self.errors_of_uses(self, found) if found else {}
        return {number: found[number] for number in found if number not in unusable}

    def errors_of_uses(self, other, chosen=None):
        """The first error of each use of this module that doesn't compile with another one."""
        text, owners = self.consumer.text(chosen)
        with tempfile.NamedTemporaryFile("w", suffix=".swift", dir=self.folder) as file:
            file.write(text)
            file.flush()
            checked = run(
                "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
                "-diagnostic-style=llvm", "-suppress-warnings", "-module-name", "Consumer",
                "-I", other.folder, *SEARCH, file.name)
            lines = re.findall(
                re.escape(file.name) + r":(\d+):\d+: error: (.*)", checked.stderr)
        found = {}
        for line, message in lines:
            found.setdefault(owners[int(line) - 1], message)
        if None in found or checked.returncode != 0 and not found:
            raise Failure(f"the consumer isn't checked\n{checked.stderr}")
        return found

    def breakages(self, new):
        """What swift-api-digester reports about a new module."""
        compared = run("swift-api-digester", "-diagnose-sdk", "-input-paths", self.dump,
                       "-input-paths", new.dump)
        if compared.returncode != 0:
            raise Failure(f"swift-api-digester failed\n{compared.stderr}")
        lines = (compared.stdout + compared.stderr).splitlines()
        return [line for line in lines if line and not line.startswith("/*")]


class Version:
    """A document with its bindings, and the module that is generated from it."""

    def __init__(self, folder, text, bindings, modules):
        self.spec = folder / "Spec"
        self.spec.mkdir(parents=True)
        name = "asyncapi.yaml" if re.search(r'(?m)^\s*"?asyncapi"?\s*:', text) else "openapi.yaml"
        (self.spec / name).write_text(text, encoding="utf-8")
        (self.spec / "bindings.yaml").write_text(
            f"documents: [{name}]\nmodule: {MODULE}\noutput: ../Generated\n{bindings}\n",
            encoding="utf-8")
        generated = run(BUILD / "bindery", "generate", self.spec)
        if generated.returncode != 0:
            raise Unusable(generated.stderr)
        files = sorted((folder / "Generated").rglob("*.swift"))
        # Comments make no difference to either judge.
        code = re.sub(r"(?m)^ *//.*\n", "", "".join(f.read_text(encoding="utf-8") for f in files))
        self.module = modules.get(digest(code), files)


class Cache:
    """Values of keys, each made once, by the first thread that needs it."""

    def __init__(self, make):
        self.make = make
        self.lock = threading.Lock()
        self.locks = collections.defaultdict(threading.Lock)
        self.values = {}

    def get(self, key, *arguments):
        with self.lock:
            lock = self.locks[key]
        with lock:
            if key not in self.values:
                try:
                    self.values[key] = self.make(key, *arguments)
                except (Unusable, Failure) as error:
                    self.values[key] = error
            value = self.values[key]
        if isinstance(value, Exception):
            raise value
        return value


class Result:
    """The verdicts about a change from one version to another."""

    def __init__(self, name, old, new):
        self.name = name
        self.diff, expired = self.changes(old, new)
        self.compiler, self.digester = {}, []
        if old.module is new.module:
            return
        for number, message in old.module.failing(new.module).items():
            part = old.module.consumer.functions[number][0]
            # What is removed after its last day doesn't compile, and is no break.
            if not any(related(part, change) for change in expired):
                self.compiler.setdefault(part, message)
        self.digester = old.module.breakages(new.module)

    @staticmethod
    def changes(old, new):
        """The breaking changes of `bindery diff`, by declaration, and what was removed after its
        last day."""
        compared = run(BUILD / "bindery", "diff", old.spec, new.spec,
                       "--verdict", "source", "--format", "json", "--all")
        if (compared.returncode not in (0, 1) or not compared.stdout
                or "isn't compared" in compared.stderr):
            raise Failure(f"diff failed\n{compared.stderr}")
        found = json.loads(compared.stdout)["diagnostics"]
        parts = [(diagnostic["change"]["part"].removeprefix("Swift "), diagnostic)
                 for diagnostic in found]
        return (
            {part: diagnostic["message"] for part, diagnostic in parts
             if diagnostic["severity"] == "error"},
            [part for part, diagnostic in parts
             if diagnostic["code"] == "swift-declaration-removed-after-sunset"],
        )

    @property
    def agrees(self):
        return bool(self.diff) == bool(self.compiler)

    @property
    def agrees_with_digester(self):
        return bool(self.diff) == bool(self.digester)

    def lines(self):
        """The verdict; what doesn't compile though no change names it or its type; and what is
        reported to break though all of it compiles."""
        yield f"{'ok    ' if self.agrees else 'WRONG '} {self.name}: {verdict(self.diff)}"
        if not self.agrees:
            yield f"  the compiler: {verdict(self.compiler)}"
        for part, message in self.compiler.items():
            if not any(related(part, change) for change in self.diff):
                yield f"  diff doesn't name {part}: {message}"
        for change, message in self.diff.items():
            if message.startswith("Swift ") and not any(
                    related(part, change) for part in self.compiler):
                yield f"  all compiles, though {message}"
        if not self.agrees_with_digester:
            yield "  swift-api-digester: " + (self.digester[0] if self.digester else "safe")


def verdict(breaks):
    return "breaking" if breaks else "safe"


def related(part, change):
    """Whether one is the other, or inside of it."""
    return (part + ".").startswith(change + ".") or (change + ".").startswith(part + ".")


class Comparison:
    """The results of pairs, in both directions, each printed when it is known.

    A pair of which a document isn't generated from is counted, and printed if `verbose`.
    """

    def __init__(self, scratch, verbose):
        self.verbose = verbose
        modules = Cache(lambda key, files: Module(scratch / f"module-{key}", files))
        self.versions = Cache(
            lambda key, *version: Version(scratch / key, *version, modules))
        self.found, self.failures, self.unusable = [], 0, 0

    def run(self, pairs, jobs):
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for pair, results in zip(pairs, pool.map(self.compare, pairs)):
                for line in self.lines(pair, results):
                    print(line, flush=True)

    def compare(self, pair):
        """The results of both directions, or why there are none."""
        try:
            old, new = (self.versions.get(digest(*version), *version) for version in (
                (pair.old, pair.bindings[0]), (pair.new, pair.bindings[1])))
            return [Result(pair.name, old, new), Result(f"{pair.name}, reversed", new, old)]
        except (Unusable, Failure) as error:
            return error

    def lines(self, pair, results):
        """Counts the results, and returns what is printed about them."""
        if isinstance(results, Unusable):
            self.unusable += 1
            first = str(results).strip().split("\n")[0]
            return [f"       {pair.name}: not generated: {first}"] if self.verbose else []
        if isinstance(results, Failure):
            self.failures += 1
            return [f"WRONG  {pair.name}: {results}"]
        self.found += results
        return [line for result in results for line in result.lines()]

    def report(self):
        """Prints the numbers, and returns whether all verdicts are those of the compiler."""
        breaking = [result for result in self.found if result.diff]
        safe = [result for result in self.found if not result.diff]
        print(f"{len(self.found)} changes, two of each pair; {self.unusable} other pairs have no"
              f" Swift, and {self.failures} failed")
        print(f"breaking: {len(breaking)}, of which {sum(r.agrees for r in breaking)} have a"
              " consumer that doesn't compile")
        print(f"safe: {len(safe)}, of which {sum(r.agrees for r in safe)} have a consumer that"
              " compiles")
        same = sum(result.agrees_with_digester for result in self.found)
        print(f"swift-api-digester: the same verdict for {same}")
        return all(result.agrees for result in self.found) and not self.failures


def chosen_pairs(options):
    pairs = [pair for pair in [*document_pairs.of_edits(), *document_pairs.of_examples()]
             if options.only in pair.name]
    if options.sample is None or options.sample >= len(pairs):
        return pairs
    chosen = random.Random(options.seed).sample(range(len(pairs)), options.sample)
    return [pairs[index] for index in sorted(chosen)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="", help="pairs whose name contains the text")
    parser.add_argument("--sample", type=int, help="the number of pairs, chosen at random")
    parser.add_argument("--seed", type=int, default=0, help="of the random numbers")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    scratch = pathlib.Path(tempfile.mkdtemp(prefix="compatibility-"))
    # A `bindings.yaml` has to be in the package of the current folder.
    (scratch / "Package.swift").write_text("// swift-tools-version: 6.1\n", encoding="utf-8")
    os.chdir(scratch)
    comparison = Comparison(scratch, options.verbose)
    try:
        comparison.run(chosen_pairs(options), options.jobs)
    finally:
        shutil.rmtree(scratch)
    raise SystemExit(0 if comparison.report() and comparison.found else 1)


if __name__ == "__main__":
    main()
