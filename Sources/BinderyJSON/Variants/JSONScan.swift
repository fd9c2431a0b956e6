/// The score of one variant for an object.
struct JSONVariantScore {
  /// The number of members that the variant knows, plus those whose text matches a pattern, minus
  /// those with an unlisted value.
  var value = 0
  /// The number of required members that were not found yet.
  var missingCount = 0
  /// The number of members with the only value, or the prefix or suffix, that the variant states.
  var constantCount = 0
  /// Whether the value of a member excludes the variant.
  var isExcluded = false
  /// Whether the variant knows members; false for an object that accepts any.
  var knowsMembers = false
  /// Whether the variant requires members.
  var requiresMembers = false
  /// The number of known members of its members.
  var contentCount = 0
  /// The number of required members of its optional members that weren't found, and of optional
  /// members of another type.
  var missingContentCount = 0
  /// Whether a member has a value that neither the variant nor another one lists.
  var isUnlisted = false
}

/// What a scan of a value found for a union's signatures.
struct JSONScan {
  let value: Value
  /// The scores of the variants for an object.
  var scores: [JSONVariantScore] = []
  /// The number of members of an object.
  var memberCount = 0
  /// The variant that a member selects, and the key of that member; the rest isn't scanned then.
  var selected: (variant: Int, key: JSONScanner.StringToken)?
  /// The longest string among the values, which needn't be scanned again.
  private(set) var longest = JSONScanner.StringToken(begin: 0, end: 0, hasEscapes: false)

  enum Value {
    case null, boolean, object
    /// The first elements of an array, as many as a signature describes.
    case array([Value])
    /// `isInteger`: has an `Int64` value; `isIntegral`: is written without point and exponent.
    case number(isInteger: Bool, isIntegral: Bool, text: String)
    case string(String)
  }

  mutating func note(_ string: JSONScanner.StringToken) {
    if string.end - string.begin > longest.end - longest.begin { longest = string }
  }
}

extension JSONScanner {
  /// Scans the next value in one pass, up to its end or to the member that selects a variant.
  mutating func scan(for signatures: JSONSignatures) throws(JSONError) -> JSONScan {
    switch byte {
    case UInt8(ascii: "{"):
      var scan = JSONScan(value: .object, scores: signatures.scores)
      try scanMembers(signatures.members, &scan)
      return scan
    case UInt8(ascii: "["):
      let size = signatures.tupleSize
      return JSONScan(value: .array(try scanElements(size.width, depth: size.depth)))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return JSONScan(value: .boolean)
    case UInt8(ascii: "n"): return JSONScan(value: .null)
    default: return JSONScan(value: try scanScalarElement())
    }
  }

  /// Scans the first elements of the next array, up to a number of them, and those of arrays in it
  /// up to a depth.
  private mutating func scanElements(
    _ count: Int,
    depth: Int
  ) throws(JSONError) -> [JSONScan.Value] {
    guard count > 0, depth > 0 else { return [] }
    var elements: [JSONScan.Value] = []
    position += 1
    while elements.count < count, try scanElement(isFirst: elements.isEmpty) {
      elements.append(try scanElement(count, depth: depth - 1))
    }
    return elements
  }

  /// Scans the next value, and skips the contents of an object and the other elements of an array.
  private mutating func scanElement(
    _ count: Int,
    depth: Int
  ) throws(JSONError) -> JSONScan.Value {
    let value: JSONScan.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object
    case UInt8(ascii: "["):
      var inner = self
      value = .array(try inner.scanElements(count, depth: depth))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): value = .boolean
    case UInt8(ascii: "n"): value = .null
    default: return try scanScalarElement()
    }
    try skipValue(depth: 0)
    return value
  }

  /// Scans the next string or number.
  private mutating func scanScalarElement() throws(JSONError) -> JSONScan.Value {
    if byte == UInt8(ascii: "\"") {
      let token = try scanString()
      return .string(text(of: token))
    }
    let token = try scanNumber(expecting: "a value")
    let isInteger = JSONNumber(token, in: self).int64 != nil
    return .number(isInteger: isInteger, isIntegral: token.isIntegral, text: text(of: token))
  }

  /// Applies the rules for the members of the next object; throws if a key that selects
  /// variants is repeated.
  private mutating func scanMembers(
    _ rules: JSONMemberRules,
    _ scan: inout JSONScan
  ) throws(JSONError) {
    // Both arrays are copied at the first member that changes them.
    var seen = rules.unseen
    var isFirst = true
    position += 1
    while let key = try scanKey(isFirst: isFirst) {
      isFirst = false
      scan.memberCount += 1
      guard let member = withBytes(of: key, { rules.keys.number(of: $0, count: $1) }) else {
        try skipValue(&scan)
        continue
      }
      if rules.members[member].isSelecting {
        guard !seen[member] else { throw failure(.repeatedKey(text(of: key))) }
        let variant = try scanValue(of: member, rules, &scan)
        if let variant { return scan.selected = (variant, key) }
      } else {
        if !seen[member] { rules.apply(to: .container, of: member, &scan.scores) }
        try skipValue(&scan)
      }
      seen[member] = true
    }
  }

  /// Skips a value, and notes its token if it is a string.
  private mutating func skipValue(_ scan: inout JSONScan) throws(JSONError) {
    if byte == UInt8(ascii: "\"") { scan.note(try scanString()) } else { try skipValue(depth: 0) }
  }

  /// Applies the rules for a member to its value; returns the variant that the value selects.
  private mutating func scanValue(
    of member: Int,
    _ rules: JSONMemberRules,
    _ scan: inout JSONScan
  ) throws(JSONError) -> Int? {
    switch byte {
    case UInt8(ascii: "n"):
      rules.apply(to: .null, of: member, &scan.scores)
      try skipValue(depth: 0)
      return nil
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      rules.apply(to: .container, of: member, &scan.scores)
      rules.begin(byte == UInt8(ascii: "{") ? .object : .array, of: member, &scan.scores)
      if byte == UInt8(ascii: "{"), let inner = rules.members[member].inner {
        // Only the members of the value itself are counted.
        let count = scan.memberCount
        try scanMembers(inner, &scan)
        scan.memberCount = count
      } else {
        try skipValue(depth: 0)
      }
      return nil
    default:
      let isString = byte == UInt8(ascii: "\"")
      let (text, owner) = try scanScalar()
      defer { withExtendedLifetime(owner) {} }
      if let variant = rules.members[member].names?.variant(of: text, isString: isString) {
        return variant
      }
      rules.apply(to: .text(text, isString: isString), of: member, &scan.scores)
      rules.begin(nil, of: member, &scan.scores)
      return nil
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
