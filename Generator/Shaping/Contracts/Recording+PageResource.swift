import Canonical
import Shape

extension Recording {
  /// Whether a browser asks for permission to send a request to another origin (Fetch Standard,
  /// section 3.3.2: a CORS-preflight request).
  public var isPreflight: Bool {
    guard request.method == "OPTIONS" else { return false }
    return request.resourceType == "preflight"
      || request.headers.contains { $0.name.lowercased() == "access-control-request-method" }
  }

  /// Whether a browser requested a page or a part of one, asked for permission to send a request to
  /// another origin (a preflight of the Fetch Standard), or opened a connection through a proxy.
  public var isPageResource: Bool {
    if ["OPTIONS", "CONNECT"].contains(request.method) { return true }
    if let type = request.resourceType {
      return !["xhr", "fetch", "websocket", "eventsource", "other"].contains(type)
    }
    // Browsers state what a request is for (Fetch Metadata Request Headers, section 2.1).
    let destination = request.headers.first { $0.name.lowercased() == "sec-fetch-dest" }?.value
    if let destination, !["empty", "websocket"].contains(destination) { return true }
    let type = MediaTypeName(response.content.mimeType).essence
    return ["text/html", "text/css", "image/", "font/", "video/", "audio/"]
      .contains { type.hasPrefix($0) } || type.hasSuffix("javascript") && !hasJSON
  }

  /// Whether the response is an object or array of JSON, which some services declare as JavaScript.
  private var hasJSON: Bool {
    let first = response.content.text.first { !$0.isWhitespace }
    return first == "{" || first == "["
  }
}
