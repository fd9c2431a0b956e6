import Canonical
import Shape

extension MediaTypeName {
  var isJSON: Bool {
    isPlainJSON || essence.hasSuffix("+json") && !isJSONSequence
  }

  /// Whether the media type is a name of JSON without further semantics.
  var isPlainJSON: Bool {
    switch essence {
    case "application/json", "text/json", "application/x-json", "text/x-json", "application/*+json",
      "application/*", "*/*":
      true
    default: false
    }
  }

  var isMultipart: Bool { essence.hasPrefix("multipart/") }

  /// Whether the media type is a multipart type other than a form.
  var isMixed: Bool { isMultipart && essence != "multipart/form-data" }

  /// Whether the media type is XML.
  var isXML: Bool {
    essence == "application/xml" || essence == "text/xml" || essence.hasSuffix("+xml")
  }

  /// Whether the media type is a format for the values of JSON that a coder of the client reads.
  var isCoded: Bool {
    switch essence {
    case "application/cbor", "application/msgpack", "application/x-msgpack",
      "application/vnd.msgpack":
      true
    default: essence.hasSuffix("+cbor") || essence.hasSuffix("+msgpack")
    }
  }

  var isEventStream: Bool { SequentialMediaType(essence) == .events }

  /// Whether the media type is a sequence of separated JSON texts.
  var isJSONSequence: Bool { SequentialMediaType(essence) == .jsonLines }

  /// The coding of this media type; binary for an unknown one.
  var coding: Content.Coding {
    if isJSON { return .json }
    if essence == "application/x-www-form-urlencoded" { return .form }
    if isMultipart { return .multipart }
    return essence.hasPrefix("text/") || isXML ? .text : .binary
  }
}
