import Canonical
import Specification

/// Reads bodies by media type, also if authors omit one of the levels that describe them.
private struct ContentReader {
  let cursor: Cursor

  var content: [Named<WrittenOpenAPI.MediaType>] {
    guard let content = cursor.value("content") else {
      return cursor.has("content") ? [] : contentWithoutKey
    }
    if content.reference != nil, content.kind == .mapping { return self.content(behind: content) }
    if content["schema"] != nil { return [unnamed(content, at: content)] }
    return mediaTypes(cursor.members("content") ?? [])
  }

  private var node: Node { cursor.node }
  private var documents: Documents { cursor.source.documents }
  private var check: TargetCheck { cursor.source.targetCheck }

  /// Returns the target of a reference instead of `content`: media types, a schema, or the content
  /// of an object.
  private func content(behind reference: Node) -> [Named<WrittenOpenAPI.MediaType>] {
    guard let target = documents.resolve(reference) else { return [] }
    if target.isSchema {
      check.report(.json, of: reference, to: .schema, called: "content")
      return [json(reference)]
    }
    guard let kind = target.sectionKind, kind.hasContent else {
      return mediaTypes(cursor.members("content") ?? [])
    }
    check.report(.content, of: reference, to: kind, called: "content")
    guard let own = target["content"], own.reference == nil else { return [] }
    return ContentReader(cursor: Cursor(target, in: cursor.source)).content
  }

  /// The content if `content` is omitted: a schema, media types, or the keywords of a schema.
  private var contentWithoutKey: [Named<WrittenOpenAPI.MediaType>] {
    if let siblings = cursor.siblings, node.isSchema {
      let target = siblings.reference.flatMap { documents.target(of: $0.text, from: $0) }
      return [json(target?.isSchema == true ? siblings : node)]
    }
    if let schema = cursor.value("schema") { return [unnamed(node, at: schema)] }
    if node.describesType { return [unnamed(node, at: node)] }
    let types = node.entries.filter {
      $0.key.contains("/") && !$0.key.hasPrefix("x-") && $0.value.kind == .mapping
    }
    for type in types {
      reportMisplaced(
        type.keyMark,
        "the media type \(Excerpt.quoted(type.key)) is outside “content”; interpreted as in “content”",
        fix: "write content: {\(type.key): …}"
      )
    }
    return mediaTypes(types)
  }

  private func mediaTypes(
    _ entries: some Sequence<Node.Entry>
  ) -> [Named<WrittenOpenAPI.MediaType>] {
    entries.compactMap { entry in
      var media: WrittenOpenAPI.MediaType?
      if entry.value.kind == .null {
        cursor.report(
          entry.value,
          entry.key,
          readAs: "a media type without a schema",
          expected: "{}"
        )
        media = WrittenOpenAPI.MediaType(cursor: Cursor(entry.value, in: cursor.source))
      } else {
        media = cursor.view(of: entry.value, called: entry.key)
      }
      let spelling = MediaTypeSpelling(diagnostics: cursor.diagnostics)
      return media.map {
        Named(
          key: spelling.corrected(entry.key, at: entry.keyMark),
          keyMark: entry.keyMark,
          value: $0
        )
      }
    }
  }

  /// Returns content without a media type: JSON, or bytes, which Swagger 2 calls a file.
  private func unnamed(_ media: Node, at node: Node) -> Named<WrittenOpenAPI.MediaType> {
    let schema = WrittenOpenAPI.MediaType(
      cursor: Cursor(media, in: cursor.source),
      isReported: true
    ).schema
    let key = schema?.resolved?.isBinary == true ? "application/octet-stream" : "application/json"
    reportMisplaced(
      node.mark,
      "a schema without a media type; interpreted as the schema of \(key)",
      fix: "write content: {\(key): {schema: …}}"
    )
    return named(key, media)
  }

  /// Returns a schema, or an object that has one, as a JSON body.
  private func json(_ media: Node) -> Named<WrittenOpenAPI.MediaType> {
    named("application/json", media)
  }

  private func named(_ key: String, _ media: Node) -> Named<WrittenOpenAPI.MediaType> {
    Named(
      key: key,
      keyMark: media.mark,
      value: WrittenOpenAPI.MediaType(cursor: Cursor(media, in: cursor.source), isReported: true)
    )
  }

  private func reportMisplaced(_ mark: Mark, _ message: String, fix: String) {
    cursor.diagnostics.warn(.misplacedSchema, at: mark, message, fix: fix)
  }
}

extension Cursor {
  /// The bodies of an object by media type.
  var content: [Named<WrittenOpenAPI.MediaType>] { ContentReader(cursor: self).content }
}

extension WrittenOpenAPI.MediaType {
  /// The media type itself as a schema or a reference to one.
  var ownSchema: WrittenSchema? {
    guard cursor.value("itemSchema") == nil, !cursor.has("schema") else { return nil }
    // The reference refers to a schema; any other has been resolved.
    if isReported || node.reference != nil { return WrittenSchema(cursor: cursor) }
    guard node.describesType else { return nil }
    cursor.diagnostics.warn(
      .misplacedSchema,
      at: node.mark,
      "expected a media type, not a schema; interpreted as the schema of the media type",
      fix: "write schema: {…}"
    )
    return WrittenSchema(cursor: cursor)
  }
}
