"""Reads the JSON that `docc convert` writes: its pages, their addresses, and what links refer to."""
import glob
import json
import os

TYPES = {
    "actor", "associatedtype", "class", "enum", "extension", "macro", "module", "protocol",
    "struct", "typealias",
}


class Document:
    """A page of DocC's output: an article, a module, a type or a member of a type."""

    def __init__(self, content):
        self.content = content
        self.metadata = content.get("metadata", {})
        self.identifier = content["identifier"]["url"]
        self.address = self.address_of(content)
        self.title = self.metadata.get("title", "")
        parents = content.get("hierarchy", {}).get("paths") or [[]]
        self.parents = parents[0]

    @staticmethod
    def address_of(content):
        """Where DocC has the page; a catalog without symbols names it by its identifier alone."""
        if variants := content.get("variants"):
            return variants[0]["paths"][0]
        return "/" + content["identifier"]["url"].split("/", 3)[3].lower()

    @property
    def is_module(self):
        return self.metadata.get("symbolKind") == "module" or not self.parents

    @property
    def is_article(self):
        return self.content["kind"] == "article" and not self.is_implementations

    @property
    def is_implementations(self):
        """Whether DocC made this page to list the implementations of a protocol's requirements."""
        return self.address.endswith("-implementations")

    @property
    def is_page(self):
        """Whether the document is a page of its own; any other is a section of its type's page."""
        if self.is_article or self.is_module:
            return True
        if self.is_implementations:
            return False
        return self.metadata.get("symbolKind") in TYPES or self.address.count("/") == 3

    @property
    def topics(self):
        return self.content.get("topicSections", [])

    @property
    def abstract(self):
        return self.content.get("abstract", [])


class Archive:
    """The pages of all modules, by identifier, by address and by the compiler's name of a symbol."""

    def __init__(self, folder):
        self.documents = {}
        pattern = os.path.join(glob.escape(folder), "*", "data", "documentation", "**", "*.json")
        for path in sorted(glob.glob(pattern, recursive=True)):
            with open(path, encoding="utf-8") as file:
                document = Document(json.load(file))
            self.documents[document.identifier] = document
        self.addresses = {one.address: one for one in self.documents.values()}
        self.symbols = {}
        for document in self.documents.values():
            if name := document.metadata.get("externalID"):
                self.symbols[name] = document

    @property
    def pages(self):
        return [one for one in self.documents.values() if one.is_page]

    def owner(self, document):
        """The page on which a document is, which is the document itself where it is a page."""
        address = document.address
        while not (address in self.addresses and self.addresses[address].is_page):
            address = address.rsplit("/", 1)[0]
        return self.addresses[address]

    def file(self, document):
        """The file of a page, relative to the site's root."""
        parts = document.address.removeprefix("/documentation/").split("/")
        return "/".join(parts) + ("/index.html" if len(parts) == 1 else ".html")

    def location(self, address):
        """The file and the fragment of an address such as `/documentation/module/type/member`."""
        address, _, fragment = address.partition("#")
        document = self.addresses[address]
        page = self.owner(document)
        if page is not document:
            fragment = document.address.rsplit("/", 1)[1]
        return self.file(page), fragment
