import Canonical

extension Recording.Response {
  /// Whether the response redirects to another URL (RFC 9110, section 15.4), which clients follow.
  var redirects: Bool {
    [301, 302, 303, 307, 308].contains(status)
      && headers.contains { $0.name.lowercased() == "location" && !$0.value.isEmpty }
  }
}
