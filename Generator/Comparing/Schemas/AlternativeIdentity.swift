import Canonical

/// What makes an alternative the same in two descriptions: its name, constants and type.
struct AlternativeIdentity: Equatable, CustomStringConvertible {
  private let name: String?
  private let constants: [String]
  private let types: [String]
  private let keys: [String]

  init(_ schema: Schema) {
    let resolved = schema.resolved ?? schema
    let conjunction = Conjunction([schema])
    name = resolved.componentName ?? schema.title
    constants =
      (conjunction.values.map { [$0.map(\.canonicalText).sorted().joined(separator: ",")] } ?? [])
      + conjunction.properties.compactMap { key, schemas in
        let property = Conjunction(schemas)
        guard let values = property.values, values.count == 1 else { return nil }
        return "\(key)=\(values[0].canonicalText)"
      }
      .sorted()
    types = conjunction.types.map(\.rawValue).sorted() + (conjunction.format.map { [$0] } ?? [])
    keys = conjunction.properties.map(\.key).sorted()
  }

  static func == (one: AlternativeIdentity, other: AlternativeIdentity) -> Bool {
    if let name = one.name, let otherName = other.name { return name == otherName }
    return (one.constants, one.types, one.keys) == (other.constants, other.types, other.keys)
  }

  /// Whether both have the same type and constants, and perhaps other properties.
  func isSimilar(to other: AlternativeIdentity) -> Bool {
    if name != nil, other.name != nil { return false }
    return types == other.types && (constants == other.constants || constants.isEmpty)
  }

  var description: String {
    name ?? constants.first ?? (types.isEmpty ? "any" : types.joined(separator: " "))
  }
}
