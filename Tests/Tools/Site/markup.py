"""Writes DocC's content as HTML. Content of an unknown kind is an error: nothing is dropped."""
import posixpath
from html import escape
from urllib.parse import quote

INLINE = {
    "emphasis": "em", "strong": "strong", "newTerm": "dfn", "strikethrough": "del",
    "superscript": "sup", "subscript": "sub", "inlineHead": "strong",
}


class Markup:
    """The content of one page: its links are relative to the page's file."""

    def __init__(self, archive, file, references):
        self.archive = archive
        self.file = file
        self.references = references

    def link(self, file, fragment=""):
        path = posixpath.relpath(file, posixpath.dirname(self.file) or ".")
        return escape(quote(path) + ("#" + quote(fragment) if fragment else ""))

    def link_to(self, address):
        return self.link(*self.archive.location(address))

    # Text within a paragraph.

    def inlines(self, nodes):
        return "".join(self.inline(node) for node in nodes)

    def inline(self, node):
        kind = node["type"]
        if kind == "text":
            return escape(node["text"], quote=False)
        if kind == "codeVoice":
            return f"<code>{escape(node['code'], quote=False)}</code>"
        if kind in INLINE:
            tag = INLINE[kind]
            return f"<{tag}>{self.inlines(node['inlineContent'])}</{tag}>"
        if kind == "reference":
            return self.reference(node)
        raise ValueError(f"{self.file}: unknown inline content {kind}")

    def reference(self, node):
        target = self.references[node["identifier"]]
        title = node.get("overridingTitleInlineContent") or target.get("titleInlineContent")
        text = self.inlines(title) if title else escape(target["title"], quote=False)
        if target["type"] == "unresolvable" or not node.get("isActive", True):
            return text
        if target["type"] == "link":
            return f'<a href="{escape(target["url"])}">{text}</a>'
        if target.get("kind") == "symbol" and not title:
            text = f"<code>{text}</code>"
        return f'<a href="{self.link_to(target["url"])}">{text}</a>'

    # Blocks.

    def blocks(self, nodes):
        return "\n".join(self.block(node) for node in nodes)

    def block(self, node):
        method = getattr(self, "block_" + node["type"], None)
        if method is None:
            raise ValueError(f"{self.file}: unknown content {node['type']}")
        return method(node)

    def block_paragraph(self, node):
        return f"<p>{self.inlines(node['inlineContent'])}</p>"

    def block_heading(self, node):
        level = node["level"]
        anchor = escape(node["anchor"])
        return f'<h{level} id="{anchor}">{escape(node["text"])}</h{level}>'

    def block_codeListing(self, node):
        code = escape("\n".join(node["code"]), quote=False)
        return f'<pre><code>{code}</code></pre>'

    def block_unorderedList(self, node):
        return f"<ul>{self.items(node)}</ul>"

    def block_orderedList(self, node):
        return f'<ol start="{node.get("start", 1)}">{self.items(node)}</ol>'

    def items(self, node):
        return "".join(f"<li>{self.blocks(item['content'])}</li>" for item in node["items"])

    def block_aside(self, node):
        name = escape(node.get("name") or node["style"].capitalize())
        return f"<aside><strong>{name}</strong>{self.blocks(node['content'])}</aside>"

    def block_table(self, node):
        rows = []
        for index, row in enumerate(node["rows"]):
            tag = "th" if index == 0 and node["header"] in ("row", "both") else "td"
            cells = "".join(f"<{tag}>{self.blocks(cell)}</{tag}>" for cell in row)
            rows.append(f"<tr>{cells}</tr>")
        return '<div class="table"><table>' + "\n".join(rows) + "</table></div>"

    def block_termList(self, node):
        items = "".join(
            f"<dt>{self.inlines(item['term']['inlineContent'])}</dt>"
            f"<dd>{self.blocks(item['definition']['content'])}</dd>" for item in node["items"])
        return f"<dl>{items}</dl>"

    def block_thematicBreak(self, node):
        return "<hr>"

    def block_small(self, node):
        return f"<p><small>{self.inlines(node['inlineContent'])}</small></p>"

    # Declarations.

    def tokens(self, tokens):
        return "".join(self.token(token) for token in tokens)

    def token(self, token):
        text = escape(token["text"], quote=False)
        symbol = self.archive.symbols.get(token.get("preciseIdentifier"))
        if symbol:
            return f'<a href="{self.link_to(symbol.address)}">{text}</a>'
        if token["kind"] in ("keyword", "attribute"):
            return f"<b>{text}</b>"
        return text
