/// The text of a documentation comment: a sentence, then Markdown.
public struct DocumentationText: Hashable, Sendable {
  let prose: Prose

  /// The maximum number of bytes of a description; the rest is only in the document.
  private static let limit = 12_000

  /// No text.
  public static let none = DocumentationText(prose: [])

  /// Creates a text of a sentence, the discussion of a document, and paragraphs of the generator.
  public init(summary: String?, discussion: String? = nil, remarks: [String] = []) {
    let discussion = discussion.map { Prose($0).bounded(by: Self.limit) } ?? []
    prose = Prose(
      paragraphs: [summary.map { Prose(sentence: $0) } ?? [], discussion.closed]
        + remarks.map { Prose($0) }
    )
  }

  public var isEmpty: Bool { prose.isEmpty }

  private init(prose: Prose) { self.prose = prose }

  /// Returns the text with the sections of the described parameters and of the returned value.
  public func describing(
    _ parameters: [(name: SwiftName, text: DocumentationText)],
    returns: DocumentationText = .none
  ) -> Self {
    let known = parameters.filter { !$0.text.isEmpty }
    let isSingle = known.count == 1
    var items = isSingle || known.isEmpty ? [] : [Array("- Parameters:".utf8)]
    items += known.map { name, text in
      Self.item(isSingle ? "- Parameter \(name.text): " : "  - \(name.text): ", text)
    }
    if !returns.isEmpty { items.append(Self.item("- Returns: ", returns)) }
    guard !items.isEmpty else { return self }
    return Self(prose: Prose(paragraphs: [prose, Array(items.joined(separator: [.newline]))[...]]))
  }

  /// Indents the lines after the first to the column of its text.
  private static func item(_ start: String, _ text: DocumentationText) -> [UInt8] {
    let margin = [UInt8](repeating: .space, count: start.hasPrefix(" ") ? 4 : 2)
    let lines = text.prose.split(separator: .newline, omittingEmptySubsequences: false)
    var item = Array(start.utf8) + (lines.first ?? [])
    for line in lines.dropFirst() {
      item.append(.newline)
      if !line.isEmpty { item += margin + line }
    }
    return item
  }
}

extension Prose {
  /// The text up to a paragraph that would make it longer than `limit` bytes.
  fileprivate func bounded(by limit: Int) -> Prose {
    guard count > limit else { return self }
    let head = prefix(limit)
    let paragraphs = head.indices.last {
      head[$0] == .newline && $0 > head.startIndex && head[$0 - 1] == .newline
    }
    let end = paragraphs ?? head.lastIndex(where: \.isSpace) ?? characterBoundary(at: head.endIndex)
    return self[..<end].closed + "\n\n…".utf8
  }

  /// The text with the end of a fenced code block that the author didn't close.
  fileprivate var closed: Prose {
    guard contains(.tick) || contains(UInt8(ascii: "~")) else { return self }
    var code = MarkdownCode()
    withUnsafeBufferPointer { bytes in
      for line in bytes[...].split(separator: .newline) { code.read(line, as: MarkdownLine(line)) }
    }
    return code.fence.map { self + [.newline] + Array(repeating: $0.mark, count: $0.count) } ?? self
  }

  private func characterBoundary(at index: Index) -> Index {
    self[...index].lastIndex { $0 & 0xC0 != 0x80 } ?? index
  }
}
