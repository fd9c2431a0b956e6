import Foundation

/// The member that selected an object's variant.
struct JSONDiscriminatorMatch: Sendable {
  /// The offset of the object.
  let object: Int
  let key: JSONScanner.StringToken
}

/// The reading of a variant that a member selected, which checks that its key isn't repeated.
@usableFromInline
struct JSONSelectedReading {
  fileprivate let discriminator: JSONDiscriminatorMatch?
  fileprivate let wasRepeating: Bool

  /// Throws if the object contains the key of the discriminator again.
  fileprivate func requireDistinctKey(in scanner: JSONScanner) throws(JSONError) {
    guard let discriminator else { return }
    var duplicate: (key: String, value: Int)?
    var ahead = scanner
    ahead.position = discriminator.object
    try ahead.forEachMember { key, scanner in
      guard key.begin != discriminator.key.begin, scanner.isSame(key, discriminator.key) else {
        return true
      }
      duplicate = (scanner.text(of: key), scanner.position)
      return false
    }
    if let duplicate {
      throw scanner.failure(.repeatedKey(duplicate.key), at: duplicate.value)
    }
  }
}

extension JSONReader {
  /// Returns the scalar at `key` of the next object, without consuming it.
  ///
  /// Nil if the next value is not an object, or the member is missing or not a scalar. Of a
  /// repeated key the first is used, so that a discriminator at the start of the object requires no
  /// scan of the rest; reading the object then throws at the repeated key.
  public mutating func peekMember(_ key: StaticString) throws(JSONError) -> JSONScalar? {
    guard scanner.byte == UInt8(ascii: "{") else { return nil }
    var value: JSONScalar?
    var ahead = scanner
    var match: JSONDiscriminatorMatch?
    try ahead.forEachMember { token, scanner throws(JSONError) in
      guard scanner.isSame(token, as: key) else { return true }
      match = JSONDiscriminatorMatch(object: self.scanner.position, key: token)
      value = try scanner.scalar()
      return false
    }
    if let match { discriminator = match }
    return value
  }

  @usableFromInline
  mutating func beginSelected() -> JSONSelectedReading {
    let selected = discriminator.flatMap { $0.object == scanner.position ? $0 : nil }
    defer {
      discriminator = nil
      isRepeating = false
    }
    return JSONSelectedReading(discriminator: selected, wasRepeating: isRepeating)
  }

  /// Throws if the key that selected the variant is repeated.
  ///
  /// It searches only where some key was repeated.
  @usableFromInline
  mutating func end(_ reading: JSONSelectedReading) throws(JSONError) {
    defer { isRepeating = reading.wasRepeating }
    guard isRepeating else { return }
    try reading.requireDistinctKey(in: scanner)
  }
}

extension JSONScanner {
  /// Skips the next object, and calls `body` at each value until it returns false.
  mutating func forEachMember(
    _ body: (StringToken, JSONScanner) throws(JSONError) -> Bool
  ) throws(JSONError) {
    guard skip(UInt8(ascii: "{")) else { throw mismatch(expected: "an object") }
    var isFirst = true
    while let key = try scanKey(isFirst: isFirst) {
      isFirst = false
      guard try body(key, self) else { return }
      try skipValue(depth: 0)
    }
  }

  /// Returns the next value if it is a string, a number or a boolean.
  fileprivate func scalar() throws(JSONError) -> JSONScalar? {
    var ahead = self
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "n"): return nil
    case UInt8(ascii: "\""):
      let token = try ahead.scanString()
      return .string(ahead.text(of: token))
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      try ahead.skipValue(depth: 0)
      return .boolean(byte == UInt8(ascii: "t"))
    default:
      let token = try ahead.scanNumber(expecting: "a value")
      return .number(ahead.text(of: token))
    }
  }

  fileprivate func isSame(_ key: StringToken, _ other: StringToken) -> Bool {
    withBytes(of: key) { start, count in
      withBytes(of: other) { count == $1 && memcmp(start, $0, count) == 0 }
    }
  }
}
