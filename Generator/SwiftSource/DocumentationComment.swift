/// What a documentation comment says: a sentence, then paragraphs.
public struct DocumentationText: Hashable, Sendable {
  let prose: String

  /// The summary becomes one sentence on its own; what follows is kept in its paragraphs.
  public init(summary: String?, discussion: String? = nil) {
    let summary = summary.map(\.visible)?.trimmed ?? ""
    let discussion = discussion.map(\.visible)?.trimmed ?? ""
    let whole = summary.isEmpty ? discussion : summary
    let rest = summary.isEmpty ? "" : discussion
    let (sentence, remainder) = whole.firstSentence
    prose = [sentence, remainder, rest].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  public var isEmpty: Bool { prose.isEmpty }

  private init(prose: String) { self.prose = prose }

  /// What is known about several parameters; nothing when nothing is.
  public static func list(_ items: [(name: SwiftName, text: DocumentationText)]) -> Self {
    let described = items.filter { !$0.text.isEmpty }.map { name, text in
      "- \(name.text): " + text.prose.replacing("\n\n", with: "\n").replacing("\n", with: " ")
    }
    let single = described.count == 1 ? "- Parameter" + described[0].dropFirst() : nil
    let several = (["- Parameters:"] + described.map { "  \($0)" }).joined(separator: "\n")
    return Self(prose: described.isEmpty ? "" : single ?? several)
  }
}

/// Prose as `///` lines within a width.
struct DocumentationComment {
  let prose: String
  let width: Int

  var text: String {
    var lines: [String] = []
    var isCode = false
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      lines += isCode ? [String(line)] : wrapped(line)
    }
    return lines.map { $0.allSatisfy { $0 == " " } ? "///" : "/// \($0)" }.joined(separator: "\n")
  }

  /// Breaks at spaces; continued lines keep the indentation of a list item.
  private func wrapped(_ line: Substring) -> [String] {
    let margin = line.prefix { $0 == " " }.prefix(12)
    var lines: [String] = []
    var current = String(margin)
    var columns = margin.count
    var isFresh = true
    for word in line.split(separator: " ") {
      let size = word.unicodeScalars.count
      if !isFresh, columns + 1 + size > width - 4 {
        lines.append(current)
        current = String(margin)
        columns = margin.count
        isFresh = true
      }
      current += isFresh ? word : " " + word
      columns += isFresh ? size : size + 1
      isFresh = false
    }
    return lines + [current]
  }
}
