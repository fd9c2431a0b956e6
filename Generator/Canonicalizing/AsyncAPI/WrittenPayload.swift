import Specification

extension WrittenAsyncAPI {
  /// A schema, and the language in which it is written.
  struct Payload {
    /// Where the language is named; nothing where it is AsyncAPI's own.
    let format: Node?
    /// The schema itself.
    let node: Node
    private let cursor: Cursor

    /// `stated` is where version 2 names the language; version 3 puts both into one object.
    init(_ node: Node, stated: Node?, _ cursor: Cursor) {
      let end = cursor.source.documents.resolve(node) ?? node
      if stated == nil, end.kind == .mapping, let format = end["schemaFormat"] {
        self.format = format
        self.node = end["schema"] ?? end
      } else {
        format = stated
        self.node = node
      }
      self.cursor = cursor
    }

    /// The language, where it isn't JSON Schema or one of its kin.
    var foreignFormat: String? {
      guard let format, !SchemaFormat.isJSONSchema(format.text) else { return nil }
      return format.text
    }

    /// None in a language that isn't JSON Schema.
    var schema: Schema? {
      foreignFormat == nil ? cursor.schema(of: node, called: "payload") : nil
    }
  }

  /// The languages of schemas, by their media types.
  enum SchemaFormat {
    /// Whether a schema of the media type is read as JSON Schema: AsyncAPI's own schemas, those of
    /// OpenAPI, and all drafts.
    static func isJSONSchema(_ mediaType: String) -> Bool {
      let name = mediaType.prefix { $0 != ";" }.lowercased()
      let kin = [
        "application/schema", "application/vnd.aai.asyncapi", "application/vnd.oai.openapi",
      ]
      return kin.contains { root in
        name == root || name == root + "+json" || name == root + "+yaml"
      } || ["application/json", "application/yaml"].contains(name)
    }
  }
}
