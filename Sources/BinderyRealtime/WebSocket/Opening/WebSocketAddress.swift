import Foundation

/// The parsed URL of a WebSocket (RFC 6455 §3).
struct WebSocketAddress: Equatable, Sendable {
  let isSecure: Bool
  /// The host, with the port where it isn't the scheme's default.
  let host: String
  let port: Int
  /// The path and query.
  let target: String
  /// `name:password`, if the URL has them.
  let credentials: String?

  /// - Parameter url: A URL with `ws:` or `wss:`; `http:` and `https:` are accepted, too.
  init(_ url: String) throws(WebSocketError) {
    guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
      let name = parts.percentEncodedHost, !name.isEmpty
    else { throw .transport(.invalidURL("not a valid WebSocket URL")) }
    switch scheme {
    case "ws", "http": isSecure = false
    case "wss", "https": isSecure = true
    default: throw .transport(.invalidURL("the scheme must be ws or wss"))
    }
    guard parts.fragment == nil else {
      throw .transport(.invalidURL("a WebSocket URL must not have a fragment"))
    }
    let standard = isSecure ? 443 : 80
    port = parts.port ?? standard
    guard (1...65_535).contains(port) else { throw .transport(.invalidURL("invalid port")) }
    host = port == standard ? name : "\(name):\(port)"
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    target = path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    credentials = parts.user.map { "\($0):\(parts.password ?? "")" }
  }

  /// The URL to which libcurl connects.
  var connectionURL: String { "\(isSecure ? "https" : "http")://\(host)/" }
}
