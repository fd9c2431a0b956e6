/// Schemas as one JSON Schema, with the locations of these in the documents.
public struct SchemaSet: Hashable, Sendable {
  /// A JSON Schema 2020-12 with the schemas in its `$defs`.
  public var literal: Literal
  /// The locations of schemas in the documents, by their JSON pointers in `literal`.
  public var origins: [String: Origin]

  public init(literal: Literal = .object([]), origins: [String: Origin] = [:]) {
    self.literal = literal
    self.origins = origins
  }

  /// Returns the location in the documents of a keyword, by its JSON pointer in `literal`, such as
  /// `/$defs/Book/properties/title/type`; nil if no schema contains it.
  public func origin(of pointer: String) -> Origin? {
    var parent = pointer[...]
    while true {
      if var origin = origins[String(parent)] {
        origin.pointer += pointer.dropFirst(parent.count)
        return origin
      }
      guard let end = parent.lastIndex(of: "/") else { return nil }
      parent = parent[..<end]
    }
  }
}
