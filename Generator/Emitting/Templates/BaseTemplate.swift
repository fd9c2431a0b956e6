import SwiftSource

/// A protocol of the members that several objects have in common.
struct BaseTemplate {
  let model: ModelBlueprint
  let base: BaseBlueprint
  let access: Source

  var source: Source {
    guard !base.properties.isEmpty else {
      return """
        \(doc: model.documentation)
        \(access)protocol \(model.name):\(inheritance: conformances)}
        """
    }
    return """
      \(doc: model.documentation)
      \(access)protocol \(model.name):\(inheritance: conformances)
        \(lines: base.properties, property)
      }
      """
  }

  private var conformances: [TypeReference] {
    base.bases.isEmpty ? [.named([SwiftName(known: "Sendable")])] : base.bases
  }

  private func property(_ property: BaseBlueprint.Property) -> Source {
    """
    \(doc: property.documentation)
    \(property.deprecation.map(\.attribute))
    var \(property.name): \(property.type) { get }
    """
  }
}
