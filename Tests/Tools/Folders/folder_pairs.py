"""Lists the pairs of folders of a target that use each other's types: Scripts/folders.

    folder_pairs.py EXCEPTIONS TARGET…

The folder of a type is the one with its file. Names that are declared in more than one folder of the
target aren't counted, nor are nested types, nor a folder with a folder inside of it. EXCEPTIONS has lines "FOLDER <> FOLDER: reason".
"""

import collections
import pathlib
import re
import sys

TOKENS = re.compile(
    r'(?P<skipped>//[^\n]*|/\*.*?\*/|\bimport[ ]+(?:enum|struct|class|protocol)[ ][^\n]*|'
    r'(?P<hashes>\#*)"""(?:.*?)"""(?P=hashes)'
    r'|(?P<marks>\#*)"(?:\\.|[^"\\\n])*"(?P=marks))'
    r"|(?P<word>`?[A-Za-z_][A-Za-z0-9_]*`?)|(?P<brace>[{}])",
    re.DOTALL,
)
DECLARATIONS = {"struct", "class", "enum", "actor", "protocol", "typealias", "macro"}


def read(path):
    """Returns the names of the top-level types of a file, and all its words."""
    declared, words, depth, last = set(), set(), 0, ""
    for token in TOKENS.finditer(path.read_text()):
        if brace := token["brace"]:
            depth += 1 if brace == "{" else -1
        elif word := token["word"]:
            word = word.strip("`")
            if last in DECLARATIONS and depth == 0 and word[0].isupper():
                declared.add(word)
            words.add(word)
            last = word
    return declared, words


def pairs(target):
    """Yields each pair of folders, with the files that use a type, by direction."""
    declared, words = collections.defaultdict(set), {}
    for path in sorted(target.rglob("*.swift")):
        if "Generated" in path.parts:
            continue
        names, words[path] = read(path)
        for name in names:
            declared[name].add(path.parent)
    owners = {name: next(iter(folders)) for name, folders in declared.items() if len(folders) == 1}
    uses = collections.defaultdict(set)
    for path, found in words.items():
        for name in found & owners.keys():
            if owners[name] != path.parent:
                uses[path.parent, owners[name]].add((name, path))
    for (user, owner), there in sorted(uses.items()):
        is_nested = user in owner.parents or owner in user.parents
        if user < owner and (owner, user) in uses and not is_nested:
            yield user, owner, there, uses[owner, user]


def summary(uses):
    by_type = collections.defaultdict(list)
    for name, path in sorted(uses):
        by_type[name].append(path.stem)
    rows = (f"{name} ({', '.join(files)})" for name, files in sorted(by_type.items()))
    return "; ".join(rows)


def main():
    lines = pathlib.Path(sys.argv[1]).read_text().splitlines()
    excepted = {line.split(":")[0] for line in lines if " <> " in line and not line.startswith("#")}
    found = set()
    for target in map(pathlib.Path, sys.argv[2:]):
        for one, other, there, back in pairs(target):
            pair = f"{one} <> {other}"
            found.add(pair)
            if pair in excepted:
                continue
            print(f"{pair}\n  {one.name} uses {summary(there)}\n  {other.name} uses {summary(back)}")
    new, stale = found - excepted, excepted - found
    for pair in sorted(stale):
        print(f"{pair}: no longer a pair; remove it from {sys.argv[1]}")
    if new or stale:
        print(f"{len(new)} pairs of folders use each other's types; {len(excepted)} are allowed.")
        sys.exit(1)


main()
