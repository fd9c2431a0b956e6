extension OpenAPI {
  /// Says which member of an object names its schema.
  public struct Discriminator: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var propertyName: String? { cursor.string("propertyName") }

    /// The values of the member, with the name or reference of the schema that each means.
    public var mapping: [Node.Entry] {
      cursor.mapping("mapping").map { Array($0.entries) } ?? []
    }

    /// The schema that a value of the mapping means: a component's name, or a reference.
    public func target(of reference: Node) -> Schema? {
      let text = reference.text
      if let named = cursor.source.documents.entry?.root["components"]?["schemas"]?[text] {
        return cursor.schema(of: named, called: text)
      }
      guard let target = cursor.source.documents.target(of: text, from: reference) else {
        return nil
      }
      return cursor.schema(of: target, called: text)
    }
  }
}

extension OpenAPI.Schema {
  public var discriminator: OpenAPI.Discriminator? { cursor.view("discriminator") }
}
