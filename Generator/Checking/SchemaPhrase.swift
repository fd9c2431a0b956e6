import SourceDiagnostics

/// The name of a schema for messages, from its JSON pointer: `Book.author` for
/// `#/components/schemas/Book/properties/author`.
struct SchemaPhrase: CustomStringConvertible {
  let description: String
  /// The quoted name, or the quoted JSON pointer.
  let name: String
  /// Whether the schema is one of the document's components, or is inside of one.
  let isOfComponent: Bool

  /// Creates the name of the schema that has a keyword.
  init(pointer: String, keyword: String) {
    var steps = pointer.split(separator: "/").dropFirst().map { step in
      Pointer.unescaped(step) ?? String(step)
    }
    if let index = steps.lastIndex(of: keyword), index >= steps.count - 2 {
      steps.removeSubrange(index...)
    }
    let start = steps.lastIndex { ["schemas", "definitions", "$defs"].contains($0) }
    isOfComponent = start.map { $0 + 1 < steps.count } ?? false
    guard let start, isOfComponent else {
      name = Excerpt.quoted("/" + steps.map(Pointer.escaped).joined(separator: "/"))
      description = "the schema \(name)"
      return
    }
    var words = steps[start + 1]
    var rest = steps[(start + 2)...]
    while let step = rest.popFirst() {
      switch step {
      case "properties": words += rest.popFirst().map { "." + $0 } ?? ""
      case "items", "prefixItems": words += "[]"
      case "allOf", "anyOf", "oneOf": rest = rest.dropFirst()
      default: break
      }
    }
    name = Excerpt.quoted(words)
    description = name
  }
}
