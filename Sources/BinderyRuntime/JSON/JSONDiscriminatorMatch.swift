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
}

extension JSONReader {
  @usableFromInline
  mutating func beginSelected() -> JSONSelectedReading {
    let selected = discriminator.flatMap { $0.object == scanner.position ? $0 : nil }
    defer {
      discriminator = nil
      isRepeating = false
    }
    return JSONSelectedReading(discriminator: selected, wasRepeating: isRepeating)
  }

  /// Throws where the key that selected the variant is repeated.
  ///
  /// It searches only where some key was repeated.
  @usableFromInline
  mutating func end(_ reading: JSONSelectedReading) throws(JSONError) {
    defer { isRepeating = reading.wasRepeating }
    guard isRepeating, let discriminator = reading.discriminator else { return }
    var again: (key: String, value: Int)?
    var ahead = scanner
    ahead.position = discriminator.object
    try ahead.forEachMember { key, scanner in
      guard key.begin != discriminator.key.begin, scanner.isSame(key, discriminator.key) else {
        return true
      }
      again = (scanner.text(of: key), scanner.position)
      return false
    }
    if let again { throw scanner.failure(.repeatedKey(again.key), at: again.value) }
  }
}

extension JSONScanner {
  fileprivate func isSame(_ key: StringToken, _ other: StringToken) -> Bool {
    withBytes(of: key) { start, count in
      withBytes(of: other) { count == $1 && memcmp(start, $0, count) == 0 }
    }
  }
}
