import Canonical

/// What makes an alternative the same in two descriptions: its name, constants and type.
struct AlternativeIdentity: CustomStringConvertible {
  /// The constants, types and properties, which a renamed component keeps.
  struct Form: Hashable {
    fileprivate(set) var constants: [String] = []
    fileprivate(set) var types: [String] = []
    fileprivate(set) var format: String?
    fileprivate(set) var keys: [String] = []

    /// The types with their format.
    var typesAndFormat: [String] { types + (format.map { [$0] } ?? []) }
  }

  /// The name of the component, or else the title.
  let name: String?
  let form: Form

  init(_ schemas: [Schema], type: JSONType? = nil, name: String? = nil) {
    let conjunction = Conjunction(schemas, type: type)
    let resolved = schemas[0].resolved ?? schemas[0]
    self.name = name ?? (type == nil ? resolved.componentName ?? schemas[0].title : nil)
    var form = Form()
    form.constants =
      (conjunction.values.map { [$0.map(\.canonicalText).sorted().joined(separator: ",")] } ?? [])
      + conjunction.properties.compactMap { key, schemas in
        guard let values = Conjunction(schemas).values, values.count == 1 else { return nil }
        return "\(key)=\(values[0].canonicalText)"
      }
      .sorted()
    form.types = conjunction.types.map(\.rawValue).sorted()
    form.format = conjunction.format
    form.keys = conjunction.properties.map(\.key).sorted()
    if form.keys.isEmpty { form.keys = conjunction.required.sorted().map { "required \($0)" } }
    self.form = form
  }

  /// Whether both have the same type and constants, and perhaps other properties.
  ///
  /// Components with different names are the same only by their constants.
  func isSimilar(to other: AlternativeIdentity) -> Bool {
    guard form.typesAndFormat == other.form.typesAndFormat else { return false }
    if name != nil, other.name != nil {
      return form.constants == other.form.constants && !form.constants.isEmpty
    }
    return form.constants == other.form.constants || form.constants.isEmpty
  }

  var description: String {
    let types = form.typesAndFormat
    return name ?? form.constants.first
      ?? (types.isEmpty ? form.keys.first ?? "any" : types.joined(separator: " "))
  }
}
