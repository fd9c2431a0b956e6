/// The beginning of a text or of bytes, on one line.
struct Excerpt: CustomStringConvertible {
  static let limit = 200

  let description: String

  init(_ text: String) {
    self.init(Array(text.utf8.prefix(Self.limit + 1)))
  }

  init(_ bytes: [UInt8]) {
    guard bytes.count > Self.limit else {
      description = String(escaping: String(decoding: bytes, as: UTF8.self))
      return
    }
    // A character that would be cut in half is omitted.
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    var end = Self.limit
    while end > Self.limit - 4, isContinuation(bytes[end]) { end -= 1 }
    description = String(escaping: String(decoding: bytes[..<end], as: UTF8.self)) + "…"
  }
}
