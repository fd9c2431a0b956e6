/// What a documentation comment says: a sentence, then Markdown.
public struct DocumentationText: Hashable, Sendable {
  let prose: Prose

  /// Where a description is cut: what is longer is read in the document.
  private static let limit = 12_000

  /// Nothing.
  public static let none = DocumentationText(prose: [])

  /// The summary becomes one sentence on its own; remarks are paragraphs of ours at the end.
  public init(summary: String?, discussion: String? = nil, remarks: [String] = []) {
    let discussion = discussion.map { Prose($0).bounded(by: Self.limit) } ?? []
    prose = Prose(
      paragraphs: [summary.map { Prose(sentence: $0) } ?? [], discussion.closed]
        + remarks.map { Prose($0) }
    )
  }

  public var isEmpty: Bool { prose.isEmpty }

  private init(prose: Prose) { self.prose = prose }

  /// The text with what is known of parameters and of what is returned; nothing more when nothing
  /// is known.
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

  /// What goes on below the first line stands under its text.
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

  /// Code that the author never ended ends with the text.
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
