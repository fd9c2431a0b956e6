import Canonical

/// The reason why a client rejects the URL of a server.
struct ServerDefect {
  let reason: String
  let fix: String

  /// Returns the first defect of a URL, or nil; a relative URL has only a path.
  static func found(in url: String) -> ServerDefect? {
    guard let mark = url.firstRange(of: "://"), url[..<mark.lowerBound].allSatisfy(isOfScheme)
    else { return inPath(url.hasPrefix("./") ? url.dropFirst() : url[...]) }
    let rest = url[mark.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    return inScheme(url[..<mark.lowerBound]) ?? inUser(of: authority)
      ?? inHost(of: authority) ?? inPort(of: authority) ?? inPath(rest.dropFirst(authority.count))
  }

  private static func inScheme(_ scheme: Substring) -> ServerDefect? {
    if ["http", "https"].contains(scheme.lowercased()) { return nil }
    let reason = scheme.isEmpty ? "missing scheme" : "unsupported scheme \(scheme)"
    return ServerDefect(reason: reason, fix: "use https or http")
  }

  private static func inUser(of authority: Substring) -> ServerDefect? {
    guard authority.utf8.contains(UInt8(ascii: "@")) else { return nil }
    return ServerDefect(
      reason: "user name or password in the URL",
      fix: "remove the credentials, and define a security scheme"
    )
  }

  private static func inHost(of authority: Substring) -> ServerDefect? {
    let host = host(of: authority)
    if host.isEmpty { return ServerDefect(reason: "missing host", fix: Self.form) }
    if isAddress(host) || Template.encoded(String(host)) == host { return nil }
    if host.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) }) {
      return ServerDefect(
        reason: "unencoded letters in the host",
        fix: "encode the host with Punycode, as in xn--bcher-kva.example"
      )
    }
    return ServerDefect(reason: "invalid character in the host", fix: Self.form)
  }

  private static func inPort(of authority: Substring) -> ServerDefect? {
    let port = authority.dropFirst(host(of: authority).count)
    let digits = port.dropFirst()
    let isNumber = digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if port.isEmpty || port.hasPrefix(":") && isNumber && UInt16(digits) != nil { return nil }
    return ServerDefect(
      reason: "the port isn't a number up to 65535",
      fix: "correct or remove the port"
    )
  }

  /// Returns a defect of the text after the host, which can contain the values of variables.
  private static func inPath(_ path: Substring) -> ServerDefect? {
    if path.contains(where: { "?#".contains($0) }) {
      return ServerDefect(
        reason: "query or fragment in the URL",
        fix: "describe the query as parameters"
      )
    }
    if Template.encoded(String(path)) != path {
      return ServerDefect(
        reason: "unencoded character in the path",
        fix: "percent-encode the path, for example a space as %20"
      )
    }
    let segments = path.split(separator: "/")
    if !segments.contains("."), !segments.contains("..") { return nil }
    return ServerDefect(
      reason: "dot segment in the path",
      fix: "write the path without “.” and “..”"
    )
  }

  private static func host(of authority: Substring) -> Substring {
    guard authority.hasPrefix("["), let end = authority.firstIndex(of: "]") else {
      return authority.prefix { $0 != ":" }
    }
    return authority[...end]
  }

  /// Returns whether a host is an IPv6 address in brackets.
  private static func isAddress(_ host: Substring) -> Bool {
    let inside = host.dropFirst().dropLast()
    return host.hasPrefix("[") && host.hasSuffix("]") && inside.contains(":")
      && inside.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isASCIIHexDigit || ":.".unicodeScalars.contains(scalar)
      }
  }

  private static func isOfScheme(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
  }

  private static let form = "write scheme, host and path, as in https://api.example.com/v1"
}
