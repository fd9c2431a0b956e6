extension HTTPHeaders {
  /// For a body that was decoded: it is no longer encoded, nor as long as it was.
  mutating func removeEncoding() {
    guard contains("Content-Encoding") else { return }
    remove("Content-Encoding")
    remove("Content-Length")
  }
}
