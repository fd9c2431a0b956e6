import BinderyRuntime

/// Messages that are plain texts, such as `ping`, as JSON strings.
@usableFromInline
enum PlainText {
  /// Returns a JSON string for a text that isn't JSON; JSON unchanged.
  @usableFromInline
  static func json(of bytes: [UInt8]) -> [UInt8] {
    if let _: JSONValue = try? JSONReader.decode(from: bytes) { return bytes }
    return Array(JSONValue.string(String(decoding: bytes, as: UTF8.self)).description.utf8)
  }

  /// Returns the text of a JSON string; other JSON unchanged.
  @usableFromInline
  static func text(of json: [UInt8]) -> [UInt8] {
    guard let value: JSONValue = try? JSONReader.decode(from: json) else { return json }
    return Array(text(of: value).utf8)
  }

  static func text(of value: JSONValue) -> String { value.string ?? value.description }
}
