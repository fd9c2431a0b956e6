import Shape

/// The server that recorded requests are sent to.
struct LiveServer {
  /// The path of its URL, without a slash at the end; empty for the root.
  private let path: Substring

  /// Creates a server from a URL with a scheme.
  init(_ url: String) {
    let address = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
    let path = address.drop { $0 != "/" }
    self.path = path.hasSuffix("/") ? path.dropLast() : path
  }

  /// Returns the path and query for this server.
  ///
  /// Its path replaces that of the recorded server, which precedes the path of the operation or the
  /// address of the channel. With the root, the recorded path is sent as it is.
  func target(of recorded: String, _ template: String) -> String {
    if path.isEmpty { return recorded }
    let end = recorded.firstIndex(of: "?") ?? recorded.endIndex
    let segments = recorded[..<end].split(separator: "/", omittingEmptySubsequences: false)
    let count = template.split(separator: "/", omittingEmptySubsequences: false).count - 1
    let own =
      segments.count > count ? "/" + segments.suffix(count).joined(separator: "/") : "/"
    // The path of the document may begin with that of the server.
    let isInDocument = own == path || own.hasPrefix(path + "/")
    return (isInDocument ? "" : path) + own + recorded[end...]
  }
}

extension Channel {
  /// The path of the address, without a query; a slash for an unknown one.
  var pathTemplate: String {
    let text = (address ?? []).map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let name): "{\(name)}"
      }
    }
    .joined().prefix { $0 != "?" }
    return text.hasPrefix("/") ? String(text) : "/" + text
  }
}
