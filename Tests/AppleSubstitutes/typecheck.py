"""Type-checks the package for Apple's systems, with the toolchain for Linux.

  typecheck.py PLATFORM FOLDER [MODULE...]

PLATFORM is macOS (every target and both plugins) or iOS (the libraries for apps). The compiler gets
Apple's target with the version that Package.swift declares, so that it compiles the branches for
Apple's systems, and rejects symbols that are newer than that version.

Two sources replace Apple's SDK:
- Swift's own library and Foundation: the toolchain's modules, in copies with Apple's target instead
  of Linux's. They declare the availability on Apple's systems.
- Darwin, CryptoKit, CommonCrypto, and the additions of Apple's Foundation and XCTest: the
  substitutes beside this file, written with the signatures of Apple's SDK. C functions that they
  lack are an error, even where Linux has them.

It does not find: differences between both Foundations that no substitute declares, symbols that
Foundation for iOS lacks (except for Process), Objective-C, and errors at link or run time.
"""

import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import sys

SUBSTITUTES = pathlib.Path(__file__).resolve().parent
ROOT = SUBSTITUTES.parent.parent
PLATFORMS = {"macOS": ("macos", "macosx"), "iOS": ("ios", "ios")}
LIBRARIES_FOR_APPS = [
    "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "BinderyXML", "ChatCenterUI",
    "Cryptography", "PubNubSDK", "PusherServer", "PusherSwift",
]
# Modules whose names would import Linux's C library, replaced by names of the same length so that
# columns don't change.
RENAMED = {"Dispatch": "dispatch", "Foundation": "foundation", "XCTest": "xCTest"}
# Modules that no Mac can import.
ABSENT = ["FoundationNetworking", "FoundationXML", "Glibc", "CDispatch", "Musl", "Android"]
# Symbols that Foundation for iOS lacks.
FOR_MACOS_ALONE = {"Process"}
KEYWORDS = {
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum",
    "swift.protocol": "protocol", "swift.typealias": "typealias", "swift.func": "func",
    "swift.var": "var",
}


def run(arguments, **options):
    return subprocess.run(
        arguments, check=True, stdout=subprocess.PIPE, text=True, **options
    ).stdout


