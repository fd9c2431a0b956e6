/// Base64 and base64url (RFC 4648), with or without padding.
struct Base64 {
  /// The decoded bytes.
  let bytes: [UInt8]
  private let isURL: Bool
  private let isPadded: Bool

  /// Decodes a text without whitespace; nil if it isn't in base64.
  init?(_ text: some RandomAccessCollection<UInt8>) {
    var end = text.endIndex
    var padding = 0
    while padding < 2, end > text.startIndex,
      text[text.index(before: end)] == UInt8(ascii: "=")
    {
      end = text.index(before: end)
      padding += 1
    }
    let count = text.count - padding
    guard count >= 2, count % 4 != 1, padding == 0 || text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 3 / 4)
    var word: UInt32 = 0
    var bits = 0
    var isURL = false
    for character in text[..<end] {
      let value = Self.values[Int(character)]
      guard value < 64 else { return nil }
      if character == UInt8(ascii: "-") || character == UInt8(ascii: "_") { isURL = true }
      word = word << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
      }
    }
    self.bytes = bytes
    self.isURL = isURL
    isPadded = padding > 0 || count % 4 == 0 && !isURL
  }

  /// Encodes other bytes in the same form.
  func encoded(_ bytes: [UInt8]) -> [UInt8] {
    Self.encoded(bytes, isURL: isURL, isPadded: isPadded)
  }

  static func encoded(_ bytes: [UInt8], isURL: Bool = false, isPadded: Bool = true) -> [UInt8] {
    let letters = isURL ? urlLetters : standardLetters
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for index in 0...group.count {
        result.append(letters[Int(word >> UInt32(18 - 6 * index) & 63)])
      }
      if isPadded { result += repeatElement(UInt8(ascii: "="), count: 3 - group.count) }
    }
    return result
  }

  private static let alphanumerics = [UInt8](
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  )
  private static let standardLetters = alphanumerics + [UInt8]("+/")
  private static let urlLetters = alphanumerics + [UInt8]("-_")

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for letters in [standardLetters, urlLetters] {
      for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    }
    return values
  }()
}
