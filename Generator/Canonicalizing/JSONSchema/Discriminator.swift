import Specification

/// Says which member of an object names its schema.
public struct Discriminator: View {
  public let cursor: Cursor

  public init(_ cursor: Cursor) { self.cursor = cursor }

  /// Text in place of the object is the name, as in Swagger 2.
  public var propertyName: String? { node.string ?? cursor.string("propertyName") }

  /// The values of the member, with the name or reference of the schema that each means.
  public var mapping: [Node.Entry] {
    cursor.members("mapping") ?? []
  }

  /// The schema that is meant where the member is absent or no mapping has its value: 3.2.
  public var defaultMapping: Node? {
    cursor.string("defaultMapping") == nil ? nil : cursor.value("defaultMapping")
  }

  /// The schema that a value of the mapping means: a component's name, or a reference.
  public func target(of reference: Node) -> Schema? {
    let text = reference.text
    let roots = [reference.tree.root, cursor.source.documents.entry?.root]
    let listings = roots.compactMap(\.self).flatMap(cursor.source.documents.schemas)
    if let named = listings.lazy.compactMap({ $0[text] }).first {
      return cursor.schema(of: named, called: text)
    }
    guard text.contains(where: { "#/.".contains($0) }) else {
      reportMissing(reference, among: listings)
      return nil
    }
    guard let target = cursor.source.documents.target(of: text, from: reference) else {
      return nil
    }
    return cursor.schema(of: target, called: text)
  }

  private func reportMissing(_ name: Node, among listings: [Node]) {
    let near = cursor.source.documents.suggestion(
      for: name.text,
      among: listings.lazy.flatMap(\.entries).map(\.key)
    )
    cursor.source.diagnostics.report(
      Diagnostic(
        .warning,
        .unresolvedReference,
        at: name.mark,
        "no schema is called \(Excerpt.quoted(name.text)), and the value is omitted",
        fix: near.map { "did you mean \(Excerpt.quoted($0))?" }
          ?? "describe it under components/schemas"
      )
    )
  }
}

extension Schema {
  public var discriminator: Discriminator? {
    guard let value = cursor.value("discriminator"), value.kind == .string else {
      return cursor.view("discriminator")
    }
    // AsyncAPI has text there.
    if !source.isAsync(node) {
      cursor.report(value, "discriminator", takenAs: "its propertyName", expected: "a mapping")
    }
    return Discriminator(Cursor(value, in: source))
  }

  /// What stands for the schema in place of its name, as Microsoft's documents write it.
  public var discriminatorValue: String? {
    node["x-ms-discriminator-value"].flatMap { $0.kind.isCollection ? nil : $0.text }
  }
}
