import Foundation

/// The service that a proxy forwards requests to.
package struct ProxyTarget: Hashable, Sendable {
  /// Whether it is reached over TLS.
  let isSecure: Bool
  /// The host and, unless it is that of the scheme, the port: the value of `Host`.
  package let authority: String
  /// The host, with brackets if it is an IPv6 address.
  let host: String
  let port: Int
  /// The path before that of each request, without a slash at the end.
  let basePath: String
  /// The file and the folder with the certificates of trusted authorities; nil for libcurl's.
  let trust: TargetTrust

  /// Parses the URL of a service: `http`, `https`, `ws` or `wss`, a host, and perhaps a port and a
  /// path.
  package init(_ url: String, trust: TargetTrust = TargetTrust()) throws(InvalidTarget) {
    guard let parts = URLComponents(string: url),
      let scheme = parts.scheme?.lowercased(), ["http", "https", "ws", "wss"].contains(scheme),
      let host = parts.percentEncodedHost, !host.isEmpty
    else { throw InvalidTarget(reason: "expected a URL such as https://api.example.com") }
    guard parts.user == nil, parts.password == nil else {
      throw InvalidTarget(reason: "the URL must not have credentials; the client sends them")
    }
    guard parts.percentEncodedQuery == nil, parts.percentEncodedFragment == nil else {
      throw InvalidTarget(reason: "the URL must not have a query or a fragment")
    }
    isSecure = scheme == "https" || scheme == "wss"
    let usual = isSecure ? 443 : 80
    port = parts.port ?? usual
    guard (1...65_535).contains(port) else { throw InvalidTarget(reason: "invalid port") }
    self.host = host
    authority = port == usual ? host : "\(host):\(port)"
    let path = parts.percentEncodedPath
    basePath = String(path.reversed().drop { $0 == "/" }.reversed())
    self.trust = trust
  }

  /// The URL of a request, or of a WebSocket.
  func url(of target: String, isWebSocket: Bool) -> String {
    let scheme = isWebSocket ? "ws" : "http"
    return "\(scheme)\(isSecure ? "s" : "")://\(authority)\(target)"
  }

  /// The URL that libcurl connects to.
  var connectionURL: String { "\(isSecure ? "https" : "http")://\(host):\(port)/" }
}

/// The error of a URL that isn't that of a service.
package struct InvalidTarget: Error, Equatable {
  package let reason: String
}
