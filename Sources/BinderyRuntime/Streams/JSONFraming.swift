/// How JSON texts that follow each other are kept apart.
enum JSONFraming: Hashable, Sendable {
  /// JSON Lines, NDJSON: each on a line of its own.
  case lines
  /// RFC 7464: each after a record separator.
  case sequence

  static let lineFeed: UInt8 = 0x0A
  static let recordSeparator: UInt8 = 0x1E
}

extension MediaType {
  /// RFC 7464, and the types that are made of it (RFC 8091).
  var isJSONSequence: Bool {
    essence == "application/json-seq" || essence.hasSuffix("+json-seq")
  }

  package var isJSON: Bool { essence.hasSuffix("/json") || essence.hasSuffix("+json") }

  /// Whether a documented type is one that can be sent, neither a list nor a range.
  static func isSingle(_ documented: String) -> Bool {
    !documented.contains(",") && !documented.contains("*") && documented.contains("/")
  }
}
