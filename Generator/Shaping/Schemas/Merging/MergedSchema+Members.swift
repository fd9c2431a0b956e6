import Canonical
import Shape
import SourceDiagnostics

extension MergedSchema {
  /// A property with every schema that applies to it.
  struct Property {
    let key: String
    let mark: Mark
    var subschemas: [Subschema]
    /// True when only the `if` of a condition mentions the property.
    var appearsOnlyInIf = false
  }

  /// The properties in order, and the required keys.
  struct Members {
    private(set) var all: [Property] = []
    private(set) var required: [(key: String, mark: Mark)] = []
    /// The location of the first property beyond the limit.
    var excess: Mark?
    private var positions: [ExactText: Int] = [:]
    private var requiredKeys: Set<ExactText> = []
  }
}

extension MergedSchema.Members {
  subscript(key: String) -> MergedSchema.Property? { positions[ExactText(key)].map { all[$0] } }

  func requires(_ key: String) -> Bool { requiredKeys.contains(ExactText(key)) }

  /// Adds a schema of a property, which may have others.
  mutating func describe(
    _ key: String,
    at mark: Mark,
    by subschema: Subschema,
    appearsOnlyInIf: Bool = false
  ) {
    if let position = positions[ExactText(key)] {
      all[position].subschemas.append(subschema)
    } else {
      positions[ExactText(key)] = all.count
      all.append(
        MergedSchema.Property(
          key: key,
          mark: mark,
          subschemas: [subschema],
          appearsOnlyInIf: appearsOnlyInIf
        )
      )
    }
  }

  mutating func require(_ key: String, at mark: Mark) {
    if requiredKeys.insert(ExactText(key)).inserted { required.append((key, mark)) }
  }
}
