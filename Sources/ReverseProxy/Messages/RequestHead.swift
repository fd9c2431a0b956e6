import BinderyRuntime

/// The head of a request.
struct RequestHead {
  private(set) var head: MessageHead
  let method: String
  /// The path and query, or `*`.
  private(set) var target: String
  /// The version, such as `HTTP/1.1`.
  let version: String

  init(_ head: MessageHead) throws(MessageError) {
    let words = String(decoding: head.startLine, as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, !words[1].isEmpty, words[2].hasPrefix("HTTP/1.")
    else { throw MessageError("the request line isn't that of HTTP/1.1") }
    method = String(words[0])
    target = String(words[1])
    version = String(words[2])
    self.head = head
    if method == "CONNECT" {
      throw MessageError("CONNECT isn't supported: request the URL of the proxy", status: 501)
    }
  }

  /// Whether it requests a WebSocket.
  var isWebSocket: Bool {
    method == "GET" && head.tokens("upgrade") == ["websocket"]
      && head.tokens("connection").contains("upgrade")
  }

  /// Whether the connection ends after the response.
  var wantsClose: Bool {
    let tokens = head.tokens("connection")
    return tokens.contains("close") || version == "HTTP/1.0" && !tokens.contains("keep-alive")
  }

  /// Whether the client waits for the status 100 before it sends the body.
  var expectsContinue: Bool { head.tokens("expect").contains("100-continue") }

  /// The framing of the body.
  func framing() throws(MessageError) -> BodyFraming {
    let codings = head.tokens("transfer-encoding")
    if !codings.isEmpty {
      guard codings.last == "chunked", head["content-length"] == nil else {
        throw MessageError("the length of the body isn't clear")
      }
      return .chunked
    }
    return try head.contentLength().map { .length($0) } ?? .none
  }

  /// The request as the service receives it: with its host and path, and without the fields of this
  /// connection.
  func forwarded(to service: ProxyTarget) throws(MessageError) -> RequestHead {
    var result = self
    let path = try originForm(service)
    result.target = path == "*" ? path : service.basePath + path
    result.head.startLine = Array("\(method) \(result.target) \(version)".utf8)
    result.head.removeConnectionFields(keepsUpgrade: isWebSocket)
    let host = MessageHead.Field("Host", service.authority)
    if let index = result.head.fields.firstIndex(where: { $0.key == "host" }) {
      result.head.fields.removeAll { $0.key == "host" }
      result.head.fields.insert(host, at: index)
    } else {
      result.head.fields.insert(host, at: 0)
    }
    return result
  }

  /// The path and query of the target; throws if it is the URL of another server.
  private func originForm(_ service: ProxyTarget) throws(MessageError) -> String {
    if target == "*" || target.hasPrefix("/") { return target }
    guard let start = target.range(of: "://")?.upperBound else {
      throw MessageError("the request target isn't a path")
    }
    let authority = target[start...].prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@").last.map(Self.host) ?? ""
    guard ["127.0.0.1", "localhost", "[::1]", service.host.lowercased()].contains(host) else {
      throw MessageError("the proxy only forwards requests to \(service.authority)", status: 421)
    }
    let path = target[authority.endIndex...]
    return path.hasPrefix("/") ? String(path) : "/\(path)"
  }

  private static func host(_ authority: Substring) -> String {
    authority.replacing(/:[0-9]*$/, with: "").lowercased()
  }
}
