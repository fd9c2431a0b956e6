extension JSONReader {
  /// What the object ahead has under `key`, as text, consuming nothing: a string's own, `1` for
  /// every way to write that number, `true` or `false`.
  ///
  /// Nil when there is no object, no such member, or something other than these. Of a repeated
  /// key the first counts, so that a discriminator written first costs no look at the rest.
  public func peekMember(_ key: StaticString) throws(JSONError) -> String? {
    guard scanner.byte == UInt8(ascii: "{") else { return nil }
    var value: String?
    var ahead = scanner
    try ahead.forEachMember { (token, scanner) throws(JSONError) in
      guard key ~= JSONKey(token, in: document) else { return true }
      value = try scanner.scalarText()
      return false
    }
    return value
  }

  /// What signatures are compared with.
  func glance() throws(JSONError) -> JSONSignature.Glance {
    var ahead = scanner
    switch ahead.byte {
    case UInt8(ascii: "{"):
      var members: [String: JSONScanner] = [:]
      try ahead.forEachMember { (token, scanner) throws(JSONError) in
        let key = scanner.text(of: token)
        if members[key] == nil { members[key] = scanner }
        return true
      }
      return .object(members, end: ahead.position)
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
  func scalarText() throws(JSONError) -> String? {
    var ahead = self
    switch byte {
    case UInt8(ascii: "\""):
      let token = try ahead.scanString()
      return ahead.text(of: token)
    case UInt8(ascii: "t"): return "true"
    case UInt8(ascii: "f"): return "false"
    case UInt8(ascii: "-"), 48...57:
      let number = JSONNumber(try ahead.scanNumber(), in: ahead)
      return number.int64.map { String($0) } ?? number.text
    default: return nil
    }
  }
}
