import Shape
import Specification

/// Writes schemas of OpenAPI as JSON Schema 2020-12, with everything they refer to.
final class SchemaWriter {
  let source: OpenAPI.Source
  private(set) var definitions: [Literal.Member] = []
  private var taken: Set<String> = []
  private var names: [Node: String] = [:]
  private var pending: [OpenAPI.Schema] = []

  init(_ source: OpenAPI.Source) {
    self.source = source
  }

  func isTaken(_ key: String) -> Bool { taken.contains(key) }

  /// Puts a schema under a key.
  func define(_ key: String, _ schema: OpenAPI.Schema) {
    taken.insert(key)
    definitions.append(Literal.Member(key: key, value: literal(schema)))
  }

  /// Puts every schema that was referred to under its own key.
  func writePending() {
    while !pending.isEmpty {
      let schema = pending.removeFirst()
      guard let name = names[schema.node] else { continue }
      definitions.append(Literal.Member(key: name, value: literal(schema)))
    }
  }

  /// The `$ref` to a schema that stands elsewhere.
  func reference(to target: OpenAPI.Schema) -> Literal {
    .string("#/$defs/" + SchemaWriter.step(name(of: target)))
  }

  private func name(of target: OpenAPI.Schema) -> String {
    if let known = names[target.node] { return known }
    let word = target.node.componentName ?? target.node.placeName
    var name = word
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(word) \(number)"
      number += 1
    }
    names[target.node] = name
    pending.append(target)
    return name
  }

  /// A key as a step of a JSON pointer in a URL.
  private static func step(_ key: String) -> String { Template.encoded(Pointer.escaped(key)) }
}
