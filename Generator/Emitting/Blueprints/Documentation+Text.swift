import Shape
import SwiftSource

extension Documentation {
  /// What the author says, with remarks of ours as paragraphs after it.
  ///
  /// The warning stands in for `@available` where the attribute would warn inside generated code.
  func text(_ remarks: [String] = [], warningOfDeprecation warns: Bool = false) -> DocumentationText
  {
    let warning = warns && isDeprecated ? ["- Warning: Deprecated."] : []
    let parts = [summary, discussion].compactMap { $0 }.filter { !$0.isEmpty } + remarks + warning
    return DocumentationText(
      summary: parts.first,
      discussion: parts.dropFirst().joined(separator: "\n\n")
    )
  }
}