class Toolchain:
    """The arguments of the compiler, and the substitutes of Apple's modules."""

    def __init__(self, platform, package, folder):
        version, tools_version = package.version, package.tools_version
        information = json.loads(run(["swiftc", "-print-target-info"]))
        self.resources = pathlib.Path(information["paths"]["runtimeResourcePath"])
        self.linux = information["target"]["unversionedTriple"]
        architecture = self.linux.split("-")[0]
        # iOS on x86_64 is a simulator, whose triple is spelled differently.
        apple = architecture if platform == "macOS" else "arm64"
        self.target = f"{apple}-apple-{PLATFORMS[platform][1]}{version}"
        self.architecture = architecture
        self.platform = platform
        self.folder = folder
        self.modules = folder / "toolchain"
        self.built = folder / "modules"
        for directory in (self.modules, self.built):
            directory.mkdir(parents=True)
        self.name_apples_target()
        self.flags = [
            "-target", self.target, "-clang-target", self.linux, "-disable-objc-interop",
            "-resource-dir", str(self.resources), "-module-cache-path", str(folder / "cache"),
            "-Xcc", f"-fmodule-map-file={self.c_library()}", "-swift-version", "6",
            "-I", str(self.modules), "-I", str(self.built), "-diagnostic-style", "llvm",
            "-package-name", "bindery", "-enable-testing", "-warnings-as-errors",
            "-plugin-path", str(self.resources / "host/plugins"),
            "-package-description-version", tools_version,
        ]

    def name_apples_target(self):
        """Copies the toolchain's modules, and replaces the target in them by one of the same length."""
        old = self.linux.encode()
        new = self.target.encode().ljust(len(old), b"0")
        files = list(self.resources.glob(f"linux/*.swiftmodule/{self.linux}.swiftmodule"))
        files += self.resources.glob("pm/*/*.swiftmodule")
        for file in files:
            content = file.read_bytes()
            if content.count(old) != 1 or len(new) != len(old):
                sys.exit(f"error: {file} names no target that could be replaced by {self.target}")
            name = file.name if file.parent.suffix != ".swiftmodule" else file.parent.name
            (self.modules / name).write_bytes(content.replace(old, new))

    def c_library(self):
        """The C library of Linux, on which the modules of the toolchain are built."""
        directory = self.resources / "linux" / self.architecture
        text = (directory / "glibc.modulemap").read_text()
        text = text.replace('textual header "assert.h"', 'textual header "/usr/include/assert.h"')
        text = text.replace('header "SwiftGlibc.h"', f'header "{directory}/SwiftGlibc.h"')
        map = self.folder / "glibc.modulemap"
        map.write_text(text)
        return map

    def exports(self, module):
        """Returns everything that a module declares, without its re-exports."""
        graphs = self.folder / "graphs"
        graphs.mkdir(exist_ok=True)
        run(["swift", "symbolgraph-extract", "-module-name", module, "-target", self.linux,
             "-minimum-access-level", "public", "-output-dir", str(graphs)])
        graph = json.loads((graphs / f"{module}.symbols.json").read_text())
        lines = {f"import {module}\n"}
        for symbol in graph["symbols"]:
            name, *members = symbol["pathComponents"]
            name = name.split("(")[0]
            keyword = KEYWORDS.get(symbol["kind"]["identifier"])
            if members or not keyword or not name.isidentifier():
                continue
            if self.platform != "macOS" and name in FOR_MACOS_ALONE:
                continue
            if any(a.get("isUnconditionallyDeprecated") for a in symbol.get("availability", [])):
                continue
            # If possible, a renamed import: a selective import would precede all others.
            if keyword in ("func", "var") or "swiftGenerics" in symbol or module == "XCTest":
                lines.add(f"@_exported import {keyword} {module}.{name}\n")
            else:
                lines.add(f"public typealias {name} = {module}.{name}\n")
        return "".join(sorted(lines))

    def build_substitutes(self):
        for module in ("DarwinTypes", "Darwin", "CryptoKit", "CommonCrypto"):
            self.build_substitute(module, sources(SUBSTITUTES / module))
        self.build_substitute("dispatch", sources(SUBSTITUTES / "Dispatch"))
        foundation = self.folder / "foundation.swift"
        foundation.write_text(
            self.exports("Foundation")
            + "@_exported import FoundationEssentials\n"
            + "@_exported import FoundationInternationalization\n"
            + "@_exported import dispatch\n@_exported import Darwin\n"
        )
        self.build_substitute("foundation", [foundation, *sources(SUBSTITUTES / "Foundation")])
        tests = self.folder / "xCTest.swift"
        tests.write_text(self.exports("XCTest") + "@_exported import foundation\n")
        self.build_substitute("xCTest", [tests, *sources(SUBSTITUTES / "XCTest")])

    def build_substitute(self, module, files):
        problems = self.compile(module, files, ["-parse-as-library"], self.folder, True)
        if problems:
            sys.exit(f"{problems}error: the substitute for {module} does not compile")

    def compile(self, module, files, flags, folder, is_library):
        """Prints the compiler's diagnostics; nothing if there are none."""
        mode = ["-emit-module", "-o", str(self.built / f"{module}.swiftmodule")]
        if not is_library:
            mode = ["-typecheck"]
        result = subprocess.run(
            ["swiftc", "-frontend", *mode, "-module-name", module, *self.flags, *flags,
             *map(str, files)],
            cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        if result.returncode and "error:" not in result.stdout:
            return f"{result.stdout[-2000:]}error: the compiler failed on {module}\n"
        return result.stdout if result.returncode else ""


def sources(directory):
    return sorted(directory.rglob("*.swift"))


class Package:
    """The targets of Package.swift for a platform."""

    def __init__(self, platform, folder):
        # A separate folder, because a running build locks the usual one.
        dump = ["swift", "package", "--scratch-path", str(folder / "manifest"), "dump-package"]
        manifest = json.loads(run(dump, cwd=ROOT))
        self.targets = {target["name"]: target for target in manifest["targets"]}
        self.platform = PLATFORMS[platform][0]
        self.tools_version = manifest["toolsVersion"]["_version"]
        self.version = next(
            p["version"] for p in manifest["platforms"] if p["platformName"] == self.platform
        )

    def dependencies(self, name):
        for dependency in self.targets[name]["dependencies"]:
            name, condition = (dependency.get("byName") or dependency["target"])[:2]
            if not condition or self.platform in condition.get("platformNames", []):
                yield name

    def closure(self, name):
        found = []
        for dependency in self.dependencies(name):
            found += [dependency, *self.closure(dependency)]
        return sorted(set(found))

    def folder(self, name):
        target = self.targets[name]
        default = "Tests" if target["type"] == "test" else "Sources"
        return pathlib.Path(target.get("path") or f"{default}/{name}")

    def files(self, name):
        folder = self.folder(name)
        return [file.relative_to(ROOT) for file in sources(ROOT / folder)]

    def flags(self, name):
        """Returns the headers of C libraries that the target and its dependencies need."""
        type = self.targets[name]["type"]
        main = [f for f in self.files(name) if f.name == "main.swift"]
        flags = [] if main else ["-parse-as-library"]
        if type == "executable":
            flags += ["-entry-point-function-name", f"{name}_main"]
        for dependency in self.closure(name):
            if self.targets[dependency]["type"] == "system":
                flags += ["-I", str(ROOT / self.folder(dependency))]
        return flags


def as_on_a_mac(text):
    """Returns a source with the modules of a Mac; lines and columns don't change."""
    absent = "|".join(ABSENT)
    text = re.sub(
        rf"^( *#(?:else)?if .*)$",
        lambda line: re.sub(rf"canImport\((?:{absent})\)", "false", line[1]),
        text, flags=re.MULTILINE,
    )
    for name, other in RENAMED.items():
        text = re.sub(rf"^( *(?:@\w+ |\w+ )*import ){name}$", rf"\1{other}", text, flags=re.M)
        text = re.sub(rf"(?<![\w.]){name}\.(?=[a-z])", f"{other}.", text)
    return text


def copy(package, names, folder):
    for name in names:
        for file in package.files(name):
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(as_on_a_mac((ROOT / file).read_text()))


def check(package, toolchain, names, folder):
    """Compiles in the order of the dependencies, two at a time; returns the errors.

    Targets that depend on a module with errors are not compiled, but listed."""
    waiting, running, done, problems = set(names), {}, set(), {}
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        while waiting or running:
            for name in sorted(waiting):
                needed = [d for d in package.closure(name) if d in names]
                broken = [d for d in needed if problems.get(d)]
                if broken:
                    waiting.remove(name)
                    problems[name] = f"{name} was not checked: {broken[0]} has errors\n"
                elif len(running) < 2 and done.issuperset(needed):
                    waiting.remove(name)
                    is_library = any(name in package.dependencies(other) for other in names)
                    job = pool.submit(
                        toolchain.compile, name, package.files(name), package.flags(name), folder,
                        is_library,
                    )
                    running[job] = name
            if not running:
                continue
            finished, _ = concurrent.futures.wait(
                running, return_when=concurrent.futures.FIRST_COMPLETED
            )
            for job in finished:
                name = running.pop(job)
                done.add(name)
                problems[name] = job.result()
    return problems


def main():
    platform, folder, *targets = sys.argv[1:]
    folder = pathlib.Path(folder).resolve() / platform
    shutil.rmtree(folder, ignore_errors=True)
    package = Package(platform, folder)
    toolchain = Toolchain(platform, package, folder)
    toolchain.build_substitutes()
    targets = targets or (LIBRARIES_FOR_APPS if platform == "iOS" else list(package.targets))
    names = {n for name in targets for n in [name, *package.closure(name)]}
    names = {n for n in names if package.targets[n]["type"] != "system"}
    copies = folder / "package"
    copy(package, names, copies)
    problems = check(package, toolchain, names, copies)
    output = "".join(problems[name] for name in sorted(problems))
    errors = sorted(set(re.findall(r"^.*: error: .*$", output, flags=re.MULTILINE)))
    if errors:
        print(output, file=sys.stderr)
        sys.exit(f"error: {len(errors)} errors on {platform} {package.version}")
    print(f"{platform} {package.version}: {len(names)} modules, no errors", file=sys.stderr)


main()
