import Canonical
import Shape

extension Recording {
  /// Whether a browser requested a page or a part of one, or asked for permission to send a request
  /// to another origin (a preflight of the Fetch Standard).
  public var isPageResource: Bool {
    if request.method == "OPTIONS" { return true }
    if let type = request.resourceType {
      return !["xhr", "fetch", "websocket", "eventsource", "other"].contains(type)
    }
    let type = MediaTypeName(response.content.mimeType).essence
    return ["text/html", "text/css", "image/", "font/", "video/", "audio/"]
      .contains { type.hasPrefix($0) } || type.hasSuffix("javascript")
  }
}
