/// The beginning of a text or of bytes, on one line.
struct Excerpt: CustomStringConvertible {
  static let limit = 200

  let description: String

  init(_ text: String, limit: Int = Self.limit) {
    self.init(Array(text.utf8.prefix(limit + 1)), limit: limit)
  }

  /// Several errors are listed, each with its path.
  init(_ error: JSONError) {
    self.init(error.description, limit: error.others.isEmpty ? Self.limit : 5 * Self.limit)
  }

  init(_ bytes: [UInt8], limit: Int = Self.limit) {
    guard bytes.count > limit else {
      description = String(escaping: String(decoding: bytes, as: UTF8.self))
      return
    }
    // A character that would be cut in half is omitted.
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    var end = limit
    while end > limit - 4, isContinuation(bytes[end]) { end -= 1 }
    description = String(escaping: String(decoding: bytes[..<end], as: UTF8.self)) + "…"
  }
}
