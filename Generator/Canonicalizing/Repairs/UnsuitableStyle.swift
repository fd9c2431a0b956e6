import Canonical
import Specification

extension OpenAPI.Parameter.Position {
  /// Returns the style, or nil after reporting that parameters in the position can't have it.
  func suitable(_ style: Located<String>?, _ diagnostics: Diagnostics) -> Located<String>? {
    let suitable = styles
    guard let style, !suitable.contains(style.value) else { return style }
    diagnostics.warn(
      .invalidParameter,
      at: style.mark,
      "invalid style \(Excerpt.quoted(style.value)) of a \(rawValue) parameter;"
        + " \(suitable[0]) is used",
      fix: "write " + Excerpt.alternatives(suitable)
    )
    return nil
  }

  /// The styles of the position, with the default first.
  private var styles: [String] {
    switch self {
    case .path: ["simple", "label", "matrix"]
    case .query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"]
    case .header: ["simple"]
    case .cookie: ["form", "cookie"]
    case .querystring: ["form"]
    }
  }
}
