"""Reads and writes descriptions as YAML 1.2, in which `on` and `2027-03-31` are texts."""

import decimal
import json
import re

import yaml


# Much faster, where PyYAML is built with libyaml.
class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """YAML 1.2 has no octal numbers that begin with 0, and no sexagesimal ones."""


def number(text):
    """A float, or the integer that is nearer to the text."""
    value, exact = float(text), decimal.Decimal(text)
    is_exact = decimal.Decimal(repr(value)) == exact or exact != exact.to_integral_value()
    return value if is_exact else int(exact)


Loader.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))
Loader.add_constructor("tag:yaml.org,2002:float", lambda loader, node: number(node.value))


Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
]:
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), first)


def keys_as_texts(value):
    """JSON has no other keys than texts; a status such as 200 is one."""
    if isinstance(value, dict):
        return {key if isinstance(key, str) else json.dumps(key): keys_as_texts(member)
                for key, member in value.items()}
    return [keys_as_texts(element) for element in value] if isinstance(value, list) else value


def read(path):
    with open(path, encoding="utf-8-sig") as file:
        if str(path).endswith(".json"):
            return json.load(file, parse_float=number)
        return keys_as_texts(yaml.load(file, Loader))


def parse(text):
    return keys_as_texts(yaml.load(text, Loader))


def text(document):
    """A document as JSON, which is YAML, too."""
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
