import Canonical
import Canonicalizing
import Shape
import Specification

/// Writes schemas of OpenAPI as JSON Schema 2020-12, with everything they refer to.
final class SchemaWriter {
  let source: Description
  private(set) var definitions: [Literal.Member] = []
  private var taken: Set<String> = []
  /// The last number that each word was given.
  private var numbers: [String: Int] = [:]
  private var names: [Schema.ID: String] = [:]
  private var pending: [Schema] = []
  private var written = 0

  init(_ source: Description) {
    self.source = source
  }

  /// Puts a schema under the first of the words that is free, and gives its key.
  func define(_ schema: Schema, as words: [String]) -> String {
    let key = freshKey(words)
    definitions.append(Literal.Member(key: key, value: literal(schema)))
    return key
  }

  /// Puts every schema that was referred to under its own key.
  func writePending() {
    while written < pending.count {
      let schema = pending[written]
      written += 1
      guard let name = names[schema.id] else { continue }
      definitions.append(Literal.Member(key: name, value: literal(schema)))
    }
  }

  /// The `$ref` to a schema that stands elsewhere.
  func reference(to target: Schema) -> Literal {
    .string("#/$defs/" + SchemaWriter.step(name(of: target)))
  }

  private func name(of target: Schema) -> String {
    if let known = names[target.id] { return known }
    let name = freshKey([target.componentName ?? target.placeName])
    names[target.id] = name
    pending.append(target)
    return name
  }

  /// The first of the words that is free, or else the last with a number.
  private func freshKey(_ words: [String]) -> String {
    let last = words[words.count - 1]
    var key = words.first { !taken.contains($0) } ?? last
    while !taken.insert(key).inserted {
      numbers[last, default: 1] += 1
      key = "\(last) \(numbers[last, default: 1])"
    }
    return key
  }

  /// A key as a step of a JSON pointer in a URL.
  private static func step(_ key: String) -> String { Template.encoded(Pointer.escaped(key)) }
}
