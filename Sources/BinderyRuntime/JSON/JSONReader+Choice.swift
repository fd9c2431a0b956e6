extension JSONReader {
  /// The string that the object ahead has under `key`, consuming nothing.
  ///
  /// Nil when there is no object, no such member, or something other than a string. Of a repeated
  /// key the first counts, so that a discriminator written first costs no look at the rest.
  public func peekMember(_ key: StaticString) throws(JSONError) -> String? {
    guard scanner.byte == UInt8(ascii: "{") else { return nil }
    var value: String?
    var ahead = scanner
    try ahead.forEachMember { (token, scanner) throws(JSONError) in
      guard key ~= JSONKey(token, in: document) else { return true }
      if scanner.byte == UInt8(ascii: "\"") {
        var scanner = scanner
        let token = try scanner.scanString()
        value = scanner.text(of: token)
      }
      return false
    }
    return value
  }

  /// The position of the signature that fits the value ahead best, consuming nothing; nil when none does.
  ///
  /// - The kind of the value decides first: `integer` is better than `number` for text without a
  ///   point, and both take a number; `any` takes what no other signature does.
  /// - A string signature that lists the value is better than one that lists nothing. An unlisted
  ///   value still fits a list that is the only string signature: enumerations are open.
  /// - An object signature fits when its required keys are all there; the one that knows most of
  ///   the keys that are there is best, and of equals the first.
  public func chooseVariant(_ signatures: [JSONSignature]) throws(JSONError) -> Int? {
    let value = try glance()
    var best: (index: Int, score: Int)?
    for (index, signature) in signatures.enumerated() {
      guard let score = signature.score(for: value), score > best?.score ?? -1 else { continue }
      best = (index, score)
    }
    return best?.index ?? signatures.fallback(for: value)
  }

  /// What a signature can be compared with.
  private func glance() throws(JSONError) -> JSONSignature.Glance {
    var ahead = scanner
    switch ahead.byte {
    case UInt8(ascii: "{"):
      var keys: Set<String> = []
      try ahead.forEachMember { (token, scanner) throws(JSONError) in
        keys.insert(scanner.text(of: token))
        return true
      }
      return .object(keys)
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
}
