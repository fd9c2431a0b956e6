/// A pattern in which `*` matches any number of characters.
struct Wildcard: Equatable {
  private let pattern: [UInt8]

  init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

  /// Backtracks only to the last `*`, which suffices and bounds the time.
  func matches(_ text: String) -> Bool {
    let text = Array(text.utf8)
    var (here, there) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while there < text.count {
      if here < pattern.count, pattern[here] == UInt8(ascii: "*") {
        star = (here, there)
        here += 1
      } else if here < pattern.count, pattern[here] == text[there] {
        (here, there) = (here + 1, there + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (here, there) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[here...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
