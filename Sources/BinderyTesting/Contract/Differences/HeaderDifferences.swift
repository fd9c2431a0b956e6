import BinderyRuntime
import Foundation

/// Compares the headers and cookies that a client sent with the recorded ones.
///
/// `Accept`, headers of the connection, those that browsers add by themselves and those that the
/// document doesn't describe are not compared.
struct HeaderDifferences {
  let found: [EntryDifference]

  init(
    recorded: HTTPArchive.Request,
    sent: HTTPExchange,
    _ tolerance: RequestTolerance = RequestTolerance()
  ) {
    let before = Self.fields(of: recorded)
    let ignored = Set(before.map(\.name)).filter { !Self.isCompared($0, tolerance) }
    // A body without a media type (RFC 9110, section 8.3) allows any type.
    let hasUntypedBody =
      recorded.postData != nil && !before.contains { $0.name == "content-type" }
    let now = sent.headers.map { Self.normalized(.init($0.name, $0.value)) }
      .filter { $0.name != "cookie" && !ignored.contains($0.name) }
      .filter { $0.name != "content-type" || !hasUntypedBody }
    let beforeNames = Set(before.map(\.name)).subtracting(ignored)
    let headers = PairDifferences(
      recorded: before.filter { beforeNames.contains($0.name) },
      other: now.filter { beforeNames.contains($0.name) || !Self.belongsToConnection($0.name) },
      verb: "sent"
    )
    let sentCookies = Self.cookies(in: sent.headers["Cookie"] ?? "")
    let cookies = PairDifferences(
      recorded: Self.cookies(of: recorded).filter {
        !tolerance.undescribedCookies.contains($0.name)
      },
      other: sentCookies.filter { !tolerance.undescribedCookies.contains($0.name) },
      verb: "sent"
    )
    found =
      headers.named.map { EntryDifference("header \($0.text)", .requestHeader($0.name)) }
      + cookies.named.map { EntryDifference("cookie \($0.text)", .requestCookie($0.name)) }
  }

  /// The recorded fields, with the body's media type if they have no `Content-Type`.
  private static func fields(of recorded: HTTPArchive.Request) -> [PairDifferences.Pair] {
    var fields = recorded.headers
    let isTyped = fields.contains { $0.name.lowercased() == "content-type" }
    if !isTyped, let mediaType = recorded.postData?.mimeType, !mediaType.isEmpty {
      fields.append(.init("Content-Type", mediaType))
    }
    return fields.map(normalized).filter { $0.name != "cookie" }
  }

  private static func normalized(_ field: HTTPArchive.Pair) -> PairDifferences.Pair {
    let name = field.name.lowercased()
    guard name == "content-type" else { return (name, field.value) }
    let parts = field.value.lowercased().split(separator: ";")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.replacing("\"", with: "") }
    let type = parts.first ?? ""
    let kept = parts.dropFirst().filter { parameter in
      parameter.hasPrefix("charset=") && !(parameter == "charset=utf-8" && isAlwaysUTF8(type))
    }
    return (name, ([type] + kept).joined(separator: "; "))
  }

  /// Whether content of a media type is UTF-8 also without a charset: JSON (RFC 8259, section 11)
  /// and forms, to whose type browsers add one.
  private static func isAlwaysUTF8(_ type: String) -> Bool {
    type == "application/x-www-form-urlencoded" || type == "application/json"
      || type.hasSuffix("+json")
  }

  private static func cookies(of recorded: HTTPArchive.Request) -> [PairDifferences.Pair] {
    let lines = recorded.headers.filter { $0.name.lowercased() == "cookie" }.map(\.value)
    guard lines.isEmpty else { return cookies(in: lines.joined(separator: "; ")) }
    return recorded.cookies.map { ($0.name, $0.value) }
  }

  private static func cookies(in line: String) -> [PairDifferences.Pair] {
    line.split(separator: ";").map { cookie in
      let parts = cookie.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts[0], parts.count == 2 ? parts[1] : nil)
    }
  }

  /// Whether a recorded header is compared with the one that a client sends.
  static func isCompared(_ name: String, _ tolerance: RequestTolerance) -> Bool {
    tolerance.describedHeaders.contains(name)
      || !(isAmbient(name) || tolerance.undescribedHeaders.contains(name))
  }

  /// Whether a header belongs to the connection, or is `Accept`, which depends on the client.
  private static func belongsToConnection(_ name: String) -> Bool {
    [
      "accept", "accept-encoding", "connection", "content-length", "host", "transfer-encoding",
    ].contains(name)
  }

  /// Whether a recorded header is one that browsers and proxies add by themselves.
  private static func isAmbient(_ name: String) -> Bool {
    belongsToConnection(name) || ambientPrefixes.contains { name.hasPrefix($0) }
      || ambientNames.contains(name)
  }

  /// The headers that browsers and proxies add by themselves, in lower case.
  ///
  /// The generator has the same list in `ToleranceRules`; a test compares both.
  static let ambientNames: Set<String> = [
    "accept-language", "cache-control", "dnt", "keep-alive", "origin", "pragma", "priority",
    "proxy-connection", "referer", "te", "upgrade-insecure-requests", "user-agent",
  ]

  /// The prefixes of further such headers: HTTP/2 pseudo headers and `sec-` headers of browsers.
  static let ambientPrefixes = [":", "sec-"]
}
