import Shape
import SwiftSource

extension Documentation {
  /// The summary without the discussion.
  var summaryText: DocumentationText { DocumentationText(summary: summary) }

  /// Returns the documented text, followed by a paragraph for each remark.
  ///
  /// - Parameters:
  ///   - remarks: The paragraphs that follow the documented text.
  ///   - fallback: The summary if the document has none.
  ///   - warns: Whether a warning of deprecation replaces `@available`, because the attribute would
  ///     cause warnings in generated code.
  func text(
    _ remarks: [String] = [],
    summary fallback: String? = nil,
    warningOfDeprecation warns: Bool = false
  ) -> DocumentationText {
    DocumentationText(
      summary: summary ?? fallback,
      discussion: discussion,
      remarks: remarks + (warns && isDeprecated ? ["- Warning: Deprecated."] : [])
    )
  }

  /// Returns the documentation without a summary that only repeats a name.
  func unlessRepeating(_ name: String) -> Self {
    guard let summary, discussion == nil, summary.letters == name.letters else { return self }
    var documentation = self
    documentation.summary = nil
    return documentation
  }
}

extension String {
  /// The text as a code span of Markdown.
  var codeSpan: String { "`\(filter { $0 != "`" })`" }

  /// The letters and digits, ignoring case.
  fileprivate var letters: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}
