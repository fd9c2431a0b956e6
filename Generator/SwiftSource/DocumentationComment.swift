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

  private var proseOnOneLine: String {
    let lines = prose.utf8.split(separator: .newline).map { Substring($0) }
    return lines.joined(separator: " ")
  }

  /// What is known about several parameters; nothing when nothing is.
  public static func list(_ items: [(name: SwiftName, text: DocumentationText)]) -> Self {
    let described = items.filter { !$0.text.isEmpty }.map { name, text in
      "- \(name.text): " + text.proseOnOneLine
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
    var lines: [UInt8] = []
    lines.reserveCapacity(prose.utf8.count * 9 / 8 + 16)
    var isCode = false
    for line in prose.utf8.split(separator: .newline, omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == .space }).starts(with: "```".utf8) { isCode.toggle() }
      if isCode, line.contains(where: { $0 != .space }) {
        lines.append(contentsOf: "/// ".utf8)
        lines.append(contentsOf: line)
        lines.append(.newline)
      } else {
        wrap(line, into: &lines)
      }
    }
    return String(decoding: lines.dropLast(), as: UTF8.self)
  }

  /// Breaks at spaces; continued lines keep the indentation of a list item.
  private func wrap(_ line: Substring.UTF8View, into lines: inout [UInt8]) {
    let margin = line.prefix { $0 == .space }.prefix(12)
    var columns = 0
    for word in line.split(separator: .space) {
      let size = word.count { $0 & 0xC0 != 0x80 }
      if columns > 0, columns + 1 + size <= width - 4 {
        lines[lines.count - 1] = .space
        lines.append(contentsOf: word)
        lines.append(.newline)
        columns += 1 + size
      } else {
        lines.append(contentsOf: "/// ".utf8)
        lines.append(contentsOf: margin)
        lines.append(contentsOf: word)
        lines.append(.newline)
        columns = margin.count + size
      }
    }
    if columns == 0 { lines.append(contentsOf: "///\n".utf8) }
  }
}
