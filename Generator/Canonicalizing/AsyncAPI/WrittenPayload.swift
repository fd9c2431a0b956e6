import Specification

extension WrittenAsyncAPI {
  /// A schema and its format (Multi Format Schema Object).
  struct Payload {
    /// The node of `schemaFormat`; nil for the schemas of AsyncAPI.
    let format: Node?
    /// The schema itself.
    let node: Node
    private let cursor: Cursor
    private let key: String

    /// `stated` is `schemaFormat` of the message in version 2; version 3 has it beside the schema.
    init(_ node: Node, stated: Node?, _ cursor: Cursor, called key: String = "payload") {
      let end = cursor.source.documents.resolve(node) ?? node
      if stated == nil, end.kind == .mapping, let format = end["schemaFormat"] {
        self.format = format
        self.node = end["schema"] ?? end
      } else {
        format = stated
        self.node = node
      }
      self.cursor = cursor
      self.key = key
    }

    /// The format, if it isn't JSON Schema or a dialect of it.
    var foreignFormat: String? {
      guard let format, !SchemaFormat.isJSONSchema(format.text) else { return nil }
      return format.text
    }

    /// The schema; nil in a foreign format.
    var schema: WrittenSchema? {
      foreignFormat == nil ? cursor.schemas.schema(of: node, called: key) : nil
    }
  }

  /// The formats of schemas, which are media types.
  enum SchemaFormat {
    /// Whether a schema of the media type is read as JSON Schema: AsyncAPI's own schemas, those of
    /// OpenAPI, and all drafts.
    static func isJSONSchema(_ mediaType: String) -> Bool {
      let name = mediaType.prefix { $0 != ";" }.lowercased()
      let dialects = [
        "application/schema", "application/vnd.aai.asyncapi", "application/vnd.oai.openapi",
      ]
      return dialects.contains { root in
        name == root || name == root + "+json" || name == root + "+yaml"
      } || ["application/json", "application/yaml"].contains(name)
    }
  }
}
