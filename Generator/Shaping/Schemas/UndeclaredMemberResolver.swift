import Canonical
import Shape
import SourceDiagnostics

/// Resolves the required properties that an object doesn't describe.
struct UndeclaredMemberResolver {
  let types: TypeResolver
  let readers: SchemaReaders

  /// The required properties without a schema: any JSON, or the type in another branch of a union.
  func members(of merged: MergedSchema, in role: Role) -> [UndeclaredMember] {
    merged.members.required.compactMap { key, mark in
      guard merged.property(key) == nil else { return nil }
      let described = typeElsewhere(of: key, merged, in: role)
      readers.diagnostics.warn(
        .undescribedRequiredProperty,
        at: mark,
        "the required property \(Excerpt.quoted(key)) isn't defined; "
          + (described == nil
            ? "interpreted as any JSON value" : "the type in another variant is used"),
        fix: "add \(Excerpt.quoted(key)) to “properties”, or remove it from “required”"
      )
      let origin = Origin(
        file: mark.file,
        line: mark.line,
        column: mark.column,
        pointer: role.schema.location.pointer + "/required"
      )
      return UndeclaredMember(key: key, type: described ?? .json, origin: origin)
    }
  }

  /// The type that all branches of the unions beside it give the property.
  private func typeElsewhere(of key: String, _ merged: MergedSchema, in role: Role) -> Type? {
    let branches = merged.subschemas.flatMap(\.schema.branches)
    let types = branches.compactMap { branch -> Type? in
      guard let property = readers.merger.mergedSchema(of: branch).property(key) else { return nil }
      return self.types.objects.type(of: property, owner: branch.modelOwner ?? .model(role.id))
    }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
