import BinderyJSON
import BinderyRuntime
import Foundation

/// Writes values as bodies of a media type.
enum BodyText {
  /// Returns the bytes; nil if values aren't written in the media type.
  static func bytes(_ value: JSONValue, as mediaType: String, isSequence: Bool) -> [UInt8]? {
    let type = MediaType(mediaType)
    let essence = type.essence
    if essence == "application/json" || essence.hasSuffix("+json") {
      return Array(value.description.utf8)
    }
    switch essence {
    case "text/event-stream":
      let items = isSequence ? [value] : value.array ?? [value]
      return Array(items.map { "data: \(text($0))\n\n" }.joined().utf8)
    case _ where type.isJSONLines:
      let items = isSequence ? [value] : value.array ?? [value]
      return Array(items.map { "\($0)\n" }.joined().utf8)
    case "application/json-seq": return Array("\u{1E}\(value)\n".utf8)
    case "application/x-www-form-urlencoded":
      let members = value.object?.members ?? []
      return Array(
        members.map { "\(escaped($0.key))=\(escaped(text($0.value)))" }.joined(separator: "&").utf8
      )
    default: break
    }
    if essence.hasPrefix("multipart/") { return value.string.map { Array($0.utf8) } }
    return Array(text(value).utf8)
  }

  /// The text of a scalar; JSON of other values.
  static func text(_ value: JSONValue) -> String {
    value.string ?? value.description
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}

/// Writes values of headers in the style `simple`.
enum HeaderText {
  /// Returns the text; nil if the value can't be in a header.
  static func text(_ value: JSONValue, _ serialization: ValueSerialization) -> String? {
    let text: String
    switch (serialization, value) {
    case (.json, _): text = value.description
    case (_, .array(let elements)):
      text = elements.map { BodyText.text($0) }.joined(separator: ",")
    case (.style(_, let explode), .object(let object)):
      let separator = explode ? "=" : ","
      text = object.members.map { "\($0.key)\(separator)\(BodyText.text($0.value))" }
        .joined(separator: ",")
    default: text = BodyText.text(value)
    }
    let isValid = text.utf8.allSatisfy { (32...126).contains($0) } && !text.hasPrefix(" ")
    return isValid && !text.hasSuffix(" ") ? text : nil
  }
}
