extension JSONReader {
  /// Returns the scalar at `key` of the next object, without consuming it.
  ///
  /// Nil when there is no object, no such member, or no scalar in it. Of a repeated key the first
  /// is used, so that a discriminator written first needs no scan of the rest; reading the object
  /// then throws where the key is repeated.
  public mutating func peekMember(_ key: StaticString) throws(JSONError) -> JSONScalar? {
    guard scanner.byte == UInt8(ascii: "{") else { return nil }
    var ahead = scanner
    var isFirst = true
    ahead.position += 1
    while let token = try ahead.scanKey(isFirst: isFirst) {
      if ahead.isSame(token, as: key) {
        discriminator = JSONDiscriminatorMatch(object: scanner.position, key: token)
        return try ahead.scalar()
      }
      try ahead.skipValue(depth: 0)
      isFirst = false
    }
    return nil
  }

  /// Scans the next value in one pass for what signatures are compared with.
  func scan(for signatures: JSONSignatures) throws(JSONError) -> JSONSignature.ScannedValue {
    var ahead = scanner
    switch ahead.byte {
    case UInt8(ascii: "{"): return .object(try ahead.scanMembers(for: signatures.index))
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
  /// Skips the next object and records the keys and tests of the index; stops after a member that
  /// selects a variant.
  fileprivate mutating func scanMembers(
    for index: JSONVariantIndex
  ) throws(JSONError) -> JSONObservedKeys {
    var observed = index.nothing
    position += 1
    while let key = try scanKey(isFirst: observed.isEmpty) {
      if let member = try note(key, for: index, &observed) {
        try scanText(of: member, for: index, &observed)
        if observed.named != nil {
          observed.selectingKey = key
          break
        }
      } else if byte == UInt8(ascii: "\"") {
        observed.note(try scanString())
      } else {
        try skipValue(depth: 0)
      }
    }
    observed.end = position
    return observed
  }

  /// Records a member; returns its number if its text selects a variant, and throws if it is
  /// repeated.
  func note(
    _ key: StringToken,
    for index: JSONVariantIndex,
    _ observed: inout JSONObservedKeys
  ) throws(JSONError) -> Int? {
    observed.isEmpty = false
    let member = withBytes(of: key) { index.keys.position(of: $0, count: $1) }
    guard let member else { return nil }
    let isNew = observed.see(member)
    guard index.isSelecting(member) else { return nil }
    guard isNew else { throw failure(.repeatedKey(text(of: key))) }
    return member
  }

  /// Skips a member's value, and tests it.
  mutating func scanText(
    of member: Int,
    for index: JSONVariantIndex,
    _ observed: inout JSONObservedKeys
  ) throws(JSONError) {
    switch byte {
    case UInt8(ascii: "n"):
      index.testNull(of: member, &observed)
      try skipValue(depth: 0)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      index.test(nil, isString: false, of: member, &observed)
      guard byte == UInt8(ascii: "{"), let inner = index.innerTests(of: member) else {
        return try skipValue(depth: 0)
      }
      try scanInside(inner, for: index, &observed)
    default:
      let isString = byte == UInt8(ascii: "\"")
      let (text, owner) = try scanScalar()
      index.test(text, isString: isString, of: member, &observed)
      withExtendedLifetime(owner) {}
    }
  }

  /// Skips the object of a member, and tests its members.
  private mutating func scanInside(
    _ inner: JSONInnerTests,
    for index: JSONVariantIndex,
    _ observed: inout JSONObservedKeys
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
        index.test(nil, isString: false, inner.tests(of: place), &observed)
        try skipValue(depth: 0)
      default:
        let isString = byte == UInt8(ascii: "\"")
        let (text, owner) = try scanScalar()
        index.test(text, isString: isString, inner.tests(of: place), &observed)
        withExtendedLifetime(owner) {}
      }
    }
  }

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

  /// Skips the next scalar and returns its text, a number's in normal form.
  ///
  /// Eight bytes of the text are readable, however short it is. The second value is the document
  /// that owns the text, if it is another one.
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
