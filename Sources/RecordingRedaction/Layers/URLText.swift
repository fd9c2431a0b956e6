/// The parts of a URL or of a path with a query (RFC 3986), without validation.
struct URLText {
  /// The user and the password.
  var userInfo: Range<Int>?
  var segments: [Range<Int>] = []
  var path = 0..<0
  var query: Range<Int>?
  /// The fragment, or the query in it, as in `#/path?name=value`.
  var fragment: Range<Int>?

  init(_ text: [UInt8]) {
    var position = 0
    if let scheme = text.firstPosition(of: "://"), scheme <= 24 {
      position = scheme + 3
      let end = text.end(from: position) { !$0.isOne(of: "/?#") }
      if let at = text[position..<end].lastIndex(of: UInt8(ascii: "@")) { userInfo = position..<at }
      position = end
    }
    let end = text.end(from: position) { !$0.isOne(of: "?#") }
    path = position..<end
    segments = text.ranges(in: path, separatedBy: UInt8(ascii: "/")).filter { !$0.isEmpty }
    position = end
    if position < text.count, text[position] == UInt8(ascii: "?") {
      let end = text.end(from: position) { $0 != UInt8(ascii: "#") }
      query = position + 1..<end
      position = end
    }
    guard position < text.count else { return }
    fragment = (text[position...].firstIndex(of: UInt8(ascii: "?")) ?? position) + 1..<text.count
  }

  /// Whether a whole text is a URL with an authority.
  static func isURL(_ text: [UInt8]) -> Bool {
    guard let first = text.first, first.isLetter, let scheme = text.firstPosition(of: ":"),
      scheme <= 20, text.has("://", at: scheme)
    else { return false }
    return !text.contains { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") }
  }
}
