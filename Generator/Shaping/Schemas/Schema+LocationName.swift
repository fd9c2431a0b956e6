import Canonical

extension Schema {
  /// Whether the location names the schema: a component, or a member with a key.
  var isNamedByLocation: Bool {
    componentName != nil || Int(locationName) == nil && !isAtGeneralLocation
  }

  /// Whether the schema is a whole file, or the value of a keyword such as `items`.
  private var isAtGeneralLocation: Bool {
    location.pointer.isEmpty || location.pointer == "#" || Self.keywords.contains(locationName)
  }

  private static let keywords: Set<String> = ["additionalProperties", "items", "not", "schema"]
}
