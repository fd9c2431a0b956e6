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
    let reason = scheme.isEmpty ? "it has no scheme" : "the scheme \(scheme) is not supported"
    return ServerDefect(reason: reason, fix: "write its URL by https or http")
  }

  private static func inUser(of authority: Substring) -> ServerDefect? {
    guard authority.utf8.contains(UInt8(ascii: "@")) else { return nil }
    return ServerDefect(
      reason: "it has a user or a password",
      fix: "remove it, and describe what a request must carry under securitySchemes"
    )
  }

  private static func inHost(of authority: Substring) -> ServerDefect? {
    let host = host(of: authority)
    if host.isEmpty { return ServerDefect(reason: "it has no host", fix: Self.form) }
    if isAddress(host) || Template.encoded(String(host)) == host { return nil }
    if host.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) }) {
      return ServerDefect(
        reason: "its host has letters that have to be encoded",
        fix: "write its name as it is in the DNS, with xn--"
      )
    }
    return ServerDefect(reason: "its host has an invalid character", fix: Self.form)
  }

  private static func inPort(of authority: Substring) -> ServerDefect? {
    let port = authority.dropFirst(host(of: authority).count)
    let digits = port.dropFirst()
    let isNumber = digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if port.isEmpty || port.hasPrefix(":") && isNumber && UInt16(digits) != nil { return nil }
    return ServerDefect(
      reason: "its port is not a number up to 65535",
      fix: "write the number, or the host alone"
    )
  }

  /// Returns a defect of the text after the host, which can contain the values of variables.
  private static func inPath(_ path: Substring) -> ServerDefect? {
    if path.contains(where: { "?#".contains($0) }) {
      return ServerDefect(
        reason: "it has a query or a fragment",
        fix: "describe the query as parameters"
      )
    }
    if Template.encoded(String(path)) != path {
      return ServerDefect(
        reason: "its path has a character that must be percent-encoded",
        fix: "write a blank as %20, and so on"
      )
    }
    let segments = path.split(separator: "/")
    if !segments.contains("."), !segments.contains("..") { return nil }
    return ServerDefect(
      reason: "its path has a dot segment",
      fix: "write the path that it leads to"
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
