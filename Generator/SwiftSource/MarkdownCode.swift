/// Recognizes fenced code blocks.
struct MarkdownCode {
  private(set) var fence: (mark: UInt8, count: Int)?

  /// Reads a line and returns whether it belongs to a code block or is one of its fences.
  @discardableResult
  mutating func read(_ line: MarkdownLine.Bytes, as kind: @autoclosure () -> MarkdownLine) -> Bool {
    guard let open = fence else {
      guard case .fence(let mark, let count) = kind() else { return false }
      fence = (mark, count)
      return true
    }
    if line.ends(open) { fence = nil }
    return true
  }
}

extension MarkdownLine.Bytes {
  fileprivate func ends(_ fence: (mark: UInt8, count: Int)) -> Bool {
    let text = drop { $0 == .space }
    return text.prefix { $0 == fence.mark }.count >= fence.count
      && text.allSatisfy { $0 == fence.mark || $0 == .space }
  }
}
