import Canonical
import Specification

extension Diagnostic.Code {
  static let unknownSecurityScheme = Self("unknown-security-scheme")
  static let invalidSecurityScheme = Self("invalid-security-scheme")
}

/// Finds the scheme of a security requirement, also with another spelling of its name.
enum InexactSchemeName {
  static func scheme(
    of name: String,
    at mark: Mark,
    among names: SchemeNames,
    _ diagnostics: Diagnostics
  ) -> String {
    if names.contains(name) { return name }
    guard let similar = names.only(like: name) else {
      diagnostics.report(
        Diagnostic(
          .warning,
          .unknownSecurityScheme,
          at: mark,
          "\(Excerpt.quoted(name)) isn't defined in “components/securitySchemes”; ignored",
          fix: "define the security scheme, or correct its name"
        )
      )
      return name
    }
    diagnostics.report(
      Diagnostic(
        .warning,
        .invalidSecurityScheme,
        at: mark,
        "\(Excerpt.quoted(name)) isn't defined in “components/securitySchemes”; interpreted as"
          + " \(Excerpt.quoted(similar))",
        fix: "write \(Excerpt.quoted(similar))"
      )
    )
    return similar
  }
}
