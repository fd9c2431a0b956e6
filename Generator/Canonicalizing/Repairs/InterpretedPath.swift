import Canonical
import Specification

/// Reports how the key of a path item is interpreted.
struct InterpretedPath {
  let template: PathTemplate
  let mark: Mark
  let diagnostics: Diagnostics

  /// Returns the names of the parameters, or nil after reporting that the braces don't match.
  func names() -> [String]? {
    guard let pieces = Template.pieces(template.path) else {
      warn(
        "unbalanced braces in the path \(Excerpt.quoted(template.key)); its operations are"
          + " ignored",
        fix: "write each parameter as {name}"
      )
      return nil
    }
    if template.path != template.key { reportMeaning() }
    if !template.literalNames.isEmpty { reportColons() }
    return pieces.compactMap { piece in
      if case .name(let name) = piece { name } else { nil }
    }
  }

  private func reportMeaning() {
    var message =
      "invalid path \(Excerpt.quoted(template.key)); interpreted as"
      + " \(Excerpt.quoted(template.path))"
    var fixes: [String] = []
    if !template.multiSegmentNames.isEmpty {
      let names = template.multiSegmentNames.sorted().map { "{\($0)}" }
      message += " with unencoded slashes in \(names.joined(separator: " and "))"
    }
    if !template.query.isEmpty {
      message += " with query parameters"
      fixes.append("define the query as parameters with in: query")
    }
    if template.hasFragment {
      message += " without the fragment"
      fixes.append("distinguish operations by path and method")
    }
    if fixes.isEmpty { fixes = ["write \(Excerpt.quoted(template.path))"] }
    warn(message, fix: fixes.joined(separator: "; "))
  }

  /// Reports segments with a colon, which are text in a path with braces, but can be a mistake.
  private func reportColons() {
    let names = template.literalNames
    let segments = names.map { Excerpt.quoted(":" + $0) }.joined(separator: " and ")
    warn(
      "the path \(Excerpt.quoted(template.key)) contains \(segments); interpreted as literal text",
      fix: "write {\(names[0])} for a parameter, or %3A\(names[0]) for literal text"
    )
  }

  private func warn(_ message: String, fix: String) {
    diagnostics.warn(.invalidPath, at: mark, message, fix: fix)
  }
}
