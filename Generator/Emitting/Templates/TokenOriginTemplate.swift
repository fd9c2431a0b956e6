import SwiftSource

/// The URLs and scopes of a security scheme's tokens.
struct TokenOriginTemplate {
  let origin: TokenOriginBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: origin.documentation)
    \(access)enum \(origin.name) {
      \(lines: origin.urls, constant)

      \(section: scopes)
    }
    """
  }

  private var scopes: Source {
    guard !origin.scopes.isEmpty else { return "" }
    return """
      /// The scopes of a token.
      \(access)enum Scope {
        \(lines: origin.scopes, constant)
      }
      """
  }

  private func constant(_ constant: TokenOriginBlueprint.Constant) -> Source {
    """
    \(doc: constant.documentation)
    \(access)static let \(constant.name) =\(branch: "\(literal: constant.text)")
    """
  }
}
