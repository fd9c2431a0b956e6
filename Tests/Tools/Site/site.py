#!/usr/bin/env python3
"""Writes one static site from the archives of `docc`: plain HTML with relative links alone, so that
it works from a file system and below any address. DocC's own pages need JavaScript and a server.
  site.py ARCHIVES GRAPHS SITE LIBRARY…
ARCHIVES has an archive for each module, GRAPHS its symbol graphs, SITE is an empty folder. Fails if
a link of the site is dead, or if the landing page of a LIBRARY omits a hand-written symbol.
"""
import glob
import json
import os
import shutil
import sys
from html import escape

from archive import Archive
from links import dead_links
from markup import Markup
from pages import Page, frame

SUMMARY = (
    "Bindery generates Swift clients, models, typed events and contract tests from OpenAPI and "
    "AsyncAPI documents, and has clients for PubNub, Pusher Channels and Chat Center that run on "
    "Linux.")


def plain(nodes):
    """The text of inline content, for llms.txt."""
    parts = []
    for node in nodes:
        parts.append(node.get("text") or node.get("code") or plain(node.get("inlineContent", [])))
    return "".join(parts)


class Site:
    def __init__(self, archives, folder, libraries):
        self.archive = Archive(archives)
        self.folder = folder
        self.libraries = libraries
        pages = self.archive.pages
        self.modules = sorted((one for one in pages if one.is_module), key=self.order)
        self.articles = [one for one in pages if one.is_article and not one.is_module]
        self.tutorials = [one for one in self.articles if one.metadata.get("roleHeading") == "Tutorial"]

    def order(self, module):
        """The command first, then the runtime, then the clients, then the internal modules."""
        names = ["bindery", "BinderyRuntime", "BinderyRealtime", "BinderyTesting"]
        name = module.title
        if name in names:
            return (names.index(name), name)
        return (len(names) + (name not in self.libraries), name)

    def articles_of(self, module):
        """A module's articles, those first that its landing page names, in that order."""
        named = [one for section in module.topics for one in section["identifiers"]]
        articles = [one for one in self.articles if one.address.startswith(module.address + "/")]
        positions = {identifier: position for position, identifier in enumerate(named)}
        return sorted(articles, key=lambda one: positions.get(one.identifier, len(named)))

    def write(self, file, text):
        path = os.path.join(self.folder, file)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as output:
            output.write(text)

    def write_all(self):
        shutil.copy(os.path.join(os.path.dirname(__file__), "style.css"), self.folder)
        for document in self.archive.pages:
            self.write(self.archive.file(document), Page(self.archive, document).html)
        self.write("index.html", self.index())
        self.write("symbols.html", self.symbols())
        self.write("llms.txt", self.llms())

    def index(self):
        markup = Markup(self.archive, "index.html", {})
        body = [f"<h1>Bindery</h1>", f'<p class="abstract">{escape(SUMMARY)}</p>', "<h2>Modules</h2>"]
        body.append(self.entries(markup, self.modules))
        body += ["<h2>Tutorials</h2>", self.entries(markup, self.tutorials)]
        for module in self.modules:
            articles = [one for one in self.articles_of(module) if one not in self.tutorials]
            if articles:
                body += [f"<h2>{escape(module.title)}</h2>", self.entries(markup, articles)]
        return frame(markup, "Bindery", [], "\n".join(body))

    def entries(self, markup, documents):
        items = []
        for one in documents:
            references = Markup(self.archive, markup.file, one.content.get("references", {}))
            link = f'<a href="{markup.link_to(one.address)}">{escape(one.title)}</a>'
            items.append(f"<li>{link} {references.inlines(one.abstract)}</li>")
        return '<ul class="topics">' + "".join(items) + "</ul>"

    def symbols(self):
        markup = Markup(self.archive, "symbols.html", {})
        body = ["<h1>All symbols</h1>"]
        for module in self.modules:
            pages = [
                one for one in self.archive.pages if not one.is_article and not one.is_module
                and one.address.startswith(module.address + "/")]
            links = ", ".join(
                f'<a href="{markup.link_to(one.address)}"><code>{escape(one.title)}</code></a>'
                for one in sorted(pages, key=lambda one: one.title.lower()))
            if links:
                body.append(f"<h2>{escape(module.title)}</h2><p>{links}</p>")
        return frame(markup, "All symbols", ["All symbols"], "\n".join(body))

    def llms(self):
        """The index for language models that llmstxt.org describes."""
        lines = ["# Bindery", "", f"> {SUMMARY}"]
        for module in self.modules:
            lines += ["", f"## {module.title}", ""]
            for one in [module] + self.articles_of(module):
                lines.append(f"- [{one.title}]({self.archive.file(one)}): {plain(one.abstract)}")
        lines += ["", "## Optional", "", "- [All symbols](symbols.html): every public type, by module"]
        return "\n".join(lines) + "\n"

    def uncurated(self, generated):
        """The hand-written symbols that no topic group of a library's landing page has.

        Extensions of other modules' types are listed by DocC, below the name of the module.
        """
        for module in self.modules:
            if module.title not in self.libraries:
                continue
            for section in module.topics:
                for identifier in section["identifiers"] if section.get("generated") else []:
                    document = self.archive.documents[identifier]
                    is_generated = document.metadata.get("externalID") in generated
                    if not is_generated and document.metadata.get("roleHeading") != "Extended Module":
                        yield f"{module.title}: {document.title} is in no topic group"


def generated_symbols(graphs):
    """The names that the compiler gives to the symbols of generated files."""
    names = set()
    for path in glob.glob(os.path.join(glob.escape(graphs), "*", "*.symbols.json")):
        with open(path, encoding="utf-8") as file:
            for symbol in json.load(file)["symbols"]:
                if "/Generated/" in symbol.get("location", {}).get("uri", ""):
                    names.add(symbol["identifier"]["precise"])
    return names


def main(archives, graphs, folder, *libraries):
    site = Site(archives, folder, libraries)
    site.write_all()
    print(f"{len(site.archive.pages)} pages of {len(site.modules)} modules", file=sys.stderr)
    problems = list(site.uncurated(generated_symbols(graphs)))
    problems += dead_links(folder)
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
