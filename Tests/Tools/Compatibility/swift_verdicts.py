"""Compares the changes of Swift that `bindery diff` reports with those of other judges.

Each pair of documents is generated into two modules, which swift-api-digester compares. A consumer
that uses each public declaration of the old module is compiled with both.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

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


def run(*words, **options):
    return subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, **options)


class Version:
    """A document, its module, and the consumer of the module."""

    def __init__(self, folder, text, bindings):
        self.folder = folder
        spec = folder / "Spec"
        spec.mkdir(parents=True)
        name = "asyncapi.yaml" if re.search(r'(?m)^\s*"?asyncapi"?\s*:', text) else "openapi.yaml"
        (spec / name).write_text(text, encoding="utf-8")
        (spec / "bindings.yaml").write_text(
            f"documents: [{name}]\nmodule: {MODULE}\noutput: ../Generated\n{bindings}\n",
            encoding="utf-8")
        self.build()
        self.consumer = consumer.Consumer(MODULE, self.declarations, self.errors())
        # What the compiler doesn't accept with the module itself is no evidence about another one.
        self.unusable = self.failing(self, ())

    def build(self):
        generated = run(BUILD / "bindery", "generate", self.folder / "Spec")
        if generated.returncode != 0:
            raise Unusable(generated.stderr)
        files = sorted((self.folder / "Generated").rglob("*.swift"))
        built = run(
            "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-wmo",
            "-module-name", MODULE, *SEARCH,
            "-emit-module-path", self.folder / f"{MODULE}.swiftmodule", *files)
        if built.returncode != 0:
            raise SystemExit(f"{self.folder}: generated Swift doesn't compile\n{built.stderr}")
        dump = self.folder / "declarations.json"
        dumped = run("swift-api-digester", "-dump-sdk", "-module", MODULE, "-I", self.folder,
                     *SEARCH, "-o", dump)
        if dumped.returncode != 0:
            raise SystemExit(f"{self.folder}: swift-api-digester failed\n{dumped.stderr}")
        self.declarations = json.loads(dump.read_text(encoding="utf-8"))["ABIRoot"]

    def errors(self):
        """The types that functions throw, by the mangled names of the functions."""
        names = sorted(set(re.findall(r'"mangledName": "(\$s[^"]*)"',
                                      json.dumps(self.declarations))))
        lines = run("swift-demangle", "--compact", input="\n".join(names)).stdout.splitlines()
        found = {}
        for name, line in zip(names, lines):
            thrown = re.search(r" throws\((.*?)\)(?: -> |$)", line)
            if thrown:
                found[name] = re.sub(r"\bFoundation(Essentials)?\.", "Foundation.", thrown[1])
        return found

    def failing(self, other, without):
        """The uses of this module that don't compile with another one."""
        text, owners = self.consumer.text(without)
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
        if checked.returncode != 0 and not found:
            raise SystemExit(f"{self.folder}: the consumer isn't checked\n{checked.stderr}")
        return found


class Result:
    def __init__(self, name, old, new):
        self.name = name
        self.diff, expired = self.changes(old, new)
        failing = old.failing(new, old.unusable)
        self.compiler = {}
        for number, message in failing.items():
            part = old.consumer.functions[number][0]
            # What is removed after its last day doesn't compile, and is no break.
            if not any(related(part, change) for change in expired):
                self.compiler.setdefault(part, message)
        self.digester = self.breakages(old, new)

    @staticmethod
    def changes(old, new):
        """The breaking changes of `bindery diff`, by declaration, and what was removed after its
        last day."""
        compared = run(BUILD / "bindery", "diff", old.folder / "Spec", new.folder / "Spec",
                       "--verdict", "source", "--format", "json", "--all")
        if compared.returncode not in (0, 1) or not compared.stdout:
            raise SystemExit(f"{old.folder}, {new.folder}: diff failed\n{compared.stderr}")
        if "isn't compared" in compared.stderr:
            raise SystemExit(f"{old.folder}, {new.folder}: {compared.stderr}")
        found = json.loads(compared.stdout)["diagnostics"]
        parts = [(diagnostic["change"]["part"].removeprefix("Swift "), diagnostic)
                 for diagnostic in found]
        return (
            {part: diagnostic["message"] for part, diagnostic in parts
             if diagnostic["severity"] == "error"},
            [part for part, diagnostic in parts
             if diagnostic["code"] == "swift-declaration-removed-after-sunset"],
        )

    @staticmethod
    def breakages(old, new):
        compared = run("swift-api-digester", "-diagnose-sdk", "-input-paths",
                       old.folder / "declarations.json", "-input-paths",
                       new.folder / "declarations.json")
        lines = (compared.stdout + compared.stderr).splitlines()
        return [line for line in lines if line and not line.startswith("/*")]

    @property
    def agrees(self):
        return bool(self.diff) == bool(self.compiler)

    @property
    def agrees_with_digester(self):
        return bool(self.diff) == bool(self.digester)

    def unmatched(self):
        """What doesn't compile though no change names it or its type, and what is reported to break
        though all of it compiles."""
        silent = [part for part in self.compiler
                  if not any(related(part, change) for change in self.diff)]
        groundless = [change for change in self.diff
                      if self.diff[change].startswith("Swift ") and not any(related(part, change) for part in self.compiler)]
        return silent, groundless


