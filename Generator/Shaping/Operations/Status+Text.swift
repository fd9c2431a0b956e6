import Shape

extension Response.Status {
  /// Parses `404`, `4XX` or `default`; nil for other keys.
  init?(_ key: String) {
    let key = key.uppercased().filter { !$0.isWhitespace }
    if key == "DEFAULT" {
      self = .default
      return
    }
    guard key.utf8.count == 3, let hundred = Int(key.prefix(1)), hundred > 0 else { return nil }
    if key.hasSuffix("XX") {
      self = .range(hundred)
    } else if let code = Int(key) {
      self = .code(code)
    } else {
      return nil
    }
  }
}
