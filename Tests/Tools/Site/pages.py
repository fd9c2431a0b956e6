"""Writes a page for each module, article and type; the members of a type are sections of its page."""
from html import escape

from markup import Markup

# Every Swift type conforms to these unless it suppresses the conformance.
IMPLIED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}

FRAME = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{style}">
</head>
<body>
<nav>{path}</nav>
<main>
{body}
</main>
</body>
</html>
"""


def frame(markup, title, path, body):
    """A whole page; `path` are the links above it."""
    links = " / ".join([f'<a href="{markup.link("index.html")}">Bindery</a>'] + path)
    links += f'<a class="all" href="{markup.link("symbols.html")}">All symbols</a>'
    style = markup.link("style.css")
    return FRAME.format(title=escape(title), style=style, path=links, body=body)


class Page:
    def __init__(self, archive, document):
        self.archive = archive
        self.document = document
        self.file = archive.file(document)
        self.markup = self.markup_of(document)

    def markup_of(self, document):
        return Markup(self.archive, self.file, document.content.get("references", {}))

    @property
    def html(self):
        document = self.document
        kind = escape(document.metadata.get("roleHeading", ""))
        body = [
            f'<p class="kind">{kind}</p>', f"<h1>{escape(document.title)}</h1>",
            f'<p class="abstract">{self.markup.inlines(document.abstract)}</p>',
            self.content(document, self.markup), self.topics(), self.relations(), self.see_also(),
        ]
        return frame(self.markup, document.title, self.path(), "\n".join(filter(None, body)))

    def path(self):
        links = []
        for parent in self.document.parents:
            if parent := self.archive.documents.get(parent):
                links.append(f'<a href="{self.markup.link_to(parent.address)}">{escape(parent.title)}</a>')
        return links + [escape(self.document.title)]

    def content(self, document, markup):
        parts = []
        for section in document.content.get("primaryContentSections", []):
            kind = section["kind"]
            if kind == "declarations":
                for one in section["declarations"]:
                    code = markup.tokens(one["tokens"])
                    parts.append(f'<pre class="declaration"><code>{code}</code></pre>')
            elif kind == "content":
                parts.append(markup.blocks(section["content"]))
            elif kind == "parameters":
                items = "".join(
                    f"<dt><code>{escape(one['name'])}</code></dt><dd>{markup.blocks(one['content'])}</dd>"
                    for one in section["parameters"])
                parts.append(f"<p><strong>Parameters</strong></p><dl>{items}</dl>")
            elif kind == "mentions":
                links = ", ".join(
                    markup.reference({"identifier": one}) for one in section["mentions"])
                parts.append(f"<p><small>Mentioned in: {links}</small></p>")
            else:
                raise ValueError(f"{self.file}: unknown section {kind}")
        return "\n".join(parts)

    def topics(self):
        parts = []
        for section in self.document.topics:
            parts.append(f"<h2>{escape(self.heading(section))}</h2>")
            parts.append(self.entries(section["identifiers"]))
        return "\n".join(parts)

    def heading(self, section):
        """The title of a topic group; symbols of a module without one are generated models."""
        title = section["title"]
        is_automatic = section.get("generated") and self.document.is_module
        return f"Generated {title.lower()}" if is_automatic and "Extended" not in title else title

    def entries(self, identifiers):
        links, members = [], []
        for identifier in identifiers:
            document = self.archive.documents.get(identifier)
            if document is None:
                raise ValueError(f"{self.file}: no page {identifier}")
            if document.is_implementations:
                for section in document.topics:
                    members.append(f"<h3>{escape(document.title)}</h3>")
                    members.append(self.entries(section["identifiers"]))
            elif self.archive.owner(document) is self.document:
                members.append(self.member(document))
            else:
                links.append(self.entry(document))
        return ("<ul class=\"topics\">" + "".join(links) + "</ul>" if links else "") + "\n".join(members)

    def entry(self, document):
        title = escape(document.title)
        if not document.is_article:
            title = f"<code>{title}</code>"
        abstract = self.markup_of(document).inlines(document.abstract)
        return f'<li><a href="{self.markup.link_to(document.address)}">{title}</a> {abstract}</li>'

    def member(self, document):
        markup = self.markup_of(document)
        anchor = escape(document.address.rsplit("/", 1)[1])
        abstract = markup.inlines(document.abstract)
        sections = [one for one in document.content.get("primaryContentSections", [])]
        return (
            f'<section id="{anchor}" class="member">'
            + "\n".join(self.lowered(document, markup, sections, abstract)) + "</section>")

    def lowered(self, document, markup, sections, abstract):
        """The declaration first, then the summary, then the rest; headings have no anchors here."""
        for section in sections:
            for node in section.get("content", []):
                if node["type"] == "heading":
                    node.update(type="paragraph", inlineContent=[
                        {"type": "strong", "inlineContent": [{"type": "text", "text": node["text"]}]}])
        rest = dict(document.content)
        declarations = [one for one in sections if one["kind"] == "declarations"]
        others = [one for one in sections if one["kind"] not in ("declarations", "mentions")]
        for part, chosen in ((None, declarations), (abstract, None), (None, others)):
            if part is None:
                rest["primaryContentSections"] = chosen
                yield self.content(type(document)(rest), markup)
            elif part:
                yield f"<p>{part}</p>"

    def relations(self):
        parts = []
        for section in self.document.content.get("relationshipsSections", []):
            names = [self.relation(one) for one in section["identifiers"]]
            if names := [one for one in names if one]:
                parts.append(f"<h2>{escape(section['title'])}</h2><p>{', '.join(names)}</p>")
        return "\n".join(parts)

    def relation(self, identifier):
        target = self.document.content["references"][identifier]
        title = target["title"]
        if title in IMPLIED:
            return None
        symbol = self.archive.symbols.get("s:" + identifier.rsplit("/", 1)[1])
        address = symbol.address if symbol else target.get("url")
        code = f"<code>{escape(title)}</code>"
        return f'<a href="{self.markup.link_to(address)}">{code}</a>' if address else code

    def see_also(self):
        parts = []
        for section in self.document.content.get("seeAlsoSections", []):
            if not section.get("generated"):
                links = "".join(
                    f"<li>{self.markup.reference({'identifier': one})}</li>"
                    for one in section["identifiers"])
                parts.append(f"<h2>{escape(section['title'])}</h2><ul>{links}</ul>")
        return "\n".join(parts)
