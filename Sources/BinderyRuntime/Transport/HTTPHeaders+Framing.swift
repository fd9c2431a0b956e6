extension HTTPHeaders {
  /// For a body that was decoded: it is no longer encoded, nor as long as it was.
  mutating func removeEncoding() {
    guard contains("Content-Encoding") else { return }
    remove("Content-Encoding")
    remove("Content-Length")
  }

  /// How the content is coded, one after another, in lower case; nil when it isn't.
  var contentCoding: String? {
    guard let value = self["Content-Encoding"] else { return nil }
    let codings = value.lowercased().filter { $0 != " " }.split(separator: ",")
      .filter { $0 != "identity" }
    return codings.isEmpty ? nil : codings.joined(separator: ",")
  }

  /// Whether all that the headers say about the length is the same number (RFC 9112 §6.3).
  ///
  /// libcurl takes the first of several, and reads to the end of the connection when a number is
  /// too large for it: then a body that was cut short would pass for a whole one.
  var hasSoundLength: Bool {
    guard let lengths = self["Content-Length"], !contains("Transfer-Encoding") else { return true }
    if Int(lengths) != nil { return true }
    let distinct = Set(lengths.split(separator: ",").map { $0.filter { $0 != " " } })
    return distinct.count == 1 && distinct.allSatisfy { Int($0) != nil }
  }
}

extension HTTPHeaders.Field {
  /// Whether it says where a body ends, which is for the transport to say.
  var isFraming: Bool { isNamed("Content-Length") || isNamed("Transfer-Encoding") }
}
