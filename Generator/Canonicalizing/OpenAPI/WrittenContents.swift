import Canonical
import Specification

extension Diagnostic.Code {
  public static let misplacedSchema = Self("misplaced-schema")
}

/// Bodies by media type, also where authors leave out one of the levels that describe them.
extension Cursor {
  var content: [Named<WrittenOpenAPI.MediaType>] {
    guard let content = value("content") else { return has("content") ? [] : contentWithoutKey }
    if content.reference != nil, content.kind == .mapping { return self.content(behind: content) }
    if content["schema"] != nil { return [unnamed(content, at: content)] }
    return mediaTypes(members("content") ?? [])
  }

  /// What a reference in place of `content` leads to: media types, a schema, or what has content.
  private func content(behind reference: Node) -> [Named<WrittenOpenAPI.MediaType>] {
    guard let target = source.documents.resolve(reference) else { return [] }
    if target.isSchema {
      note(.json, of: reference, to: .schema, called: "content")
      return [json(reference)]
    }
    guard let kind = target.sectionKind, kind.hasContent else {
      return mediaTypes(members("content") ?? [])
    }
    note(.content, of: reference, to: kind, called: "content")
    guard let own = target["content"], own.reference == nil else { return [] }
    return Cursor(target, in: source).content
  }

  /// What stands where `content` is left out: a schema alone, media types, or keywords of a schema.
  private var contentWithoutKey: [Named<WrittenOpenAPI.MediaType>] {
    if let siblings, node.isSchema {
      let target = siblings.reference.flatMap { source.documents.target(of: $0.text, from: $0) }
      return [json(target?.isSchema == true ? siblings : node)]
    }
    if let schema = value("schema") { return [unnamed(node, at: schema)] }
    if node.describesType { return [unnamed(node, at: node)] }
    let types = node.entries.filter {
      $0.key.contains("/") && !$0.key.hasPrefix("x-") && $0.value.kind == .mapping
    }
    for type in types {
      reportMisplaced(
        type.keyMark,
        "\(Excerpt.quoted(type.key)) is outside of “content” and is read as part of it",
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
        report(entry.value, entry.key, takenAs: "one without a schema", expected: "{}")
        media = WrittenOpenAPI.MediaType(Cursor(entry.value, in: source))
      } else {
        media = view(of: entry.value, called: entry.key)
      }
      return media.map {
        Named(key: mediaType(entry), keyMark: entry.keyMark, value: $0)
      }
    }
  }

  /// The media type that a key names: a word without a slash is short for one.
  private func mediaType(_ entry: Node.Entry) -> String {
    let short = ["json": "application/json", "xml": "application/xml", "*": "*/*", "": "*/*"]
    guard let meant = short[entry.key.lowercased()] else {
      if !entry.key.contains("/") { noteWord(entry) }
      return entry.key
    }
    reportMisplaced(
      entry.keyMark,
      "\(Excerpt.quoted(entry.key)) is no media type and is read as \(meant)",
      fix: "write \(meant)"
    )
    return meant
  }

  /// Bytes, which Swagger 2 called a file, are no JSON.
  private func unnamed(_ media: Node, at place: Node) -> Named<WrittenOpenAPI.MediaType> {
    let schema = WrittenOpenAPI.MediaType(Cursor(media, in: source), isNoted: true).schema
    let key = schema?.resolved?.isBinary == true ? "application/octet-stream" : "application/json"
    reportMisplaced(
      place.mark,
      "this schema has no media type, and is read as the one of \(key)",
      fix: "write content: {\(key): {schema: …}}"
    )
    return named(key, media)
  }

  private func noteWord(_ entry: Node.Entry) {
    reportMisplaced(
      entry.keyMark,
      "\(Excerpt.quoted(entry.key)) is no media type, and is read as bytes",
      fix: "write a type and a subtype, as in application/json"
    )
  }

  /// A schema, or what has one, as a body of JSON.
  private func json(_ media: Node) -> Named<WrittenOpenAPI.MediaType> {
    named("application/json", media)
  }

  private func named(_ key: String, _ media: Node) -> Named<WrittenOpenAPI.MediaType> {
    Named(
      key: key,
      keyMark: media.mark,
      value: WrittenOpenAPI.MediaType(Cursor(media, in: source), isNoted: true)
    )
  }

  fileprivate func reportMisplaced(_ mark: Mark, _ message: String, fix: String) {
    source.diagnostics.report(
      Diagnostic(.warning, .misplacedSchema, at: mark, message, fix: fix)
    )
  }
}

extension WrittenOpenAPI.MediaType {
  /// The media type as its own schema, or as a reference to one.
  var ownSchema: Schema? {
    guard cursor.value("itemSchema") == nil, !cursor.has("schema") else { return nil }
    // A reference that leads to a schema: to anything else it would have been followed.
    if isNoted || node.reference != nil { return Schema(cursor) }
    guard node.describesType else { return nil }
    cursor.reportMisplaced(
      node.mark,
      "this is a schema where a media type belongs, and is read as the media type's schema",
      fix: "write schema: {…}"
    )
    return Schema(cursor)
  }
}
