/// The separation of JSON texts in a stream.
package enum JSONFraming: Hashable, Sendable {
  /// JSON Lines, NDJSON: one text on each line.
  case lines
  /// RFC 7464: each text after a record separator.
  case sequence

  static let lineFeed: UInt8 = 0x0A
  static let recordSeparator: UInt8 = 0x1E
}

extension MediaType {
  /// Whether it is RFC 7464's type, or one with its suffix (RFC 8091).
  package var isJSONSequence: Bool {
    essence == "application/json-seq" || essence.hasSuffix("+json-seq")
  }

  /// Whether it is a type of JSON texts on lines, of which none is registered.
  package var isJSONLines: Bool {
    [
      "application/jsonl", "application/x-ndjson", "application/ndjson", "application/x-jsonl",
      "application/jsonlines", "application/x-jsonlines", "application/json-lines",
      "application/stream+json", "application/x-json-stream",
    ].contains(essence)
  }

  package var isJSON: Bool { essence.hasSuffix("/json") || essence.hasSuffix("+json") }

  /// Whether a documented type can be sent: neither a list nor a range.
  static func isSingle(_ documented: String) -> Bool {
    !documented.contains(",") && !documented.contains("*") && documented.contains("/")
  }
}
