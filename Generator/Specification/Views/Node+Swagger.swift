extension Node {
  /// Whether the node is the root of a Swagger 2.0 document.
  public var isSwagger: Bool {
    guard let version = self["swagger"], self["openapi"] == nil else { return false }
    return version.text.first(where: \.isNumber) == "2"
  }

  /// Whether the node is a section of a Swagger 2.0 document that later versions have under
  /// `components`.
  var isSwaggerSection: Bool {
    parent == tree.root && Self.swaggerSections.contains(where: isValue) && tree.root.isSwagger
  }

  private static let swaggerSections = ["parameters", "responses", "securityDefinitions"]
}
