import Canonicalizing
import Shape
import SourceDiagnostics

extension Diagnostic.Code {
  static let undescribedRequiredProperty = Self("undescribed-required-property")
}

/// A property that `required` lists and `properties` doesn't.
struct UndeclaredMember {
  let key: String
  let type: Type
  let origin: Origin

  var documentation: Documentation {
    Documentation(
      summary: "Required, but not described.",
      discussion: type == .json ? "It is read as null where the service doesn't send it." : nil
    )
  }
}

extension SchemaShaper {
  /// The required properties without a schema: any JSON, or the type in another branch of a union.
  func undeclared(_ merged: MergedSchema, in role: Role) -> [UndeclaredMember] {
    merged.members.required.compactMap { key, mark in
      guard merged.property(key) == nil else { return nil }
      let described = typeElsewhere(of: key, merged, in: role)
      warn(
        .undescribedRequiredProperty,
        at: mark,
        "\(Excerpt.quoted(key)) is required and not described "
          + (described == nil
            ? "under properties; it is any JSON" : "here; its type is that of another branch"),
        fix: "describe it under properties or take it out of required"
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

  /// Whether `required` beside a union lists a property that a branch doesn't describe.
  func requiresMore(_ plain: MergedSchema, than branches: [Schema]) -> Bool {
    !plain.members.required.isEmpty
      && branches.contains { branch in
        let merged = mergedSchema(of: branch)
        return merged.isObject && !merged.additional.isDeclared
          && plain.members.required.contains { merged.property($0.key) == nil }
      }
  }

  /// The type that all branches of the unions beside it give the property.
  private func typeElsewhere(of key: String, _ merged: MergedSchema, in role: Role) -> Type? {
    let branches = merged.subschemas.flatMap { $0.schema.oneOf + $0.schema.anyOf }
    let types = branches.compactMap { branch -> Type? in
      guard let property = self.mergedSchema(of: branch).property(key) else { return nil }
      return type(of: property, owner: modelOwner(of: branch) ?? .model(role.id))
    }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension Field {
  init(_ member: UndeclaredMember) {
    self.init(
      key: member.key,
      type: member.type,
      isRequired: true,
      isUndescribed: member.type == .json,
      documentation: member.documentation,
      origin: member.origin
    )
  }
}

extension Multipart.Part {
  init(_ member: UndeclaredMember) {
    self.init(
      key: member.key,
      value: .plain(member.type),
      isRequired: true,
      documentation: member.documentation,
      origin: member.origin
    )
  }
}
