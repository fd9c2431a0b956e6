"""Finds uses of symbols that are newer than the platforms that Package.swift declares.

  availability.py INDEX

INDEX is the index store of a build. Each reference in it is looked up in the symbol graphs of the
toolchain's modules, which declare the version of macOS that introduced a symbol (the declared
versions of iOS, tvOS and watchOS are of the same year).

A use is valid inside `if #available`, after `guard #available`, in a declaration that is `@available`
from that version on, and in a branch of `#if` that Apple's systems do not compile.

It does not find: symbols that only Apple's modules declare (Scripts/apple compiles those branches),
symbols without availability in the toolchain for Linux, conformances, and requirements of the
language on the system's runtime.
"""

import collections
import ctypes
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "RegexBuilder",
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "XCTest",
]
# Older on Apple's systems than the toolchain for Linux states: Foundation has had them there as
# members of StringProtocol since its first version.
OLDER = {"String.data(using:allowLossyConversion:)"}
# The calls of `for await` itself; where they are too new, the compiler uses `next()`.
IMPLICIT_ALTERNATIVES = {"next(isolation:)"}
IMPLICIT, REFERENCE = 1 << 8, 1 << 2
# The modules that Apple's systems can import.
IMPORTABLE_ON_LINUX_ALONE = r"FoundationNetworking|FoundationXML|Glibc|Musl|C[A-Z]\w*"


def run(arguments):
    return subprocess.run(arguments, check=True, stdout=subprocess.PIPE, text=True).stdout


def new_symbols(target, declared):
    """Returns the new symbols by USR, with the version of macOS and their names."""
    new, old = {}, collections.defaultdict(set)
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            run(["swift", "symbolgraph-extract", "-module-name", module, "-target", target,
                 "-minimum-access-level", "public", "-skip-synthesized-members",
                 "-output-dir", folder])
        for file in pathlib.Path(folder).glob("*.symbols.json"):
            for symbol in json.loads(file.read_text())["symbols"]:
                name = ".".join(symbol["pathComponents"])
                versions = [a["introduced"] for a in symbol.get("availability", [])
                            if a.get("domain") == "macOS" and "introduced" in a]
                version = max(((v["major"], v.get("minor", 0)) for v in versions), default=(0, 0))
                usr = symbol["identifier"]["precise"]
                if version > declared and name not in OLDER:
                    new[usr] = (version, name)
                else:
                    # A requirement may be newer than the member of an extension that it replaces.
                    words = "".join(f["spelling"] for f in symbol["declarationFragments"])
                    old[name].add(words)
                    symbol["words"] = words
                if usr in new:
                    new[usr] += ("".join(f["spelling"] for f in symbol["declarationFragments"]),)
    return {usr: (version, name) for usr, (version, name, words) in new.items()
            if words not in old[name]}


class String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


