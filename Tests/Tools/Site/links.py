"""Finds dead links in the pages of a site."""
import glob
import os
from html.parser import HTMLParser
from urllib.parse import unquote

from markdown_links import EXTERNAL, Markdown


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
    with open(os.path.join(folder, "llms.txt"), encoding="utf-8") as file:
        problems = [
            f"llms.txt:{line}: {link}: no such file" for line, link in Markdown(file.read()).links
            if not os.path.isfile(os.path.join(folder, link))]
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
