/// The formats of URI references (RFC 3986).
enum URIFormats {
  static func isReference(_ text: String) -> Bool {
    let uri = URIReference(text)
    return isScheme(uri.scheme) && isAuthority(uri.authority) && isPath(uri)
      && isText(uri.query ?? "", also: ":@/?") && isText(uri.fragment ?? "", also: ":@/?")
  }

  private static func isScheme(_ scheme: Substring?) -> Bool {
    scheme.map { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*/) != nil } ?? true
  }

  private static func isPath(_ uri: URIReference) -> Bool {
    // Without a scheme, a colon in the first segment would end a scheme.
    let first = uri.path.prefix { $0 != "/" }
    return isText(uri.path, also: ":@/") && (uri.scheme != nil || !first.contains(":"))
  }

  private static func isAuthority(_ authority: Substring?) -> Bool {
    guard var rest = authority else { return true }
    if let at = rest.lastIndex(of: "@") {
      guard isText(rest[..<at], also: ":") else { return false }
      rest = rest[rest.index(after: at)...]
    }
    if rest.hasPrefix("[") {
      guard let end = rest.firstIndex(of: "]") else { return false }
      let address = rest[rest.index(after: rest.startIndex)..<end]
      guard NetworkFormats.isIPv6(String(address)) else { return false }
      rest = rest[rest.index(after: end)...]
      return rest.wholeMatch(of: /(?::[0-9]*)?/) != nil
    }
    let host = rest.prefix { $0 != ":" }
    return isText(host, also: "") && rest[host.endIndex...].wholeMatch(of: /(?::[0-9]*)?/) != nil
  }

  /// Whether the text has only unreserved characters, sub-delimiters, percent escapes and `extra`.
  private static func isText(_ text: Substring, also extra: String) -> Bool {
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.prefix(2).filter(isHexadecimal).count == 2 else { return false }
        rest = rest.dropFirst(2)
      } else if !plain.contains(byte), !extra.utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=".utf8
  )
}
