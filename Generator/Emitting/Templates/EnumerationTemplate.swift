import SwiftSource

/// An open enumeration: the documented values, and any other value that the service sends.
struct EnumerationTemplate {
  let model: ModelBlueprint
  let enumeration: EnumerationBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: model.documentation)
    \(access)struct \(model.name): \(TypeReference.openEnum) {
      \(access)let rawValue: \(enumeration.raw)

      \(section: initializer)

      \(section: values)

      \(access)static let knownValues: [Self] = [\(elements: enumeration.values, known)]
    }
    """
  }

  /// The compiler synthesizes an internal initializer.
  private var initializer: Source? {
    access.isEmpty
      ? nil : "\(access)init(rawValue: \(enumeration.raw)) { self.rawValue = rawValue }"
  }

  private var values: Source { "\(lines: enumeration.values, value)" }

  private func value(_ value: EnumerationBlueprint.Value) -> Source {
    """
    \(doc: value.documentation)
    \(value.deprecation.map(\.attribute))
    \(access)static let \(value.name) = Self(\(list: ["rawValue: \(value.literal)"], \.self))
    """
  }

  /// Uses the raw value of a deprecated value, since its name causes a warning.
  private func known(_ value: EnumerationBlueprint.Value) -> Source {
    value.deprecation != nil
      ? "Self(\(list: ["rawValue: \(value.literal)"], \.self))" : ".\(label: value.name)"
  }
}

extension TypeReference {
  fileprivate static let openEnum = TypeReference.runtime("OpenEnum")
}
