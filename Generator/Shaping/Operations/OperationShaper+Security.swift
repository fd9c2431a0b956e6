import Shape
import Specification

extension Diagnostic.Code {
  static let unsupportedSecurityScheme = Self("unsupported-security-scheme")
  static let unknownSecurityScheme = Self("unknown-security-scheme")
  static let invalidSecurityScheme = Self("invalid-security-scheme")
}

extension OperationShaper {
  func credentialSchemes() -> [CredentialScheme] {
    description.securitySchemes.compactMap { view in
      do throws(UnreadableScheme) {
        return CredentialScheme(
          id: CredentialScheme.ID(view.key),
          kind: try kind(of: view.value),
          documentation: Documentation(
            text: view.value.description,
            isDeprecated: view.value.isDeprecated
          )
        )
      } catch {
        warn(
          .unsupportedSecurityScheme,
          at: view.value.cursor.value(error.key)?.mark ?? view.value.mark,
          "the security scheme \(Excerpt.quoted(view.key)) \(error.reason) and is omitted",
          fix: error.fix
        )
        return nil
      }
    }
  }

  /// Certificates are shown by the transport; that is said, and they are no credential.
  func givenCredentials(_ schemes: [CredentialScheme]) -> [CredentialScheme] {
    let certificates = Set(schemes.filter { $0.kind == .certificate }.map(\.id.rawValue))
    for view in description.securitySchemes where certificates.contains(view.key) {
      diagnostics.report(
        Diagnostic(
          .note,
          .unsupportedSecurityScheme,
          at: view.value.mark,
          "the security scheme \(Excerpt.quoted(view.key)) asks for a certificate of the client,"
            + " which only a transport can show",
          fix: "give the client a transport that has one"
        )
      )
    }
    return schemes.filter { $0.kind != .certificate }
  }

  /// The alternatives that can be met; doing without comes last, so that secrets that were given
  /// are sent.
  func security(_ requirements: [OpenAPI.SecurityRequirement]) -> [[CredentialScheme.ID]] {
    let names = SchemeNames(description.securitySchemeNames)
    let known = Set(schemes.map(\.id))
    let carried = Set(credentials.map(\.id))
    let alternatives = requirements.compactMap { requirement -> [CredentialScheme.ID]? in
      let ids = requirement.schemes.map {
        CredentialScheme.ID(meant(by: $0.name, at: $0.mark, among: names))
      }
      return ids.allSatisfy(known.contains) ? ids.filter(carried.contains) : nil
    }
    let needed = alternatives.filter { !$0.isEmpty }
    return needed.count < alternatives.count && !needed.isEmpty ? needed + [[]] : needed
  }

  /// The scheme that a requirement names, perhaps in another spelling.
  private func meant(by name: String, at mark: Mark, among names: SchemeNames) -> String {
    if names.contains(name) { return name }
    guard let meant = names.only(like: name) else {
      warn(
        .unknownSecurityScheme,
        at: mark,
        "no security scheme is called \(Excerpt.quoted(name)); the requirement is omitted",
        fix: "describe it under components/securitySchemes"
      )
      return name
    }
    warn(
      .invalidSecurityScheme,
      at: mark,
      "no security scheme is called \(Excerpt.quoted(name)), and it is read as"
        + " \(Excerpt.quoted(meant))",
      fix: "write it so"
    )
    return meant
  }
}
