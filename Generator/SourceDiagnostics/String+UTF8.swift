extension String {
  /// Creates a string from bytes in UTF-8; nil if the bytes are not valid UTF-8.
  ///
  /// Swift's own `String(validating:as:)` is available from macOS 15 on.
  package init?(validUTF8 bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
    // Invalid bytes are replaced by U+FFFD, whose encoding differs from them.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
