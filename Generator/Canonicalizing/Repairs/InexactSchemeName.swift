import Canonical
import Specification

/// Finds the scheme of a security requirement, also with another spelling of its name.
enum InexactSchemeName {
  static func scheme(
    of name: String,
    at mark: Mark,
    among names: SchemeNames,
    _ diagnostics: Diagnostics
  ) -> String {
    if names.contains(name) { return name }
    let missing = "\(Excerpt.quoted(name)) isn't defined in “\(names.section)”"
    guard let similar = names.only(like: name) else {
      diagnostics.warn(
        .unknownSecurityScheme,
        at: mark,
        "\(missing); ignored",
        fix: "define the security scheme, or correct its name"
      )
      return name
    }
    diagnostics.warn(
      .invalidSecurityScheme,
      at: mark,
      "\(missing); interpreted as \(Excerpt.quoted(similar))",
      fix: "write \(Excerpt.quoted(similar))"
    )
    return similar
  }
}
