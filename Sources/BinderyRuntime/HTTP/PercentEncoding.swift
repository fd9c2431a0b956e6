/// A set of bytes that are not percent-encoded; all others become `%XX`.
package struct PercentEncoding: Sendable {
  /// A bit for each ASCII byte that is kept; others are never kept.
  private let kept: (low: UInt64, high: UInt64)
  /// Whether `%XX` in the text is kept, as already encoded.
  private let keepsTriples: Bool

  init(keeps: (UInt8) -> Bool, keepsTriples: Bool = false) {
    func bits(from first: UInt8) -> UInt64 {
      (0..<64).reduce(0) { keeps(first + $1) ? $0 | 1 << $1 : $0 }
    }
    kept = (bits(from: 0), bits(from: 64))
    self.keepsTriples = keepsTriples
  }

  func keeps(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? kept.low : kept.high) &>> (byte & 63) & 1 == 1
  }

  /// RFC 3986's unreserved characters, for a value in a path or query.
  package static let unreserved = Self { byte in
    byte.isASCIILetterOrDigit || "-._~".utf8.contains(byte)
  }

  /// Unreserved characters and slashes, for a path value of several segments.
  static let segments = Self { unreserved.keeps($0) || $0 == UInt8(ascii: "/") }

  /// RFC 6570's reserved expansion without `#`, which would end the query.
  static let reserved = Self(
    keeps: { unreserved.keeps($0) || ":/?[]@!$&'()*+,;=".utf8.contains($0) },
    keepsTriples: true
  )

  /// The characters that RFC 3986 allows in a path and its query, for literal text of a template.
  static let pathLiteral = Self(
    keeps: { unreserved.keeps($0) || "/:@!$&'()*+,;=?".utf8.contains($0) },
    keepsTriples: true
  )

  /// Header values: printable ASCII and tabs.
  static let header = Self { (0x20...0x7E).contains($0) || $0 == 0x09 }

  /// Header values without `,` and `=`, which separate the elements of a list.
  static let headerElement = Self { header.keeps($0) && !",=".utf8.contains($0) }

  /// RFC 6265's cookie octets without `%`, which begins an encoded byte.
  static let cookie = Self { (0x21...0x7E).contains($0) && !"\",;\\%".utf8.contains($0) }

  /// The URL Standard's application/x-www-form-urlencoded, in which spaces become `+` later.
  static let form = Self { byte in
    byte.isASCIILetterOrDigit || "*-._ ".utf8.contains(byte)
  }

  /// The encoding of texts that belong together: with `%`, where another character is encoded.
  ///
  /// A server decodes either all of them or none.
  func encodingPercent(in texts: [String]) -> Self {
    if texts.allSatisfy({ $0.everyByte(keeps) }) { return self }
    return Self(keeps: { keeps($0) && $0 != UInt8(ascii: "%") })
  }

  package func encode(_ text: String) -> String {
    if text.everyByte(keeps) { return text }
    return text.withBytes(encode)
  }

  /// Encodes a text given as UTF-8.
  func encode(utf8: [UInt8]) -> String { utf8.withUnsafeBufferPointer(encode) }

  /// Encodes a text given as UTF-8, and appends it to another.
  func encode(utf8: [UInt8], onto text: inout [UInt8]) {
    utf8.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count * 3) { space in
        let count = write(bytes, into: space)
        text.append(contentsOf: UnsafeBufferPointer(rebasing: space[..<count]))
      }
    }
  }

  private func encode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 3) { write(bytes, into: $0) }
  }

  /// Writes the encoded bytes, up to three times as many, and returns their number.
  private func write(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into encoded: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if isKept(at: index, of: bytes) {
        encoded[count] = byte
        count += 1
      } else {
        encoded[count] = UInt8(ascii: "%")
        encoded[count + 1] = Self.digit(byte >> 4)
        encoded[count + 2] = Self.digit(byte & 15)
        count += 3
      }
    }
    return count
  }

  /// Returns the length of the encoded text in bytes.
  package func count(of text: String) -> Int { text.withBytes(count) }

  private func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.indices.reduce(0) { $0 + (isKept(at: $1, of: bytes) ? 1 : 3) }
  }

  private func isKept(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    keeps(bytes[index]) || keepsTriples && Self.isTriple(bytes[index...])
  }

  /// Whether encoding does not change the text.
  func leaves(_ text: Substring) -> Bool {
    text.everyByte(keeps) || encode(String(text)) == text
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// Whether the bytes begin with `%` and two hexadecimal digits.
  static func isTriple(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.count >= 3 && bytes.first == UInt8(ascii: "%")
      && bytes.dropFirst().prefix(2).allSatisfy { $0.hexadecimalValue != nil }
  }
}

extension UInt8 {
  var isASCIILetterOrDigit: Bool {
    isASCIIDigit || (0x61...0x7A).contains(lowercasedASCII)
  }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  var hexadecimalValue: UInt8? {
    switch lowercasedASCII {
    case 0x30...0x39: self - 0x30
    case 0x61...0x66: lowercasedASCII - 0x61 + 10
    default: nil
    }
  }
}
