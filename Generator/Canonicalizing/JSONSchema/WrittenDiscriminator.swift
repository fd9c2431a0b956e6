import Specification

/// The property of an object whose value names its schema (Discriminator Object).
struct WrittenDiscriminator: View {
  let cursor: Cursor

  /// The name of the property; in Swagger 2 the discriminator is text, which is the name.
  var propertyName: String? { node.string ?? cursor.string("propertyName") }

  /// The values of the property, each with the name of its schema or a reference.
  var mapping: [Node.Entry] {
    cursor.members("mapping") ?? []
  }

  /// The schema of values without the property or with a value that isn't mapped (3.2).
  var defaultMapping: Node? {
    cursor.string("defaultMapping") == nil ? nil : cursor.value("defaultMapping")
  }

  /// Returns the schema to which a value of the mapping refers by name or reference.
  func target(of reference: Node) -> WrittenSchema? {
    let text = reference.text
    let roots = [reference.tree.root, cursor.source.documents.entry?.root]
    let listings = roots.compactMap(\.self).flatMap(cursor.source.documents.schemas)
    if let named = listings.lazy.compactMap({ $0[text] }).first {
      return cursor.schemas.schema(of: named, called: text)
    }
    guard text.contains(where: { "#/.".contains($0) }) else {
      reportMissing(reference, among: listings)
      return nil
    }
    guard let target = cursor.source.documents.target(of: text, from: reference) else {
      return nil
    }
    return cursor.schemas.schema(of: target, called: text)
  }

  private func reportMissing(_ name: Node, among listings: [Node]) {
    let near = cursor.source.documents.suggestion(
      for: name.text,
      among: listings.lazy.flatMap(\.entries).map(\.key)
    )
    cursor.diagnostics.warn(
      .unresolvedReference,
      at: name.mark,
      "\(Excerpt.quoted(name.text)) isn't defined in"
        + " \(isSwagger ? "“definitions”" : "“components/schemas”"); ignored",
      fix: near.map { "did you mean \(Excerpt.quoted($0))?" }
        ?? "define the schema, or correct its name"
    )
  }
}

extension WrittenSchema {
  var discriminator: WrittenDiscriminator? {
    guard let value = cursor.value("discriminator"), value.kind == .string else {
      return cursor.view("discriminator")
    }
    // In AsyncAPI and Swagger 2.0 the discriminator is text.
    if !source.isAsync(node), !isSwagger {
      cursor.report(
        value,
        "discriminator",
        readAs: "“propertyName”",
        expected: "an object with “propertyName”"
      )
    }
    return WrittenDiscriminator(cursor: Cursor(value, in: source))
  }

  /// The value of the discriminator for the schema: `x-ms-discriminator-value` of Microsoft.
  var discriminatorValue: String? {
    node["x-ms-discriminator-value"].flatMap { $0.kind.isCollection ? nil : $0.text }
  }
}
