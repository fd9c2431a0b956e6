import Shape
import Specification

extension Diagnostic.Code {
  static let unsupportedSecurity = Self("unsupported-security")
  static let unknownSecurity = Self("unknown-security")
}

extension OperationShaper {
  func credentialSchemes() -> [CredentialScheme] {
    description.securitySchemes.compactMap { view in
      guard let kind = kind(of: view.value) else {
        warn(
          .unsupportedSecurity,
          at: view.value.mark,
          "the security scheme \(Excerpt.quoted(view.key)) is not supported and is left out"
        )
        return nil
      }
      return CredentialScheme(
        id: CredentialScheme.ID(view.key),
        kind: kind,
        documentation: Documentation(
          text: view.value.description,
          isDeprecated: view.value.isDeprecated
        )
      )
    }
  }

  private func kind(of view: OpenAPI.SecurityScheme) -> CredentialScheme.Kind? {
    switch (view.type, view.scheme?.lowercased()) {
    case ("apiKey", _):
      guard let name = view.name,
        let location = view.location.flatMap(Parameter.Location.init(rawValue:)),
        location != .path
      else { return nil }
      return .apiKey(name: name, location: location)
    case ("http", "basic"): return .basic
    case ("http", "bearer"), ("oauth2", _), ("openIdConnect", _): return .bearer
    default: return nil
    }
  }

  /// The alternatives that can be met; doing without comes last, so that secrets that were given
  /// are sent.
  func security(_ requirements: [OpenAPI.SecurityRequirement]) -> [[CredentialScheme.ID]] {
    let defined = description.securitySchemeNames
    let known = Set(credentials.map(\.id))
    let alternatives = requirements.compactMap { requirement -> [CredentialScheme.ID]? in
      let ids = requirement.schemes.map { CredentialScheme.ID($0.name) }
      for (name, mark) in requirement.schemes where !defined.contains(name) {
        warn(
          .unknownSecurity,
          at: mark,
          "no security scheme is called \(Excerpt.quoted(name)); the requirement is left out",
          mend: "describe it under components/securitySchemes"
        )
      }
      return ids.allSatisfy(known.contains) ? ids : nil
    }
    let needed = alternatives.filter { !$0.isEmpty }
    return needed.count < alternatives.count && !needed.isEmpty ? needed + [[]] : needed
  }
}
