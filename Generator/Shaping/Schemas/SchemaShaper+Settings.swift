import Canonicalizing
import Shape
import SourceDiagnostics

extension SchemaShaper {
  /// What is known of members that are settings; nil where they aren't called so, or where one has
  /// no value of its own.
  func settings(of facets: Facets, _ fields: [Field], _ additional: Type?) -> [Setting]? {
    guard facets.atoms.contains(where: { $0.schema.holdsSettings }) else { return nil }
    let members = zip(facets.properties, fields)
    for (property, field) in members where !field.isSetting {
      warn(
        .invalidExtension,
        at: property.mark,
        "\(Excerpt.quoted(field.key)) may have no value, so that “x-settings” is omitted",
        fix: "list it as required, and give it a default"
      )
    }
    guard additional == nil, fields.allSatisfy(\.isSetting) else { return nil }
    return members.map { property, field in
      let schemas = property.atoms.map(\.schema)
      return Setting(
        key: field.key,
        least: schemas.compactMap(\.minimum).last.flatMap(Literal.init),
        most: schemas.compactMap(\.maximum).last.flatMap(Literal.init),
        unit: schemas.compactMap(\.unit).last
      )
    }
  }
}

extension Field {
  /// The value that it has unless it is given another.
  var assumed: Literal? { defaultValue ?? initialValue }

  /// Whether it has a value at any time.
  fileprivate var isSetting: Bool {
    if case .nullable = type { return false }
    return isRequired && assumed != nil
  }
}
