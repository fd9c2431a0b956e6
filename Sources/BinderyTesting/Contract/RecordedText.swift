import BinderyRuntime

/// A recorded JSON text: a body, or one element of a stream.
struct RecordedText {
  /// The prefix of messages about an element, such as `event 2: `; empty for a whole body.
  let prefix: String
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], prefix: String = "") {
    self.bytes = bytes
    self.prefix = prefix
  }

  var json: JSONValue {
    get throws(JSONError) { try JSONReader.decode(from: bytes) }
  }
}
