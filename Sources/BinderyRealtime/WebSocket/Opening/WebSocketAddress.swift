import Foundation

/// Where a WebSocket goes to (RFC 6455 §3).
struct WebSocketAddress: Equatable, Sendable {
  let isSecure: Bool
  /// The host, and the port where it isn't the scheme's own.
  let host: String
  let port: Int
  /// Path and query.
  let target: String
  /// `name:password`, where the URL has them.
  let credentials: String?

  /// - Parameter url: `ws:` or `wss:`, also spelled `http:` or `https:`.
  init(_ url: String) throws(WebSocketError) {
    guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
      let name = parts.percentEncodedHost, !name.isEmpty
    else { throw .transport(.invalidURL("no WebSocket has such a URL")) }
    switch scheme {
    case "ws", "http": isSecure = false
    case "wss", "https": isSecure = true
    default: throw .transport(.invalidURL("a WebSocket's URL begins with ws or wss"))
    }
    guard parts.fragment == nil else {
      throw .transport(.invalidURL("a WebSocket's URL has no fragment"))
    }
    let standard = isSecure ? 443 : 80
    port = parts.port ?? standard
    guard (1...65_535).contains(port) else { throw .transport(.invalidURL("no such port")) }
    host = port == standard ? name : "\(name):\(port)"
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    target = path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    credentials = parts.user.map { "\($0):\(parts.password ?? "")" }
  }

  /// What libcurl is to connect to.
  var connectionURL: String { "\(isSecure ? "https" : "http")://\(host)/" }
}
