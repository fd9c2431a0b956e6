import Shape
import SwiftSource

extension Documentation {
  /// The attribute of a declaration; nil if it isn't deprecated.
  var deprecation: Deprecation? { isDeprecated ? Deprecation(lastDay: lastDay) : nil }

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
    let day = lastDay.map { "; available until \($0)" } ?? ""
    return DocumentationText(
      summary: summary ?? fallback,
      discussion: discussion,
      remarks: remarks + (warns && isDeprecated ? ["- Warning: Deprecated\(day)."] : [])
    )
  }

  /// Returns the documentation without a summary that only repeats a name.
  ///
  /// The first sentence of the discussion is the summary then, unless it is an aside. A name at the
  /// beginning of the summary is omitted: `deviceId - The device`.
  func unlessRepeating(_ name: String) -> Self {
    if let text = summary?.withoutLabel(name) {
      var documentation = self
      documentation.summary = text
      return documentation
    }
    guard let summary, summary.withoutArticle.hasLetters(of: name),
      dividedDiscussion?.summary.isAside != true
    else { return self }
    return Documentation(
      summary: dividedDiscussion?.summary,
      discussion: dividedDiscussion.map(\.discussion) ?? discussion,
      isDeprecated: isDeprecated,
      lastDay: lastDay
    )
  }
}

extension String {
  /// The text as a code span of Markdown.
  var codeSpan: String { "`\(filter { $0 != "`" })`" }

  /// Whether the text only adds to another one, such as `**Note:** Since version 2`.
  fileprivate var isAside: Bool {
    let letters = drop { $0 == "*" || $0 == "_" || $0 == ">" || $0 == " " }.lowercased()
    return ["note:", "note**", "important:", "warning:"].contains { letters.hasPrefix($0) }
  }

  /// Returns the text after a name and a dash; nil if it doesn't begin with these.
  ///
  /// The text must begin with two words: a value, as in `mode - 2`, has a meaning only with the
  /// name.
  fileprivate func withoutLabel(_ name: String) -> String? {
    for separator in [" - ", " – "] {
      guard let range = firstRange(of: separator) else { continue }
      var label = self[..<range.lowerBound]
      if label.hasPrefix("`"), label.hasSuffix("`") { label = label.dropFirst().dropLast() }
      guard label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }),
        label.hasLetters(of: name)
      else { continue }
      let text = self[range.upperBound...].drop { $0 == " " }
      let words = text.split(separator: " ").prefix(2)
      let isWord = { (word: Substring) in
        word.allSatisfy(\.isLetter) && !word.dropFirst().contains(where: \.isUppercase)
      }
      guard words.count == 2, let first = words.first, isWord(first) else { return nil }
      return text.prefix(1).uppercased() + text.dropFirst()
    }
    return nil
  }

  /// The text without an article at its start.
  fileprivate var withoutArticle: Substring {
    for article in ["A ", "An ", "The ", "a ", "an ", "the "] where hasPrefix(article) {
      return dropFirst(article.count)
    }
    return self[...]
  }
}

extension StringProtocol {
  /// Whether two texts have the same letters and digits, ignoring case.
  fileprivate func hasLetters(of other: String) -> Bool {
    guard utf8.allSatisfy({ $0 < 0x80 }), other.utf8.allSatisfy({ $0 < 0x80 }) else {
      return letters == other.letters
    }
    return utf8.lazy.compactMap(\.asciiLetter)
      .elementsEqual(other.utf8.lazy.compactMap(\.asciiLetter))
  }

  private var letters: String { String(filter { $0.isLetter || $0.isNumber }).lowercased() }
}
