/// Text in which `*` stands for any text, none included.
struct Wildcard {
  private let parts: [Substring]

  init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return text.isEmpty }
    if parts.count == 1 { return text == first }
    guard text.hasPrefix(first), text.hasSuffix(last),
      text.utf8.count >= first.utf8.count + last.utf8.count
    else { return false }
    // The earliest place of each part leaves the most for those after it.
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
