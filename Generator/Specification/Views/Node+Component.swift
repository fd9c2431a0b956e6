extension Node {
  /// The name that the node has by where it stands: a key under `components`, `definitions` or
  /// `$defs`, or the name of a file that holds nothing else.
  public var componentName: String? {
    guard let parent else { return fileName }
    let isNamed =
      parent.stands(under: "definitions") || parent.stands(under: "$defs")
      || parent.parent?.isComponents == true
    return isNamed ? step : nil
  }

  /// The schema under whose `properties` it stands.
  public var propertyOwner: Node? {
    guard let parent, parent.stands(under: "properties") else { return nil }
    return parent.parent
  }

  /// The schema of `components/schemas` or `definitions` in which it stands, or that it is.
  public var enclosingComponentSchema: Node? {
    sequence(first: self, next: \.parent).first { $0.sectionKind == .schema }
  }

  /// The last step of the pointer, or the name of the file; the schema of a body, a parameter or a
  /// header is called as the component that has it.
  public var placeName: String {
    guard let step else { return fileName }
    guard step == "schema" else { return step }
    let around = sequence(first: self, next: \.parent)
    return around.lazy.compactMap(\.componentName).first ?? step
  }

  private var fileName: String {
    let name = tree.file.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "schema"
    return name.split(separator: ".").first.map(String.init) ?? "schema"
  }
}
