import SourceDiagnostics

/// The name of a component's schema for messages, from its JSON pointer: `Book.author` for
/// `#/components/schemas/Book/properties/author`.
struct SchemaPhrase: CustomStringConvertible {
  let description: String

  /// Creates the name of the schema that has a keyword; nil if it isn't part of a component.
  init?(pointer: String, keyword: String = "") {
    var steps = pointer.split(separator: "/").dropFirst().map { step in
      Pointer.unescaped(step) ?? String(step)
    }
    if let index = steps.lastIndex(of: keyword), index >= steps.count - 2 {
      steps.removeSubrange(index...)
    }
    let start = steps.lastIndex { ["schemas", "definitions", "$defs"].contains($0) }
    guard let start, start + 1 < steps.count else { return nil }
    var name = steps[start + 1]
    var rest = steps[(start + 2)...]
    while let step = rest.popFirst() {
      switch step {
      case "properties": name += rest.popFirst().map { "." + $0 } ?? ""
      case "items", "prefixItems": name += "[]"
      case "allOf", "anyOf", "oneOf": rest = rest.dropFirst()
      default: break
      }
    }
    description = Excerpt.quoted(name)
  }
}
