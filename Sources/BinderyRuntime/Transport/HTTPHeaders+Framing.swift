extension HTTPHeaders {
  /// Removes the fields that describe the encoded body, after it was decoded.
  mutating func removeEncoding() {
    guard contains("Content-Encoding") else { return }
    remove("Content-Encoding")
    remove("Content-Length")
  }

  /// The content codings in order, in lower case; nil for none.
  var contentCoding: String? {
    guard let value = self["Content-Encoding"] else { return nil }
    let codings = value.lowercased().filter { $0 != " " }.split(separator: ",")
      .filter { $0 != "identity" }
    return codings.isEmpty ? nil : codings.joined(separator: ",")
  }

  /// Whether the headers state a single, valid content length (RFC 9112 §6.3).
  ///
  /// libcurl uses the first of several, and reads to the end of the connection when a number is too
  /// large for it: a truncated body would then appear complete.
  var hasValidLength: Bool {
    guard let lengths = self["Content-Length"], !contains("Transfer-Encoding") else { return true }
    if Int(lengths) != nil { return true }
    let distinct = Set(lengths.split(separator: ",").map { $0.filter { $0 != " " } })
    return distinct.count == 1 && distinct.allSatisfy { Int($0) != nil }
  }
}

extension HTTPHeaders.Field {
  /// Whether the field frames the body; the transport sets these.
  var isFraming: Bool { isNamed("Content-Length") || isNamed("Transfer-Encoding") }
}
