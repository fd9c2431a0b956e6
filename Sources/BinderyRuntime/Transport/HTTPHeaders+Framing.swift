extension HTTPHeaders {
  /// For a body that was decoded: it is no longer encoded, nor as long as it was.
  mutating func removeEncoding() {
    guard contains("Content-Encoding") else { return }
    remove("Content-Encoding")
    remove("Content-Length")
  }
}

extension HTTPHeaders.Field {
  /// Whether it says where a body ends, which is for the transport to say.
  var isFraming: Bool { isNamed("Content-Length") || isNamed("Transfer-Encoding") }
}
