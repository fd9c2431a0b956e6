import Canonical
import Shape
import SourceDiagnostics

/// Writes schemas of OpenAPI as JSON Schema 2020-12, with the schemas that they refer to.
package final class SchemaWriter {
  /// The sender of the described values.
  package enum Sender {
    case client, service
  }

  let sender: Sender
  /// Whether examples, defaults and other annotations are written, which don't restrict values.
  let keepsAnnotations: Bool
  /// The index of the pending schemas, which must exist as long as they do.
  let index: any SchemaIndex
  /// The payloads of the messages of the channels to which `x-messages` may refer.
  var payloads: [Channel.ID: [Schema]] = [:]
  private(set) var definitions: [Literal.Member] = []
  /// The locations of the written schemas, by their JSON pointers in the result.
  var origins: [String: Origin] = [:]
  private var usedKeys: Set<String> = []
  /// The last number that was added to each candidate.
  private var numbers: [String: Int] = [:]
  private var names: [Schema.ID: String] = [:]
  private var pending: [Schema] = []
  private var written = 0

  package init(
    _ index: any SchemaIndex,
    sender: Sender,
    keepsAnnotations: Bool = false
  ) {
    self.index = index
    self.keepsAnnotations = keepsAnnotations
    self.sender = sender
  }

  /// Adds a schema under the first of the candidates that is unused, and returns its key.
  package func define(_ schema: Schema, as candidates: [String]) -> String {
    let key = unusedKey(candidates)
    write(schema, as: key)
    return key
  }

  /// Adds the referenced schemas.
  package func writePending() {
    while written < pending.count {
      let schema = pending[written]
      written += 1
      guard let name = names[schema.id] else { continue }
      write(schema, as: name)
    }
  }

  /// The definitions as one JSON Schema.
  package var schemas: SchemaSet {
    SchemaSet(
      literal: .object([
        Literal.Member(
          key: "$schema",
          value: .string("https://json-schema.org/draft/2020-12/schema")
        ),
        Literal.Member(key: "$defs", value: .object(definitions)),
      ]),
      origins: origins
    )
  }

  private func write(_ schema: Schema, as key: String) {
    let pointer = "/$defs/" + Pointer.escaped(key)
    definitions.append(Literal.Member(key: key, value: literal(schema, at: pointer)))
  }

  /// The `$ref` to a schema.
  func reference(to target: Schema) -> Literal {
    .string("#/$defs/" + SchemaWriter.step(name(of: target)))
  }

  private func name(of target: Schema) -> String {
    if let known = names[target.id] { return known }
    let name = unusedKey([target.componentName ?? target.locationName])
    names[target.id] = name
    pending.append(target)
    return name
  }

  /// The first unused candidate, or else the last one with a number.
  private func unusedKey(_ candidates: [String]) -> String {
    let last = candidates[candidates.count - 1]
    var key = candidates.first { !usedKeys.contains($0) } ?? last
    while !usedKeys.insert(key).inserted {
      numbers[last, default: 1] += 1
      key = "\(last) \(numbers[last, default: 1])"
    }
    return key
  }

  /// A key as a reference token of a JSON Pointer in a URL fragment.
  private static func step(_ key: String) -> String { Template.encoded(Pointer.escaped(key)) }
}
