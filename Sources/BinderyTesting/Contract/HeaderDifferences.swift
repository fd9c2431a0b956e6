import BinderyRuntime
import Foundation

/// How the headers and cookies that a client sent differ from the recorded ones.
///
/// What a connection needs and what browsers add by themselves is no part of the contract.
struct HeaderDifferences {
  let found: [String]

  init(
    recorded: HTTPArchive.Request,
    sent: HTTPExchange,
    _ tolerance: RequestTolerance = RequestTolerance()
  ) {
    let accepts = AcceptedTypes(recorded.headers.filter { $0.name.lowercased() == "accept" })
    let isAccepted = accepts.include(sent.headers.values(of: "Accept"))
    let before = Self.fields(of: recorded).filter { $0.name != "accept" || !isAccepted }
    let now = sent.headers.map { Self.normalized(.init($0.name, $0.value)) }
      .filter { $0.name != "cookie" }
    let beforeNames = Set(before.map(\.name))
    let nowNames = Set(now.map(\.name))
    let headers = PairDifferences(
      recorded: before.filter { field in
        nowNames.contains(field.name) || tolerance.describedHeaders.contains(field.name)
          || !Self.isAmbient(field.name) && !tolerance.undescribedHeaders.contains(field.name)
      },
      other: now.filter { beforeNames.contains($0.name) || !Self.belongsToConnection($0.name) },
      verb: "sent"
    )
    let sentCookies = Self.cookies(in: sent.headers["Cookie"] ?? "")
    let cookies = PairDifferences(
      recorded: Self.cookies(of: recorded).filter { cookie in
        !tolerance.undescribedCookies.contains(cookie.name)
          || sentCookies.contains { $0.name == cookie.name }
      },
      other: sentCookies,
      verb: "sent"
    )
    found = headers.found.map { "header \($0)" } + cookies.found.map { "cookie \($0)" }
  }

  /// The recorded fields; a body's media type stands in for a `Content-Type` that isn't among them.
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
    let kept = parts.prefix(1) + parts.dropFirst().filter { $0.hasPrefix("charset=") }
    return (name, kept.joined(separator: "; ").replacing("\"", with: ""))
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

  /// Sent for the connection's sake, or (`Accept`) free to differ from what nobody recorded.
  private static func belongsToConnection(_ name: String) -> Bool {
    [
      "accept", "accept-encoding", "connection", "content-length", "host", "transfer-encoding",
    ].contains(name)
  }

  /// Recorded, but sent by browsers and proxies of their own accord.
  private static func isAmbient(_ name: String) -> Bool {
    belongsToConnection(name) || ambientPrefixes.contains { name.hasPrefix($0) }
      || ambientNames.contains(name)
  }

  /// Headers that browsers and proxies send of their own accord, in lower case; the generator has
  /// the same list in `ContractShaper`, and a test compares both.
  static let ambientNames: Set<String> = [
    "accept-language", "cache-control", "dnt", "keep-alive", "origin", "pragma", "priority",
    "proxy-connection", "referer", "te", "upgrade-insecure-requests", "user-agent",
  ]

  /// What the names of others begin with: HTTP/2's pseudo headers and the browsers' own.
  static let ambientPrefixes = [":", "sec-"]
}
