"""Finds dead links in the Markdown files of this repository, and references without a definition.
  markdown_links.py     every Markdown file that Git doesn't ignore; run it in the root of the repository
Links to other sites and DocC's `doc:` links aren't checked: `docc` checks these.
"""
import os
import re
import subprocess
import sys
from urllib.parse import unquote

EXTERNAL = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
FENCE = re.compile(r"^[ >]*(`{3,}|~{3,})[^\n]*\n.*?(?:^[ >]*\1[`~]*[ ]*$|\Z)", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"(?<!`)(`+)(?!`)((?:(?!\n[ ]*\n).)*?)(?<!`)\1(?!`)", re.DOTALL)

ATX = re.compile(r"^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$", re.MULTILINE)
SETEXT = re.compile(r"^ {0,3}(?![ #>*+|-])(\S.*)\n {0,3}(?:=+|-{2,})[ \t]*$", re.MULTILINE)
ANCHOR = re.compile(r"<[a-z][^>]*\b(?:id|name)=\"([^\"]+)\"", re.IGNORECASE)

INLINE = re.compile(r"\]\(\s*(?:<([^<>\n]*)>|((?:[^\s()<>]|\([^\s()]*\))+))(?:\s+[\"'(][^\n]*?)?\s*\)")
HTML = re.compile(r"<(?:a|img)\b[^>]*\b(?:href|src)=\"([^\"]*)\"", re.IGNORECASE)
DEFINITION = re.compile(r"^ {0,3}\[((?!\^)[^\[\]]+)\]:[ \t]*<?([^\s>]+)>?", re.MULTILINE)
FULL = re.compile(r"\]\[([^\[\]]+)\]")
COLLAPSED = re.compile(r"\[([^\[\]]+)\]\[\]")
SHORTCUT = re.compile(r"\[([^\[\]]+)\](?![\[(:])")


def blanked(pattern, text):
    """The text with spaces for what matches, so that every line keeps its number."""
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def label(text):
    """References are compared without regard to case and white space."""
    return " ".join(text.casefold().split())


def heading_anchor(title):
    """GitHub's anchor of a heading: of its text without markup, and without punctuation."""
    codes = []
    title = CODE.sub(lambda match: codes.append(match[2]) or f"\0{len(codes) - 1}\0", title)
    title = re.sub(r"!?\[([^\[\]]*)\](?:\([^()]*\)|\[[^\[\]]*\])", r"\1", title)
    title = re.sub(r"<[^<>]*>", "", title)
    title = re.sub(r"(?<!\w)_+(?=\S)(.*?\S)_+(?!\w)", r"\1", title)
    title = re.sub("\0(\\d+)\0", lambda match: codes[int(match[1])], title)
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


class Markdown:
    """The anchors, links and references of a Markdown file; each link with its line."""

    def __init__(self, text):
        with_code = blanked(FENCE, blanked(COMMENT, text))
        self.text = blanked(CODE, with_code)
        self.anchors = set(ANCHOR.findall(self.text))
        headings = [(one.start(), one[1]) for kind in (ATX, SETEXT) for one in kind.finditer(with_code)]
        for _, title in sorted(headings):
            self.add_anchor(heading_anchor(title))
        self.definitions = [
            (self.line(one), one[1], one[2]) for one in DEFINITION.finditer(self.text)]
        self.body = blanked(DEFINITION, self.text)
        self.links = [
            (self.line(one), one[1] or one[2]) for one in INLINE.finditer(self.body)]
        self.links += [(self.line(one), one[1]) for one in HTML.finditer(self.body)]
        self.links += [(line, target) for line, _, target in self.definitions]

    def add_anchor(self, anchor):
        """The second of equal headings ends in -1, the third in -2."""
        number, unique = 0, anchor
        while unique in self.anchors:
            number += 1
            unique = f"{anchor}-{number}"
        self.anchors.add(unique)

    def line(self, match):
        return self.text.count("\n", 0, match.start()) + 1

    def reference_problems(self):
        """References without a definition, definitions without a reference, and repeated ones."""
        first = {}
        for line, name, _ in self.definitions:
            if label(name) in first:
                yield line, f"[{name}]: defined in line {first[label(name)][0]} already"
            first.setdefault(label(name), (line, name))
        used = {label(one[1]) for one in SHORTCUT.finditer(self.body)}
        for pattern in (FULL, COLLAPSED):
            for one in pattern.finditer(self.body):
                used.add(label(one[1]))
                if label(one[1]) not in first:
                    yield self.line(one), f"[{one[1]}]: no such reference"
        for key, (line, name) in first.items():
            if key not in used:
                yield line, f"[{name}]: no link uses this reference"


class Tree:
    """The files of a repository; links may lead to them and to their folders."""

    def __init__(self, files):
        self.documents, self.paths = {}, {"."}
        for path in files:
            while path:
                self.paths.add(path)
                path = os.path.dirname(path)

    def document(self, path):
        if path not in self.documents:
            with open(path, encoding="utf-8") as file:
                self.documents[path] = Markdown(file.read())
        return self.documents[path]

    def problems(self, path):
        """What is wrong with the links of a Markdown file, as pairs of line and text."""
        document = self.document(path)
        found = list(document.reference_problems())
        for line, link in document.links:
            problem = None if EXTERNAL.match(link) else self.link_problem(path, link)
            if problem:
                found.append((line, f"{link}: {problem}"))
        return sorted(found)

    def link_problem(self, path, link):
        file, _, fragment = link.partition("#")
        file, fragment = unquote(file), unquote(fragment)
        folder = "" if file.startswith("/") else os.path.dirname(path)
        target = os.path.normpath(os.path.join(folder, file.lstrip("/"))) if file else path
        if target not in self.paths:
            return "no such file in the repository"
        if not fragment:
            return None
        if os.path.isdir(target):
            target = os.path.join(target, "README.md")
        if target.endswith(".md") and target in self.paths:
            return None if fragment in self.document(target).anchors else "no such heading"
        return None if self.has_lines(target, fragment) else "no such line"

    @staticmethod
    def has_lines(path, fragment):
        """True if a fragment such as L10 or L10-L20 names lines of a file."""
        lines = re.fullmatch(r"L(\d+)(?:-L(\d+))?", fragment)
        if not lines or not os.path.isfile(path):
            return False
        with open(path, encoding="utf-8") as file:
            count = sum(1 for _ in file)
        return 1 <= int(lines[1]) <= int(lines[2] or lines[1]) <= count


def main():
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        check=True, capture_output=True, text=True).stdout.split("\0")
    files = sorted({path for path in listed if path and os.path.exists(path)})
    tree = Tree(files)
    documents = [path for path in files if path.endswith(".md")]
    problems = [(path, *one) for path in documents for one in tree.problems(path)]
    for path, line, text in problems:
        print(f"{path}:{line}: error: {text}", file=sys.stderr)
    print(f"{len(documents)} Markdown files", file=sys.stderr)
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
