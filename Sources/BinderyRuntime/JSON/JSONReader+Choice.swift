extension JSONReader {
  /// What the object ahead has under `key`, consuming nothing.
  ///
  /// Nil when there is no object, no such member, or no scalar in it. Of a repeated key the first
  /// counts, so that a discriminator written first costs no look at the rest; what is then read is
  /// an error if the key comes again.
  public mutating func peekMember(_ key: StaticString) throws(JSONError) -> JSONScalar? {
    guard scanner.byte == UInt8(ascii: "{") else { return nil }
    var ahead = scanner
    var isFirst = true
    ahead.position += 1
    while let token = try ahead.scanKey(isFirst: isFirst) {
      if ahead.isSame(token, as: key) {
        telling = JSONTelling(object: scanner.position, key: token)
        return try ahead.scalar()
      }
      try ahead.skipValue(depth: 0)
      isFirst = false
    }
    return nil
  }

  /// What signatures are compared with, found in one pass over the value ahead.
  func glance(for signatures: JSONSignatures) throws(JSONError) -> JSONSignature.Glance {
    var ahead = scanner
    switch ahead.byte {
    case UInt8(ascii: "{"): return .object(try ahead.scanMembers(for: signatures.outlines))
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""):
      let token = try ahead.scanString()
      return .string(ahead.text(of: token))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default:
      let token = try ahead.scanNumber(expecting: "a value")
      let isInteger = JSONNumber(token, in: ahead).int64 != nil
      return .number(isInteger: isInteger, isIntegral: token.isIntegral)
    }
  }
}

extension JSONScanner {
  /// Steps over the object ahead, noting what the outlines ask for; up to a member that names a
  /// variant where there is one.
  fileprivate mutating func scanMembers(
    for outlines: JSONOutlines
  ) throws(JSONError) -> JSONSightings {
    var sightings = outlines.nothing
    position += 1
    while let key = try scanKey(isFirst: sightings.isEmpty) {
      if let member = try note(key, for: outlines, &sightings) {
        try scanText(of: member, for: outlines, &sightings)
        if sightings.named != nil {
          sightings.naming = key
          break
        }
      } else if byte == UInt8(ascii: "\"") {
        sightings.note(try scanString())
      } else {
        try skipValue(depth: 0)
      }
    }
    sightings.end = position
    return sightings
  }

  /// Notes that an object has a member; which one where its text tells something, so that it may
  /// stand there once.
  func note(
    _ key: StringToken,
    for outlines: JSONOutlines,
    _ sightings: inout JSONSightings
  ) throws(JSONError) -> Int? {
    sightings.isEmpty = false
    let member = withBytes(of: key) { outlines.keys.position(of: $0, count: $1) }
    guard let member else { return nil }
    let isNew = sightings.see(member)
    guard outlines.isTelling(member) else { return nil }
    guard isNew else { throw failure(.repeatedKey(text(of: key))) }
    return member
  }

  /// Steps over a member's value, asking what the outlines want to know of it.
  mutating func scanText(
    of member: Int,
    for outlines: JSONOutlines,
    _ sightings: inout JSONSightings
  ) throws(JSONError) {
    switch byte {
    case UInt8(ascii: "n"):
      outlines.testNull(of: member, &sightings)
      try skipValue(depth: 0)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      outlines.test(nil, isString: false, of: member, &sightings)
      guard byte == UInt8(ascii: "{"), let inner = outlines.innerTests(of: member) else {
        return try skipValue(depth: 0)
      }
      try scanInside(inner, for: outlines, &sightings)
    default:
      let isString = byte == UInt8(ascii: "\"")
      let (text, owner) = try scanScalar()
      outlines.test(text, isString: isString, of: member, &sightings)
      withExtendedLifetime(owner) {}
    }
  }

  /// Steps over the object that is a member, asking what the outlines want to know of its members.
  private mutating func scanInside(
    _ inner: JSONInnerTests,
    for outlines: JSONOutlines,
    _ sightings: inout JSONSightings
  ) throws(JSONError) {
    var seen = JSONBits(count: inner.keys.count)
    var isFirst = true
    position += 1
    while let key = try scanKey(isFirst: isFirst) {
      isFirst = false
      let place = withBytes(of: key) { inner.keys.position(of: $0, count: $1) }
      guard let place else {
        try skipValue(depth: 0)
        continue
      }
      guard seen.insert(place) else { throw failure(.repeatedKey(text(of: key))) }
      switch byte {
      case UInt8(ascii: "n"): try skipValue(depth: 0)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        outlines.test(nil, isString: false, inner.tests(of: place), &sightings)
        try skipValue(depth: 0)
      default:
        let isString = byte == UInt8(ascii: "\"")
        let (text, owner) = try scanScalar()
        outlines.test(text, isString: isString, inner.tests(of: place), &sightings)
        withExtendedLifetime(owner) {}
      }
    }
  }

  /// Steps over the object ahead, stopping at each value until `body` is false.
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

  /// The value ahead, where it is a string, a number or a boolean.
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

  /// Steps over the value ahead, which is no object, array or null, and gives its text, a number's
  /// in its one normal form; of which eight bytes may be read however short it is, with what else
  /// than the document owns it.
  private mutating func scanScalar() throws(JSONError) -> (
    UnsafeBufferPointer<UInt8>, JSONDocument?
  ) {
    let begin = position
    switch byte {
    case UInt8(ascii: "\""):
      let token = try scanString()
      let raw = bytes(from: token.begin, to: token.end)
      guard token.hasEscapes else { return (raw, nil) }
      let document = JSONDocument.unescaping(raw)
      return (document.bytes, document)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): try skipValue(depth: 0)
    default:
      let token = try scanNumber(expecting: "a value")
      guard token.isIntegral, token.isExact, !token.isNegative else {
        let text = JSONScalar.number(text(of: token)).identity
        let document = text.withUnsafeBufferPointer { JSONDocument.copy(of: $0) }
        return (document.bytes, document)
      }
    }
    return (bytes(from: begin, to: position), nil)
  }
}
