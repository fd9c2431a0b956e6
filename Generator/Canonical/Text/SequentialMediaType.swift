/// The media types of sequences, whose items `itemSchema` describes.
public enum SequentialMediaType {
  /// `text/event-stream`.
  case events
  /// JSON texts with separators.
  case jsonLines

  /// Returns nil for a media type without items.
  public init?(_ mediaType: String) {
    let essence = mediaType.utf8.prefix { $0 != UInt8(ascii: ";") }.filter { $0 > 0x20 }
    switch String(decoding: essence, as: UTF8.self).lowercased() {
    case "text/event-stream": self = .events
    case "application/jsonl", "application/x-ndjson", "application/ndjson", "application/x-jsonl",
      "application/jsonlines", "application/x-jsonlines", "application/json-seq",
      "application/stream+json", "application/x-json-stream":
      self = .jsonLines
    case let name where name.hasSuffix("+json-seq"): self = .jsonLines
    default: return nil
    }
  }
}
