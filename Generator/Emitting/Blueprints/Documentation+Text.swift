import Shape
import SwiftSource

extension Documentation {
  /// The first sentence alone.
  var summaryText: DocumentationText { DocumentationText(summary: summary) }

  /// What the author says, with remarks of ours as paragraphs after it.
  ///
  /// The warning stands in for `@available` where the attribute would warn inside generated code.
  func text(_ remarks: [String] = [], warningOfDeprecation warns: Bool = false) -> DocumentationText
  {
    let warning = warns && isDeprecated ? ["- Warning: Deprecated."] : []
    return DocumentationText(summary: summary, discussion: discussion, remarks: remarks + warning)
  }
}
