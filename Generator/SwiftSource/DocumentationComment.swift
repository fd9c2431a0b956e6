/// What a documentation comment says: a sentence, then paragraphs.
public struct DocumentationText: Hashable, Sendable {
  let prose: Prose

  /// The summary becomes one sentence on its own; what follows is kept in its paragraphs.
  public init(summary: String?, discussion: String? = nil) {
    let summary = summary.map { Prose($0) } ?? []
    let discussion = discussion.map { Prose($0) } ?? []
    let (sentence, rest) = (summary.isEmpty ? discussion : summary).firstSentence
    prose = Prose(paragraphs: [sentence, rest, summary.isEmpty ? [] : discussion])
  }

  public var isEmpty: Bool { prose.isEmpty }

  private init(lines: [String]) { prose = Array(lines.joined(separator: "\n").utf8)[...] }

  /// What is known about several parameters; nothing when nothing is.
  public static func list(_ items: [(name: SwiftName, text: DocumentationText)]) -> Self {
    let described = items.filter { !$0.text.isEmpty }.map { name, text in
      "- \(name.text): " + text.prose.joinedLines
    }
    if described.count == 1 { return Self(lines: ["- Parameter" + described[0].dropFirst()]) }
    return Self(lines: described.isEmpty ? [] : ["- Parameters:"] + described.map { "  \($0)" })
  }
}

/// Prose as `///` lines of a certain indentation.
struct DocumentationComment {
  let prose: Prose
  let indentation: Int

  /// Appends the lines; the last one is left open.
  func write(to lines: inout [UInt8]) {
    prose.withUnsafeBufferPointer { prose in
      var isCode = false
      var rest = prose[...]
      while true {
        let line = rest.prefix { $0 != .newline }
        if line.drop(while: { $0 == .space }).starts(with: "```".utf8) { isCode.toggle() }
        if isCode, line.contains(where: { $0 != .space }) {
          begin(&lines)
          lines += UnsafeBufferPointer(rebasing: line)
        } else {
          wrap(line, into: &lines)
        }
        if line.endIndex == prose.endIndex { return }
        lines.append(.newline)
        rest = rest[(line.endIndex + 1)...]
      }
    }
  }

  private func begin(_ lines: inout [UInt8]) {
    lines += repeatElement(.space, count: indentation)
    lines += "/// ".utf8
  }

  /// Breaks at spaces; continued lines keep the indentation of a list item.
  private func wrap(_ line: Slice<UnsafeBufferPointer<UInt8>>, into lines: inout [UInt8]) {
    let margin = line.prefix { $0 == .space }.prefix(12)
    var columns = 0
    var rest = line[...]
    while let start = rest.firstIndex(where: { $0 != .space }) {
      let word = rest[start...].prefix { $0 != .space }
      rest = rest[word.endIndex...]
      let size = word.count { $0 & 0xC0 != 0x80 }
      if columns > 0, indentation + 4 + columns + 1 + size <= LineBreaker.width {
        lines.append(.space)
        columns += 1 + size
      } else {
        if columns > 0 { lines.append(.newline) }
        begin(&lines)
        lines += margin
        columns = margin.count + size
      }
      lines += UnsafeBufferPointer(rebasing: word)
    }
    if columns == 0 {
      begin(&lines)
      lines.removeLast()
    }
  }
}
