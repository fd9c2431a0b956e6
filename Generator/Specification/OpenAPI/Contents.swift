extension Diagnostic.Code {
  public static let misplacedSchema = Self("misplaced-schema")
}

/// Bodies by media type, also where authors leave out one of the levels that describe them.
extension OpenAPI.Cursor {
  var content: [OpenAPI.Named<OpenAPI.MediaType>] {
    guard let content = value("content") else { return has("content") ? [] : contentWithoutKey }
    guard content.kind == .mapping else {
      _ = mapping("content")
      return []
    }
    if content.reference != nil {
      let target = view("content", as: OpenAPI.RequestBody.self)?.cursor
      return target.map { $0.has("content") ? [] : $0.contentWithoutKey } ?? []
    }
    if content["schema"] != nil { return [json(content, at: content)] }
    return mediaTypes(content.entries)
  }

  /// What stands where `content` is left out: a schema alone, media types, or keywords of a schema.
  private var contentWithoutKey: [OpenAPI.Named<OpenAPI.MediaType>] {
    if let schema = value("schema") { return [json(node, at: schema)] }
    if node.describesType { return [json(siblings ?? node, at: siblings ?? node)] }
    let types = node.entries.filter {
      $0.key.contains("/") && !$0.key.hasPrefix("x-") && $0.value.kind == .mapping
    }
    for type in types {
      reportMisplaced(
        type.keyMark,
        "\(Excerpt.quoted(type.key)) stands without “content” and is taken as in it",
        mend: "write content: {\(type.key): …}"
      )
    }
    return mediaTypes(types)
  }

  private func mediaTypes(
    _ entries: some Sequence<Node.Entry>
  ) -> [OpenAPI.Named<OpenAPI.MediaType>] {
    entries.compactMap { entry in
      var media: OpenAPI.MediaType?
      if entry.value.kind == .null {
        report(entry.value, entry.key, takenAs: "one without a schema", expected: "{}")
        media = OpenAPI.MediaType(OpenAPI.Cursor(entry.value, in: source))
      } else {
        media = view(of: entry.value, called: entry.key)
      }
      return media.map {
        OpenAPI.Named(key: mediaType(entry), keyMark: entry.keyMark, value: $0)
      }
    }
  }

  /// The media type that a key names: a word without a slash is short for one.
  private func mediaType(_ entry: Node.Entry) -> String {
    let short = ["json": "application/json", "xml": "application/xml", "*": "*/*", "": "*/*"]
    guard let meant = short[entry.key.lowercased()] else { return entry.key }
    reportMisplaced(
      entry.keyMark,
      "\(Excerpt.quoted(entry.key)) is no media type and is taken as \(meant)",
      mend: "write \(meant)"
    )
    return meant
  }

  private func json(_ media: Node, at place: Node) -> OpenAPI.Named<OpenAPI.MediaType> {
    reportMisplaced(
      place.mark,
      "a schema stands here without a media type, and is taken as the one of application/json",
      mend: "write content: {application/json: {schema: …}}"
    )
    return OpenAPI.Named(
      key: "application/json",
      keyMark: place.mark,
      value: OpenAPI.MediaType(OpenAPI.Cursor(media, in: source), isNoted: true)
    )
  }

  fileprivate func reportMisplaced(_ mark: Mark, _ message: String, mend: String) {
    source.diagnostics.report(
      Diagnostic(.warning, .misplacedSchema, at: mark, message, mend: mend)
    )
  }
}

extension OpenAPI.MediaType {
  /// The media type as its own schema, or as a reference to one.
  var ownSchema: OpenAPI.Schema? {
    guard cursor.value("itemSchema") == nil else { return nil }
    let written = cursor.siblings ?? node
    guard node.describesType || isNoted && written.reference != nil else { return nil }
    if !isNoted {
      cursor.reportMisplaced(
        written.mark,
        "this is a schema where a media type belongs, and is taken as the media type's schema",
        mend: "write schema: {…}"
      )
    }
    return OpenAPI.Schema(OpenAPI.Cursor(written, in: source))
  }
}

extension Node {
  /// Whether a mapping has what only a schema has.
  fileprivate var describesType: Bool {
    kind == .mapping
      && ["type", "properties", "allOf", "oneOf", "anyOf", "items"].contains { self[$0] != nil }
  }
}
