import Shape
import SwiftSource

extension Documentation {
  /// The summary without the discussion.
  var summaryText: DocumentationText { DocumentationText(summary: summary) }

  /// Returns the documented text, followed by a paragraph for each remark.
  ///
  /// The warning of deprecation replaces `@available` where the attribute would cause warnings in
  /// generated code.
  func text(_ remarks: [String] = [], warningOfDeprecation warns: Bool = false) -> DocumentationText
  {
    let warning = warns && isDeprecated ? ["- Warning: Deprecated."] : []
    return DocumentationText(summary: summary, discussion: discussion, remarks: remarks + warning)
  }
}