class Index:
    """The index store, read with the toolchain's own library."""

    def __init__(self, library, path):
        self.library = ctypes.CDLL(str(library))
        pointer = ctypes.c_void_p
        self.by_string = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, String)
        self.by_pointer = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)
        error = ctypes.POINTER(pointer)
        unsigned = ctypes.POINTER(ctypes.c_uint)
        for name, result, arguments in [
            ("store_create", pointer, [ctypes.c_char_p, error]),
            ("store_units_apply_f", ctypes.c_bool,
             [pointer, ctypes.c_uint, pointer, self.by_string]),
            ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, error]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool,
             [pointer, pointer, self.by_pointer]),
            ("unit_reader_dispose", None, [pointer]),
            ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
            ("unit_dependency_get_name", String, [pointer]),
            ("unit_dependency_get_filepath", String, [pointer]),
            ("record_reader_create", pointer, [pointer, ctypes.c_char_p, error]),
            ("record_reader_occurrences_apply_f", ctypes.c_bool,
             [pointer, pointer, self.by_pointer]),
            ("record_reader_dispose", None, [pointer]),
            ("occurrence_get_symbol", pointer, [pointer]),
            ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
            ("occurrence_get_line_col", None, [pointer, unsigned, unsigned]),
            ("symbol_get_usr", String, [pointer]),
            ("symbol_get_name", String, [pointer]),
        ]:
            function = getattr(self.library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
        self.error = ctypes.byref(ctypes.c_void_p())
        self.store = self.call("store_create", str(path).encode(), self.error)
        if not self.store:
            sys.exit(f"error: there is no index at {path}; run Scripts/test first")

    def call(self, name, *arguments):
        return getattr(self.library, f"indexstore_{name}")(*arguments)

    def all(self, function, callback, *arguments):
        """Returns everything that a function of the library passes to its callback."""
        found = []
        self.call(function, *arguments, None, callback(lambda _, item: found.append(item) or True))
        return found

    def records(self):
        """Returns the records of the package's sources, newest first for files with several."""
        names = []
        keep = self.by_string(lambda _, name: names.append(str(name)) or True)
        self.call("store_units_apply_f", self.store, 1, None, keep)
        records = {}
        for name in names:
            reader = self.call("unit_reader_create", self.store, name.encode(), self.error)
            if not reader:
                continue

            def note(_, dependency):
                if self.call("unit_dependency_get_kind", dependency) == 2:
                    file = str(self.call("unit_dependency_get_filepath", dependency))
                    records[str(self.call("unit_dependency_get_name", dependency))] = file
                return True

            self.call("unit_reader_dependencies_apply_f", reader, None, self.by_pointer(note))
            self.call("unit_reader_dispose", reader)
        return records

    def references(self, record, symbols):
        """Returns USR, line and column of a record's references to the given symbols."""
        reader = self.call("record_reader_create", self.store, record.encode(), self.error)
        if not reader:
            return []
        found = []
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def note(_, occurrence):
            symbol = self.call("occurrence_get_symbol", occurrence)
            usr = str(self.call("symbol_get_usr", symbol))
            if usr in symbols:
                roles = self.call("occurrence_get_roles", occurrence)
                name = str(self.call("symbol_get_name", symbol))
                hidden = roles & IMPLICIT and name in IMPLICIT_ALTERNATIVES
                if roles & REFERENCE and not hidden:
                    position = ctypes.byref(line), ctypes.byref(column)
                    self.call("occurrence_get_line_col", occurrence, *position)
                    found.append((usr, line.value, column.value))
            return True

        self.call("record_reader_occurrences_apply_f", reader, None, self.by_pointer(note))
        self.call("record_reader_dispose", reader)
        return found


def holds_on_apple(condition):
    """Whether the condition of an `#if` is true on macOS or iOS; unknown conditions are."""
    condition = re.sub(rf"canImport\((?:{IMPORTABLE_ON_LINUX_ALONE})\)", "False", condition)
    condition = re.sub(r"canImport\([\w.]+\)|os\((?:macOS|iOS|tvOS|watchOS)\)", "True", condition)
    condition = re.sub(r"os\(\w+\)", "False", condition)
    condition = condition.replace("CommonCrypto", "True")
    condition = condition.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    condition = re.sub(r"\b(?!True|False|and|or|not)[A-Za-z_]\w*\b", "True", condition)
    try:
        return bool(eval(condition, {"__builtins__": {}}))
    except SyntaxError:
        return True


def is_compiled_on_apple(lines, number):
    """Whether a line is only in `#if` branches that Apple's systems compile."""
    stack = []
    for line in lines[: number - 1]:
        word = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        if not word:
            continue
        kind, condition = word[1], word[2].split("//")[0]
        if kind == "if":
            holds = holds_on_apple(condition)
            stack.append([holds, holds])
        elif kind == "endif":
            stack.pop()
        else:
            holds = not stack[-1][1] and (kind == "else" or holds_on_apple(condition))
            stack[-1] = [holds, stack[-1][1] or holds]
    return all(active for active, _ in stack)


def version_of(words):
    """Returns the version of macOS that a text requires; zero if none."""
    found = re.findall(r"(?:#available|@available)\s*\(\s*macOS\s+(\d+)(?:\.(\d+))?", words)
    return max(((int(major), int(minor or 0)) for major, minor in found), default=(0, 0))


def blank(text):
    """Returns a source without comments and strings, with the same lines and columns."""
    pattern = r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"'
    return re.sub(pattern, lambda m: re.sub(r"[^\n]", " ", m[0]), text, flags=re.DOTALL)


def granted(text, line, column):
    """Returns the version of macOS that is available at a position, from its enclosing scopes."""
    text = blank(text)
    lines = text.split("\n")
    end = sum(len(each) + 1 for each in lines[: line - 1]) + column - 1
    # For each scope: its available version, and that of the enclosing scope.
    scopes, begin = [((0, 0), (0, 0))], 0
    for offset in range(end):
        letter, before = text[offset], text[begin:offset]
        if letter == "{":
            version = version_of(before)
            is_guard = re.search(r"\bguard\b[^{}]*#available", before)
            scopes.append(((0, 0), version) if is_guard else (version, (0, 0)))
            begin = offset + 1
        elif letter == "}":
            _, after = scopes.pop()
            own, rest = scopes.pop()
            scopes.append((max(own, after), rest))
            begin = offset + 1
        elif letter == "\n" and before.count("(") == before.count(")") and not re.search(
            r"(@available\([^)]*\)|[,&|]|\b(?:if|guard|func|extension)\b.*)\s*$", before
        ):
            begin = offset + 1
    return max(max(own for own, _ in scopes), version_of(text[begin:end]))


def written(version):
    return ".".join(str(number) for number in version if number or number == version[0])


def main():
    manifest = (ROOT / "Package.swift").read_text()
    declared = re.search(r"\.macOS\(\.v(\d+)(?:_(\d+))?\)", manifest)
    declared = (int(declared[1]), int(declared[2] or 0))
    information = json.loads(run(["swiftc", "-print-target-info"]))
    resources = pathlib.Path(information["paths"]["runtimeResourcePath"])
    new = new_symbols(information["target"]["unversionedTriple"], declared)
    if len(new) < 100:
        sys.exit("error: the symbol graphs state hardly any availability; this check sees nothing")
    index = Index(resources.parent / "libIndexStore.so", sys.argv[1])
    problems, files = set(), {}
    folders = tuple(f"{ROOT}/{name}/" for name in ("Sources", "Generator", "Tests"))
    records = {r: f for r, f in index.records().items() if f.startswith(folders)}
    for record, file in records.items():
        for usr, line, column in index.references(record, new):
            version, name = new[usr]
            text = files.setdefault(file, pathlib.Path(file).read_text())
            lines = text.split("\n")
            # A file that has changed since the build has records of both versions.
            word = re.split(r"\W", name.split(".")[-1].split("(")[0].replace("init", ""))[0]
            if line > len(lines) or word not in lines[line - 1]:
                continue
            if is_compiled_on_apple(lines, line) and granted(text, line, column) < version:
                path = pathlib.Path(file).relative_to(ROOT)
                problems.add((str(path), line, column, name, written(version)))
    for path, line, column, name, version in sorted(problems):
        print(
            f"{path}:{line}:{column}: error: {name} is available from macOS {version}, declared "
            f"is macOS {written(declared)} [newer-than-declared]\n"
            f"help: use API that macOS {written(declared)} has, or enclose the use in "
            f"'if #available(macOS {version}, *)'",
            file=sys.stderr,
        )
    if not records:
        sys.exit("error: the index has none of the package's sources; run Scripts/test first")
    if problems:
        sys.exit(1)
    print(f"{len(records)} files, none newer than macOS {written(declared)}", file=sys.stderr)


main()
