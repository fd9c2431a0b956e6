import BinderyRuntime

/// A recorded JSON text: a body, or one element of a stream.
struct RecordedText {
  /// Which element it is, before what is said about it: `event 2: `; nothing for a whole body.
  let place: String
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], at place: String = "") {
    self.bytes = bytes
    self.place = place
  }

  var json: JSONValue {
    get throws(JSONError) { try JSONReader.decode(from: bytes) }
  }
}
