import Shape

extension MediaTypeName {
  var isJSON: Bool {
    isPlainJSON || essence.hasSuffix("+json") && !isJSONSequence
  }

  /// JSON that says nothing of itself by its media type.
  var isPlainJSON: Bool {
    switch essence {
    case "application/json", "text/json", "application/x-json", "text/x-json", "application/*+json",
      "application/*", "*/*":
      true
    default: false
    }
  }

  var isMultipart: Bool { essence.hasPrefix("multipart/") }

  /// Parts that no form describes.
  var isMixed: Bool { isMultipart && essence != "multipart/form-data" }

  /// Text with a structure of its own, which nothing here reads.
  var isXML: Bool {
    essence == "application/xml" || essence == "text/xml" || essence.hasSuffix("+xml")
  }

  var isEventStream: Bool { essence == "text/event-stream" }

  /// One JSON text after another, with something between them.
  var isJSONSequence: Bool {
    switch essence {
    case "application/jsonl", "application/x-ndjson", "application/ndjson", "application/x-jsonl",
      "application/jsonlines", "application/x-jsonlines", "application/json-seq",
      "application/stream+json", "application/x-json-stream":
      true
    default: essence.hasSuffix("+json-seq")
    }
  }

  /// How a value of this media type becomes bytes; what isn't known stands for its bytes.
  var coding: Content.Coding {
    if isJSON { return .json }
    if essence == "application/x-www-form-urlencoded" { return .form }
    if isMultipart { return .multipart }
    return essence.hasPrefix("text/") || isXML ? .text : .binary
  }
}
