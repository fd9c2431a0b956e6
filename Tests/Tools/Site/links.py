"""Finds links that lead nowhere: in the pages of a site, and in Markdown files."""
import glob
import os
import re
from html.parser import HTMLParser
from urllib.parse import unquote

EXTERNAL = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)


class Links(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors, self.repeated = [], set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                if value in self.anchors:
                    self.repeated.append(value)
                self.anchors.add(value)
            elif name in ("href", "src"):
                self.links.append(value)


def dead_links(folder):
    """What is wrong with a site's links, one sentence each; other sites aren't asked."""
    pages = {}
    pattern = os.path.join(glob.escape(folder), "**", "*.html")
    for path in glob.glob(pattern, recursive=True):
        with open(path, encoding="utf-8") as file:
            pages[os.path.normpath(path)] = Links(file.read())
    problems = dead_markdown_links([os.path.join(folder, "llms.txt")])
    for path, page in sorted(pages.items()):
        name = os.path.relpath(path, folder)
        problems += [f"{name}: two elements have the id {one}" for one in page.repeated]
        for link in page.links:
            if EXTERNAL.match(link):
                continue
            file, _, fragment = link.partition("#")
            target = os.path.normpath(os.path.join(os.path.dirname(path), unquote(file))) if file else path
            if not os.path.isfile(target):
                problems.append(f"{name}: {link}: no such file")
            elif fragment and unquote(fragment) not in pages[target].anchors:
                problems.append(f"{name}: {link}: no such anchor")
    return problems


MARKDOWN = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)


def heading_anchors(text):
    """The anchors that a Git host gives to the headings of a Markdown file."""
    titles = re.findall(r"^#+ +(.*)$", CODE.sub(lambda code: code[0].strip("`"), text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def dead_markdown_links(files):
    """What is wrong with the links of Markdown files to files of this repository."""
    problems = []
    for path in files:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for link in MARKDOWN.findall(CODE.sub("", text)):
            if EXTERNAL.match(link):
                continue
            file, _, fragment = link.partition("#")
            target = os.path.join(os.path.dirname(path), unquote(file)) if file else path
            if not os.path.exists(target):
                problems.append(f"{path}: {link}: no such file")
            elif fragment and target.endswith(".md"):
                with open(target, encoding="utf-8") as other:
                    if fragment not in heading_anchors(other.read()):
                        problems.append(f"{path}: {link}: no such heading")
    return problems
