import Canonical
import Shape
import SourceDiagnostics

/// Merges the schemas of multipart forms.
struct FormSchemaResolver {
  let schemas: SchemaShaper

  /// The merged schema of a multipart form; of a union of forms, one schema with the members of
  /// all, since the sent members select the form.
  ///
  /// Nil, after a warning, if no members are described.
  func mergedSchema(ofForm schema: Schema) -> MergedSchema? {
    let merged = schemas.merger.mergedSchema(of: schema)
    guard let joined = merged.unions.isEmpty ? merged : joined(merged), joined.isObject else {
      if schema.declaresType { noteFormless(schema, isUnion: !merged.unions.isEmpty) }
      return nil
    }
    if joined.properties.count > merged.properties.count { noteJoined(schema) }
    return joined
  }

  /// Whether a schema describes the members of a form, or no type.
  func isForm(_ schema: Schema) -> Bool {
    let merged = schemas.merger.mergedSchema(of: schema)
    let joined = merged.unions.isEmpty ? merged : joined(merged)
    return joined?.isObject == true || !schema.declaresType
  }

  /// The forms of all unions as one; nil if two forms describe one member differently.
  private func joined(_ merged: MergedSchema) -> MergedSchema? {
    var joined = merged
    joined.unions = []
    for union in merged.unions {
      let forms = union.branches.filter { !$0.isNull }.map { schemas.merger.mergedSchema(of: $0) }
      guard forms.allSatisfy(\.mayBeForm) else { return nil }
      for property in forms.flatMap(\.properties) where merged.property(property.key) == nil {
        if let known = joined.property(property.key) {
          guard areCompatible(known, property) else { return nil }
        } else {
          for subschema in property.subschemas {
            joined.members.describe(property.key, at: property.mark, by: subschema)
          }
        }
      }
      for (key, mark) in forms.first?.members.required ?? []
      where forms.allSatisfy({ $0.members.requires(key) }) {
        joined.members.require(key, at: mark)
      }
      for form in forms { joined.additional = joined.additional.merged(with: form.additional) }
    }
    return joined
  }

  /// Whether a member has the same kind of part in two forms.
  private func areCompatible(_ one: MergedSchema.Property, _ other: MergedSchema.Property) -> Bool {
    let (first, second) = (one.subschemas.map(\.schema), other.subschemas.map(\.schema))
    if first.map(\.id) == second.map(\.id) { return true }
    let kinds = Set((first + second).map { schemas.merger.wireKind(of: $0) })
    return kinds.count == 1 && kinds.isDisjoint(with: [.listed, .any, .object, .array])
      && FileKind(first, contentType: nil) == FileKind(second, contentType: nil)
  }

  private func noteJoined(_ schema: Schema) {
    schemas.diagnostics.warn(
      .invalidForm,
      at: schema.mark,
      "the schema of a form must be an object, not a union; interpreted as an object with the"
        + " properties of all variants",
      fix: "write a schema with type: object and “properties”"
    )
  }

  private func noteFormless(_ schema: Schema, isUnion: Bool) {
    schemas.diagnostics.warn(
      .invalidForm,
      at: schema.mark,
      "the schema of a form must be an object"
        + (isUnion ? " with the same properties in all variants" : "")
        + "; interpreted as any JSON object",
      fix: "write a schema with type: object and “properties”"
    )
  }
}

extension MergedSchema {
  /// Whether only members are described.
  fileprivate var mayBeForm: Bool {
    !isContradictory && unions.isEmpty && values == nil && (types.isEmpty || types == [.object])
  }
}
