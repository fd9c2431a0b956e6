/// Checks a text against RFC 3986 and against what the server of an API may be.
struct ServerURLSyntax {
  let text: String

  func verify() throws(InvalidServerURL) {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://"),
      ["http", "https"].contains(text[..<colon].lowercased())
    else { throw invalid("it must begin with https:// or http://") }

    let rest = text[colon...].dropFirst(3)
    let authority = rest.prefix { !"/?#".contains($0) }
    guard !authority.utf8.contains(UInt8(ascii: "@")) else {
      throw invalid("it must not hold a user or a password")
    }
    guard !rest.utf8.contains(where: { "?#".utf8.contains($0) }) else {
      throw invalid("it must not have a query or a fragment")
    }
    try verify(authority: authority)
    try verify(path: rest.dropFirst(authority.count))
  }

  private func verify(authority: Substring) throws(InvalidServerURL) {
    let host = Self.host(of: authority)
    guard !host.isEmpty else { throw invalid("it has no host") }
    guard Self.isAddress(host) || Self.isEncoded(host, allowing: "!$&'()*+,;=") else {
      throw invalid("its host holds a character that a host cannot have")
    }
    let port = authority.dropFirst(host.count)
    guard port.isEmpty || (port.hasPrefix(":") && Self.isPort(port.dropFirst())) else {
      throw invalid("its port is not a number up to 65535")
    }
  }

  private func verify(path: Substring) throws(InvalidServerURL) {
    guard Self.isEncoded(path, allowing: "/:@!$&'()*+,;=") else {
      throw invalid("its path holds a character that must be percent-encoded")
    }
    let segments = path.split(separator: "/")
    guard !segments.contains("."), !segments.contains("..") else {
      throw invalid("its path holds a dot segment")
    }
  }

  private static func host(of authority: Substring) -> Substring {
    guard authority.hasPrefix("["), let end = authority.firstIndex(of: "]") else {
      return authority.prefix { $0 != ":" }
    }
    return authority[...end]
  }

  /// Whether a host is an IPv6 address in brackets.
  private static func isAddress(_ host: Substring) -> Bool {
    let inside = host.dropFirst().dropLast()
    return host.hasPrefix("[") && host.hasSuffix("]") && inside.contains(":")
      && inside.utf8.allSatisfy { $0.hexadecimalValue != nil || ":.".utf8.contains($0) }
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.utf8.allSatisfy(\.isASCIIDigit) && UInt16(text) != nil
  }

  private static func isEncoded(_ text: Substring, allowing others: StaticString) -> Bool {
    let allowed = others.description.utf8
    let encoding = PercentEncoding(
      keeps: { PercentEncoding.unreserved.keeps($0) || allowed.contains($0) },
      keepsTriples: true
    )
    return encoding.encode(String(text)) == text
  }

  private func invalid(_ reason: String) -> InvalidServerURL {
    let mayHoldPassword = text.utf8.contains(UInt8(ascii: "@"))
    // A query may hold a key.
    let shown = text.utf8.prefix { !"?#".utf8.contains($0) }
    return InvalidServerURL(url: mayHoldPassword ? "" : String(shown) ?? "", reason: reason)
  }
}
