/// The inline literals of reStructuredText, which DocC reads as links to symbols: ``limit``.
enum InlineLiterals {
  /// Returns Markdown with one mark around code that contains none.
  static func markdown(_ text: String) -> String {
    guard hasDoubleMark(text), !text.contains("```"), !text.contains("~~~") else { return text }
    var parts = text.split(separator: "``", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    while let code = parts.popFirst() {
      guard let following = parts.popFirst() else { return result + "``" + code }
      let isPlain = !code.contains("`") && code.contains { !$0.isWhitespace }
      let mark = isPlain ? "`" : "``"
      result += mark + code + mark + following
    }
    return result
  }

  private static func hasDoubleMark(_ text: String) -> Bool {
    var last: UInt8 = 0
    return text.utf8.contains { byte in
      defer { last = byte }
      return byte == UInt8(ascii: "`") && last == byte
    }
  }
}
