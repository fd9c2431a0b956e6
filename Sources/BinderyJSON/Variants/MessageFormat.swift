/// The format of the messages of a channel in one direction, which decides how bytes are read.
@usableFromInline
package enum MessageFormat: Sendable {
  /// All messages are JSON.
  case json
  /// Some messages are plain texts, such as `ping`: all but JSON objects and arrays.
  ///
  /// So `2` and `true` are texts, as their content type states.
  case jsonAndTexts
  /// All messages are plain texts.
  case texts

  /// The format of messages of which some may be plain texts.
  @usableFromInline
  package init(messageCount: Int, textCount: Int) {
    if textCount == 0 {
      self = .json
    } else {
      self = textCount == messageCount ? .texts : .jsonAndTexts
    }
  }

  /// Returns a message as JSON: a plain text as a JSON string, JSON unchanged.
  @usableFromInline
  package func json(of message: [UInt8]) -> [UInt8] {
    switch self {
    case .json: message
    case .jsonAndTexts: Self.isStructure(message) ? message : Self.string(message)
    case .texts: Self.string(message)
    }
  }

  private static func string(_ text: [UInt8]) -> [UInt8] {
    Array(JSONValue.string(String(decoding: text, as: UTF8.self)).description.utf8)
  }

  /// Whether a message is a JSON object or array.
  private static func isStructure(_ message: [UInt8]) -> Bool {
    let first = message.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return false }
    return (try? JSONReader.decode(SkippedJSON.self, from: message)) != nil
  }

  /// Returns the text of a JSON string; other JSON unchanged.
  package static func text(of json: [UInt8]) -> [UInt8] {
    guard let value: JSONValue = try? JSONReader.decode(from: json) else { return json }
    return Array(text(of: value).utf8)
  }

  /// Returns the text of a string; other JSON unchanged.
  package static func text(of value: JSONValue) -> String { value.string ?? value.description }
}

/// Any JSON, of which only the syntax is checked.
private struct SkippedJSON: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) { try json.skipValue() }
}
