/// A pattern in which `*` matches any text, including the empty text.
package struct Wildcard {
  private let parts: [[UInt8]]

  package init(_ pattern: String) {
    let star = UInt8(ascii: "*")
    parts = pattern.utf8.split(separator: star, omittingEmptySubsequences: false).map(Array.init)
  }

  package func matches(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = parts.first, let last = parts.last else { return text.isEmpty }
    if parts.count == 1 { return text == first }
    guard text.starts(with: first), text.reversed().starts(with: last.reversed()),
      text.count >= first.count + last.count
    else { return false }
    // The earliest match of each part leaves the most text for the later parts.
    var rest = text[first.count..<text.count - last.count]
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
