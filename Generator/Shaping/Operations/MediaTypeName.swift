import Shape

/// The name of a media type, taken apart.
struct MediaTypeName {
  /// Type and subtype in lower case, parameters aside.
  let essence: String

  init(_ text: String) {
    let end = text.firstIndex(of: ";") ?? text.endIndex
    essence = text[..<end].filter { !$0.isWhitespace }.lowercased()
  }

  var isJSON: Bool {
    switch essence {
    case "application/json", "text/json", "application/*", "*/*": true
    default: essence.hasSuffix("+json")
    }
  }

  /// How values of this media type become bytes; nil for what isn't supported.
  var coding: Content.Coding? {
    if isJSON { return .json }
    switch essence {
    case "application/x-www-form-urlencoded": return .form
    case "text/event-stream", "application/xml", "text/xml": return nil
    case "application/jsonl", "application/x-ndjson", "application/x-jsonl",
      "application/json-seq":
      return nil
    default: break
    }
    if essence.hasPrefix("multipart/") || essence.hasSuffix("+xml") { return nil }
    return essence.hasPrefix("text/") ? .text : .binary
  }
}
