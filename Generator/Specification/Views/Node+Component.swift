extension Node {
  /// The component name of the node: its key under `components`, `definitions` or `$defs`, or in a
  /// section of Swagger 2.0, or the name of the file whose root it is.
  ///
  /// Nil for the root of a file with a general name, such as `payload.yaml`.
  public var componentName: String? {
    guard let parent else {
      return Node.generalFileNames.contains(fileName.lowercased()) ? nil : fileName
    }
    let isNamed =
      parent.isValue(ofKey: "definitions") || parent.isValue(ofKey: "$defs")
      || parent.parent?.isComponents == true || parent.isSwaggerSection
    return isNamed ? step : nil
  }

  /// The schema whose `properties` contain the node.
  public var propertyOwner: Node? {
    guard let parent, parent.isValue(ofKey: "properties") else { return nil }
    return parent.parent
  }

  /// The nearest enclosing schema of `components/schemas` or `definitions`, or the node itself.
  public var enclosingComponentSchema: Node? {
    sequence(first: self, next: \.parent).first { $0.sectionKind == .schema }
  }

  /// The name that the location suggests: the last step of the pointer, or the name of the file;
  /// for the schema of a body, a parameter or a header, the name of the enclosing component.
  public var locationName: String {
    guard let step else { return fileName }
    guard step == "schema" else { return step }
    let around = sequence(first: self, next: \.parent)
    return around.lazy.compactMap(\.componentName).first ?? step
  }

  /// The names of files, in lowercase, that many files have.
  public static let generalFileNames: Set<String> = [
    "api", "asyncapi", "definition", "definitions", "index", "openapi", "payload", "payloads",
    "schema", "schemas", "spec", "swagger",
  ]

  private var fileName: String {
    let name = tree.file.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "schema"
    return name.split(separator: ".").first.map(String.init) ?? "schema"
  }
}
