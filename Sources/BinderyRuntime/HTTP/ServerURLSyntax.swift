/// Validates a text as RFC 3986, and as the URL of an API's server.
struct ServerURLSyntax {
  let text: String

  func verify() throws(InvalidServerURL) {
    guard let schemeLength = text.withBytes(\.webSchemeLength) else {
      throw invalid("it must begin with https:// or http://")
    }
    let rest = text[text.utf8.index(text.startIndex, offsetBy: schemeLength)...]
    let authority = Substring(rest.utf8.prefix { !$0.endsAuthority })
    guard !authority.utf8.contains(UInt8(ascii: "@")) else {
      throw invalid("it must not hold a user or a password")
    }
    guard !rest.utf8.contains(where: { "?#".utf8.contains($0) }) else {
      throw invalid("it must not have a query or a fragment")
    }
    try verify(authority: authority)
    try verify(path: rest[authority.endIndex...])
  }

  private func verify(authority: Substring) throws(InvalidServerURL) {
    let host = Self.host(of: authority)
    guard !host.isEmpty else { throw invalid("it has no host") }
    guard Self.isAddress(host) || Self.host.leaves(host) else {
      throw invalid("its host contains an invalid character")
    }
    let port = authority[host.endIndex...]
    guard port.isEmpty || (port.hasPrefix(":") && Self.isPort(port.dropFirst())) else {
      throw invalid("its port is not a number up to 65535")
    }
  }

  private func verify(path: Substring) throws(InvalidServerURL) {
    guard Self.path.leaves(path) else {
      throw invalid("its path contains a character that must be percent-encoded")
    }
    guard !path.hasDotSegment else {
      throw invalid("its path contains a dot segment")
    }
  }

  /// RFC 3986's characters of a registered name as host.
  private static let host = PercentEncoding(
    keeps: { PercentEncoding.unreserved.keeps($0) || "!$&'()*+,;=".utf8.contains($0) },
    keepsTriples: true
  )

  /// RFC 3986's characters of a path.
  private static let path = PercentEncoding(
    keeps: { PercentEncoding.unreserved.keeps($0) || "/:@!$&'()*+,;=".utf8.contains($0) },
    keepsTriples: true
  )

  private static func host(of authority: Substring) -> Substring {
    guard authority.utf8.first == UInt8(ascii: "["), let end = authority.firstIndex(of: "]") else {
      return Substring(authority.utf8.prefix { $0 != UInt8(ascii: ":") })
    }
    return authority[...end]
  }

  /// Whether a host is an IPv6 address in brackets.
  private static func isAddress(_ host: Substring) -> Bool {
    guard host.utf8.first == UInt8(ascii: "["), host.utf8.last == UInt8(ascii: "]") else {
      return false
    }
    let inside = host.dropFirst().dropLast()
    return inside.contains(":")
      && inside.utf8.allSatisfy { $0.hexadecimalValue != nil || ":.".utf8.contains($0) }
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.utf8.allSatisfy(\.isASCIIDigit) && UInt16(text) != nil
  }

  private func invalid(_ reason: String) -> InvalidServerURL {
    let mayHoldPassword = text.utf8.contains(UInt8(ascii: "@"))
    // A query may contain a key.
    let shown = text.utf8.prefix { !"?#".utf8.contains($0) }
    return InvalidServerURL(url: mayHoldPassword ? "" : String(shown) ?? "", reason: reason)
  }
}

extension UInt8 {
  /// Whether it ends the authority of a URL (RFC 3986 §3.2).
  var endsAuthority: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of `https://` or `http://` at the beginning, in any case; nil if there is
  /// neither.
  var webSchemeLength: Int? {
    let schemes: (StaticString, StaticString) = ("http://", "https://")
    if begins(withASCII: schemes.0) { return schemes.0.utf8CodeUnitCount }
    return begins(withASCII: schemes.1) ? schemes.1.utf8CodeUnitCount : nil
  }

  /// Whether the bytes begin with a lowercase text, in any case.
  private func begins(withASCII text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount
      && (0..<text.utf8CodeUnitCount).allSatisfy {
        self[$0].lowercasedASCII == text.utf8Start[$0]
      }
  }
}
