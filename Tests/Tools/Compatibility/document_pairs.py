"""Pairs of descriptions, each with one difference."""

import copy
import pathlib

import documents

FOLDER = pathlib.Path(__file__).resolve().parent
PACKAGE = FOLDER.parents[2]


class Pair:
    def __init__(self, name, old, new, bindings=("", "")):
        self.name, self.old, self.new, self.bindings = name, old, new, bindings


def of_edits():
    """The pairs of edits.yaml: a document, and the same with one text replaced."""
    for base in documents.read(FOLDER / "edits.yaml"):
        old = base["document"]
        for edit in base["edits"]:
            new = old
            for find, replacement in edit.get("replace", {}).items():
                if find not in new:
                    raise SystemExit(f"edits.yaml: {edit['name']}: there is no “{find}”")
                new = new.replace(find, replacement)
            bindings = (edit.get("oldBindings", ""), edit.get("newBindings", ""))
            yield Pair(f"{base['name']}: {edit['name']}", old, new, bindings)


def of_examples(folder=PACKAGE / "Tests/Changes"):
    """Each difference of the examples of `bindery diff`, alone."""
    for example in sorted(folder.iterdir()):
        old, new = (documents.read(example / f"{name}.yaml") for name in ("old", "new"))
        yield Pair(example.name, documents.text(old), documents.text(new))
        if [key for key in ("openapi", "asyncapi", "swagger") if old.get(key) != new.get(key)]:
            continue
        for path, changed in differences(old, new):
            document = copy.deepcopy(old)
            apply(document, path, changed)
            yield Pair(
                f"{example.name}: {'/'.join(map(str, path))}",
                documents.text(old),
                documents.text(document),
            )


ABSENT = object()


def differences(old, new, path=()):
    """The paths of what differs, each with the new value."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            if key not in new:
                yield (*path, key), ABSENT
            elif key not in old:
                yield (*path, key), new[key]
            else:
                yield from differences(old[key], new[key], (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (one, other) in enumerate(zip(old, new)):
            yield from differences(one, other, (*path, index))
    elif old != new or type(old) is not type(new):
        yield path, new


def apply(document, path, value):
    for step in path[:-1]:
        document = document[step]
    if value is ABSENT:
        del document[path[-1]]
    else:
        document[path[-1]] = value
