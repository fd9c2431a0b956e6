import Canonicalizing
import Shape
import SourceDiagnostics

extension Diagnostic.Code {
  static let undescribedRequiredProperty = Self("undescribed-required-property")
}

/// A member that `required` names and no `properties` describe.
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
  /// The members that have to be there and are not described: any JSON, or what another branch of
  /// a choice says they are.
  func undeclared(_ facets: Facets, in role: Role) -> [UndeclaredMember] {
    facets.members.required.compactMap { key, mark in
      guard facets.property(key) == nil else { return nil }
      let described = typeElsewhere(of: key, facets, in: role)
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

  /// Whether what stands beside a choice requires a member that a branch of it doesn't describe.
  func requiresMore(_ plain: Facets, than branches: [Schema]) -> Bool {
    !plain.members.required.isEmpty
      && branches.contains { branch in
        let facets = facets(ofAll: branch)
        return facets.isObject && !facets.additional.isSaid
          && plain.members.required.contains { facets.property($0.key) == nil }
      }
  }

  /// The type that the branches of the choices beside it agree on.
  private func typeElsewhere(of key: String, _ facets: Facets, in role: Role) -> Type? {
    let branches = facets.atoms.flatMap { $0.schema.oneOf + $0.schema.anyOf }
    let types = branches.compactMap { branch -> Type? in
      guard let property = self.facets(ofAll: branch).property(key) else { return nil }
      return type(of: property, owner: home(of: branch) ?? .model(role.id))
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
