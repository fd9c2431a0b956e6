extension OpenAPI {
  /// A way to prove who is asking.
  public struct SecurityScheme: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var type: String? { cursor.string("type") }
    public var name: String? { cursor.string("name") }
    public var location: String? { cursor.string("in") }
    public var scheme: String? { cursor.string("scheme") }
    public var isDeprecated: Bool { cursor.flag("deprecated") }
  }

  /// Schemes that are needed together, by name.
  public struct SecurityRequirement {
    public let schemes: [(name: String, mark: Mark)]
  }
}

extension OpenAPI.Cursor {
  func requirements(_ key: String) -> [OpenAPI.SecurityRequirement]? {
    guard let list = sequence(key) else { return nil }
    return list.elements.map { element in
      OpenAPI.SecurityRequirement(schemes: element.entries.map { ($0.key, $0.keyMark) })
    }
  }
}
