import Canonicalizing
import Shape

extension SchemaShaper {
  /// Adds the properties of `then`, `else` and `dependentSchemas` as optional properties.
  func addConditions(of subschemas: [Subschema], to merged: inout MergedSchema) {
    var found = MergedSchema.Members()
    for subschema in subschemas {
      for condition in subschema.schema.conditions {
        for part in expansion(of: [Subschema(schema: condition, owner: subschema.owner)]) {
          for property in part.schema.properties
          where property.value.verdict != false && merged.property(property.key) == nil {
            found.describe(
              property.key,
              at: property.keyMark,
              by: Subschema(schema: property.value, owner: part.owner)
            )
          }
        }
      }
    }
    addIfProperties(of: subschemas, to: &merged, beside: found)
    for member in found.all {
      if hasOneType(member.subschemas) {
        merged.members.describe(member.key, at: member.mark, by: member.subschemas[0])
      } else if !merged.additional.isDeclared {
        // The type depends on the condition: the value is kept as any JSON.
        merged.additional = .any
      }
    }
  }

  /// Adds properties that appear only in `if`, which shows their kind and doesn't constrain them.
  private func addIfProperties(
    of subschemas: [Subschema],
    to merged: inout MergedSchema,
    beside others: MergedSchema.Members
  ) {
    for subschema in subschemas {
      for property in subschema.schema.ifSchema?.properties ?? []
      where property.value.verdict == nil && merged.property(property.key) == nil
        && others[property.key] == nil
      {
        merged.members.describe(
          property.key,
          at: property.keyMark,
          by: Subschema(schema: property.value, owner: subschema.owner),
          appearsOnlyInIf: true
        )
      }
    }
  }

  /// The type of a property that appears only in `if`.
  func typeInIf(_ property: MergedSchema.Property) -> Type? {
    guard property.appearsOnlyInIf else { return nil }
    return switch wireKind(of: property.subschemas[0].schema) {
    case .string, .listed: .string
    case .integer: .integer(.unspecified)
    case .number: .number(.unspecified)
    case .boolean: .boolean
    case .array, .object: nil
    case .any: .json
    }
  }

  /// Whether the schemas of one property under several conditions have the same type.
  private func hasOneType(_ subschemas: [Subschema]) -> Bool {
    let kinds = Set(subschemas.map { wireKind(of: $0.schema) })
    guard kinds.count == 1, let kind = kinds.first else { return false }
    guard kind == .object || kind == .array || kind == .any else { return true }
    return Set(subschemas.map { $0.schema.target?.id ?? $0.schema.id }).count == 1
  }
}
