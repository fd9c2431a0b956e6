"""Rewrites documents without a change of their meaning, or with random changes."""

import copy
import json
import random
import re

import yaml

# The sections of `components` whose entries mean the same where they are referred to.
INLINED = ("schemas", "parameters", "responses", "requestBodies", "headers", "definitions")


def reordered(value):
    """The same with the members of each object in the opposite order."""
    if isinstance(value, dict):
        return {key: reordered(value[key]) for key in reversed(list(value))}
    return [reordered(element) for element in value] if isinstance(value, list) else value


# Lists whose order means nothing, and values that are no part of the description. Of several defaults
# in allOf, the first counts.
SETS = ("required", "type", "security", "parameters", "oneOf", "anyOf")
DATA = ("example", "examples", "default", "const", "enum")


def rearranged(document):
    """The same with the elements of lists that are sets in the opposite order; none to which a
    reference counts."""
    return rearrange(document, "#", indexed_lists(document), is_set=False)


def indexed_lists(value):
    """The paths of the lists whose elements are referred to by their index."""
    members = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = {path for member in members for path in indexed_lists(member)}
    reference = value.get("$ref") if isinstance(value, dict) else None
    if isinstance(reference, str):
        found |= {reference[:step.start()] for step in re.finditer(r"/\d+(?=/|$)", reference)}
    return found


def rearrange(value, path, kept, is_set):
    if isinstance(value, dict):
        return {
            key: member if key in DATA
            else rearrange(member, f"{path}/{pointer_step(key)}", kept, key in SETS)
            for key, member in value.items()
        }
    if not isinstance(value, list):
        return value
    elements = [rearrange(element, f"{path}/{index}", kept, False)
                for index, element in enumerate(value)]
    return elements[::-1] if is_set and path not in kept else elements


def pointer_step(key):
    return key.replace("~", "~0").replace("/", "~1")


def inlined(document):
    """The same with a copy of what each reference in the document names, one level deep."""
    return inline(document, document, ())


def inline(value, document, path):
    if isinstance(value, list):
        return [inline(element, document, (*path, index)) for index, element in enumerate(value)]
    if not isinstance(value, dict):
        return value
    reference = value.get("$ref")
    if isinstance(reference, str) and len(value) == 1:
        target = find(document, reference)
        return copy.deepcopy(target) if isinstance(target, dict) else value
    # The values of a discriminator are the names of the schemas.
    kept = ("oneOf", "anyOf", "discriminator") if "discriminator" in value else ("discriminator",)
    # In AsyncAPI, references to channels and messages identify them.
    return {
        key: member if key in kept or key in DATA
        else inline(member, document, (*path, key))
        for key, member in value.items()
    }


def find(document, reference):
    """What a reference to a component names; None for others."""
    steps = [step.replace("~1", "/").replace("~0", "~") for step in reference.split("/")]
    if steps[0] != "#" or len(steps) < 3 or steps[-2] not in INLINED:
        return None
    for step in steps[1:]:
        document = document.get(step) if isinstance(document, dict) else None
    return document


def as_yaml(document):
    class Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):
        def ignore_aliases(self, data):
            return True

        def represent_text(self, text):
            # Quotation marks make every text one in YAML 1.2, too.
            return self.represent_scalar("tag:yaml.org,2002:str", text, style='"')

    Dumper.add_representer(str, Dumper.represent_text)
    return yaml.dump(document, Dumper=Dumper, sort_keys=False, allow_unicode=True, width=80)


def as_json(document):
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def rewritten(document):
    """The names and texts of all rewritings."""
    yield "YAML", "yaml", as_yaml(document)
    yield "JSON", "json", as_json(document)
    yield "reordered", "json", as_json(reordered(document))
    yield "rearranged", "json", as_json(rearranged(document))
    yield "inlined", "json", as_json(inlined(document))


# Random changes

def nodes(value, path=()):
    if isinstance(value, (dict, list)):
        yield path
    members = value.items() if isinstance(value, dict) else enumerate(
        value if isinstance(value, list) else [])
    for key, member in members:
        yield from nodes(member, (*path, key))


VALUES = [None, True, 0, -1, 1.5, "", "string", "integer", "object", "array", [], {}, [{}],
          {"type": "string"}, {"$ref": "#/components/schemas/None"}, ["string", "null"], "x" * 50]


def pick(generator, elements):
    return elements[generator.randrange(len(elements))]


def mutated(document, seed, count):
    """The document with as many random changes."""
    generator = random.Random(seed)
    document = copy.deepcopy(document)
    for _ in range(count):
        path = pick(generator, list(nodes(document)))
        target = document
        for step in path:
            target = target[step]
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        if not keys:
            continue
        key = pick(generator, keys)
        action = generator.randrange(5)
        if action == 0:
            del target[key]
        elif action == 1:
            target[key] = copy.deepcopy(pick(generator, VALUES))
        elif action == 2:
            other = pick(generator, keys)
            target[key], target[other] = target[other], target[key]
        elif isinstance(target, dict):
            value = target[key]
            if action == 3:
                del target[key]
            target[f"{key}2"] = copy.deepcopy(value)
        else:
            target.insert(key, copy.deepcopy(target[key]))
    return document
