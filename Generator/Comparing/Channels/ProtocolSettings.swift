import Canonical
import SourceDiagnostics

/// The bindings of a part of an AsyncAPI document, with those of its traits.
struct ProtocolSettings {
  /// The values of each protocol by their keys: `exchange.name`.
  private(set) var values: [String: [String: JSONValue]] = [:]
  private(set) var schemas: [String: SchemaID] = [:]
  private(set) var marks: [String: Mark] = [:]
  /// The address of the channel, which is the name of a Kafka topic that isn't stated.
  private let address: String?

  /// - Parameter bindings: Those of the part itself come first, and take precedence.
  init(_ bindings: [AsyncAPI.ProtocolBindings], address: String? = nil) {
    self.address = address
    for own in bindings {
      for schema in own.schemas where schemas[schema.key] == nil {
        schemas[schema.key] = schema.value
      }
      for binding in own.values {
        if marks[binding.key] == nil { marks[binding.key] = binding.keyMark }
        var values = self.values[binding.key] ?? [:]
        Self.leaves(of: binding.value).forEach { key, value in
          let isSchema = schemas["\(binding.key) \(key.prefix { $0 != "." })"] != nil
          // The first versions of the HTTP bindings also had a type: request or response.
          let isOmitted = key == "bindingVersion" || binding.key == "http" && key == "type"
          if !isOmitted, !key.hasPrefix("x-"), !isSchema, values[key] == nil {
            values[key] = value
          }
        }
        self.values[binding.key] = values
      }
    }
  }

  /// The text of a value, or of what its absence means.
  func text(of key: String, _ name: String) -> String? {
    if let value = values[name]?[key] { return value.canonicalText }
    return name == "kafka" && key == "topic" ? address.map { "\"\($0)\"" } : nil
  }

  private static func leaves(of value: JSONValue) -> [(key: String, value: JSONValue)] {
    var leaves: [(String, JSONValue)] = []
    var pending = value.members.map { ($0.key, $0.value) }
    while let (key, value) = pending.popLast() {
      if value.type == .object {
        pending += value.members.map { ("\(key).\($0.key)", $0.value) }
      } else {
        leaves.append((key, value))
      }
    }
    return leaves
  }
}