def related(part, change):
    """Whether one is the other, or inside of it."""
    return (part + ".").startswith(change + ".") or (change + ".").startswith(part + ".")


class Versions:
    """The modules, each built once."""

    def __init__(self, scratch):
        self.scratch = scratch
        self.futures = {}

    def start(self, pool, text, bindings):
        key = hashlib.sha256(f"{text}\0{bindings}".encode()).hexdigest()[:16]
        if key not in self.futures:
            self.futures[key] = pool.submit(Version, self.scratch / key, text, bindings)
        return self.futures[key]


def results(pairs, jobs, scratch):
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        versions = Versions(scratch)
        started = [
            (pair.name, versions.start(pool, pair.old, pair.bindings[0]),
             versions.start(pool, pair.new, pair.bindings[1]))
            for pair in pairs
        ]
        compared, unusable = [], []
        for name, old, new in started:
            try:
                one, other = old.result(), new.result()
            except Unusable as error:
                unusable.append((name, str(error).strip().split("\n")[0]))
                continue
            compared += [pool.submit(Result, name, one, other),
                         pool.submit(Result, f"{name}, reversed", other, one)]
        return [future.result() for future in compared], unusable


def report(found, unusable, verbose):
    for result in found:
        silent, groundless = result.unmatched()
        for part in silent:
            print(f"{result.name}: diff doesn't name {part}: {result.compiler[part]}")
        for change in groundless:
            print(f"{result.name}: all compiles, though {result.diff[change]}")
        if not result.agrees:
            print(f"{result.name}: diff states {'breaking' if result.diff else 'safe'},"
                  f" the compiler {'breaking' if result.compiler else 'safe'}")
        if not result.agrees_with_digester:
            print(f"{result.name}: diff states {'breaking' if result.diff else 'safe'}, the digester "
                  + (f"“{result.digester[0]}”" if result.digester else "safe"))
    if verbose:
        for name, error in unusable:
            print(f"{name}: not generated: {error}")
    breaking = [result for result in found if result.diff]
    print(f"{len(found)} pairs; {len(unusable)} others have no Swift")
    print(f"breaking: {len(breaking)}, of which {sum(r.agrees for r in breaking)} have a consumer"
          " that doesn't compile")
    safe = [result for result in found if not result.diff]
    print(f"safe: {len(safe)}, of which {sum(r.agrees for r in safe)} have a consumer that compiles")
    same = sum(result.agrees_with_digester for result in found)
    print(f"swift-api-digester: the same verdict for {same}")
    return all(result.agrees for result in found)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="", help="pairs whose name contains the text")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    pairs = [pair for pair in [*document_pairs.of_edits(), *document_pairs.of_examples()]
             if options.only in pair.name]
    scratch = pathlib.Path(tempfile.mkdtemp(prefix="compatibility-"))
    # A `bindings.yaml` has to be in the package of the current folder.
    (scratch / "Package.swift").write_text("// swift-tools-version: 6.1\n", encoding="utf-8")
    os.chdir(scratch)
    try:
        found, unusable = results(pairs, options.jobs, scratch)
    finally:
        shutil.rmtree(scratch)
    raise SystemExit(0 if report(found, unusable, options.verbose) and found else 1)


if __name__ == "__main__":
    main()
