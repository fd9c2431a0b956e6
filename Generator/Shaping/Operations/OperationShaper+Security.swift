import Shape
import Specification

extension Diagnostic.Code {
  static let unsupportedSecurity = Self("unsupported-security")
  static let unknownSecurity = Self("unknown-security")
  static let inexactSecurity = Self("inexact-security")
  static let certificateSecurity = Self("certificate-security")
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
          .unsupportedSecurity,
          at: view.value.cursor.value(error.key)?.mark ?? view.value.mark,
          "the security scheme \(Excerpt.quoted(view.key)) \(error.reason) and is left out",
          mend: error.mend
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
          .certificateSecurity,
          at: view.value.mark,
          "the security scheme \(Excerpt.quoted(view.key)) asks for a certificate of the client,"
            + " which only a transport can show",
          mend: "give the client a transport that has one"
        )
      )
    }
    return schemes.filter { $0.kind != .certificate }
  }

  /// The alternatives that can be met; doing without comes last, so that secrets that were given
  /// are sent.
  func security(_ requirements: [OpenAPI.SecurityRequirement]) -> [[CredentialScheme.ID]] {
    let defined = Set(description.securitySchemeNames)
    let known = Set(schemes.map(\.id))
    let carried = Set(credentials.map(\.id))
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
      return ids.allSatisfy(known.contains) ? ids.filter(carried.contains) : nil
    }
    let needed = alternatives.filter { !$0.isEmpty }
    return needed.count < alternatives.count && !needed.isEmpty ? needed + [[]] : needed
  }
}
