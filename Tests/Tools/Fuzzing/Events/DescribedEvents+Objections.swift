import BinderyRuntime

extension DescribedEvents {
  /// Returns the contradiction between the schemas and the decoding of a value.
  ///
  /// The decoder is more lenient than JSON Schema: lists of values may grow, null is an absent
  /// member, limits and most patterns aren't checked, and a member that names a message has
  /// precedence over all others. It is stricter where Swift's types are: numbers, formats and
  /// depth. Without exception these rules hold:
  /// - A value that one schema accepts is neither unknown nor, within those types, an error, unless
  ///   that schema requires nothing and describes less than half of the value.
  /// - A message has its required members and its constants. A value that has them for no message,
  ///   and matches the patterns of none, is unknown and no error.
  /// - A message that no member names matches its patterns, and shares members with the value. It
  ///   isn't chosen if an earlier matching one knows as many of its members, or any one knows more,
  ///   and has as many constants and required members.
  func objection(to reading: Reading, of value: JSONValue) -> String? {
    let fitting = messages.filter { $0.fits(value) && !$0.isWeak(for: value) }
    switch reading {
    case .unknown:
      return fitting.first.map { "is unknown, and \($0.name) by its schema" }
    case .known(let name):
      return messages.first { $0.name == name }.flatMap { objection(to: $0, of: value, fitting) }
    case .undecodable(let error):
      return objection(to: error, of: value, fitting)
    }
  }

  private func objection(
    to message: DescribedMessage,
    of value: JSONValue,
    _ fitting: [DescribedMessage]
  ) -> String? {
    let name = message.name
    if let key = message.contradiction(by: value) { return "is \(name), whose \(key) is another" }
    if let key = message.gap(in: value) { return "is \(name), and has no \(key)" }
    if message.isSilent(of: value) { return "is \(name), and shares nothing with it" }
    // A message that a member names needs nothing else.
    let others = fitting.filter { !message.isNamed(by: value, and: $0) && $0.name != name }
    if let key = message.mismatchedPattern(in: value),
      !others.isEmpty || !message.isNamed(by: value, and: nil)
    {
      return "is \(name), whose \(key) is written in another way"
    }
    let better =
      value.isOrdinary ? others.first { isBetter($0, than: message, for: value) } : nil
    return (better ?? expected(insteadOf: message, by: value))
      .map { "is \(name), and \($0.name) knows more of it" }
  }

  /// Returns the message that knows some members of a value where the other accepts any.
  private func expected(
    insteadOf message: DescribedMessage,
    by value: JSONValue
  ) -> DescribedMessage? {
    guard message.knownMembers(of: value).isEmpty else { return nil }
    return messages.first { other in
      let known = other.knownMembers(of: value)
      return !known.isSubset(of: other.unlistedMembers(of: value)) && !other.isRuledOut(by: value)
    }
  }

  private func objection(
    to error: JSONError,
    of value: JSONValue,
    _ fitting: [DescribedMessage]
  ) -> String? {
    if messages.allSatisfy({ $0.isRuledOut(by: value) }) {
      return "is none of the messages, and an error: \(error)"
    }
    guard error.reason.isOfKind else { return nil }
    let expected = fitting.first { fits in
      !messages.contains { $0.name != fits.name && $0.isNamed(by: value, and: fits) }
    }
    return expected.map { "is \($0.name) by its schema, and an error: \(error)" }
  }

  /// Whether one matching message is more specific than the other; of equal ones the first is.
  private func isBetter(
    _ one: DescribedMessage,
    than other: DescribedMessage,
    for value: JSONValue
  ) -> Bool {
    // Schemas don't describe the encoding of bytes in a string.
    if one.outline.holdsContent { return false }
    // A number with a point or an exponent may be any number, including `7.0`.
    if one.outline.isOfIntegers, value.number?.text.contains(where: ".eE".contains) == true {
      return false
    }
    guard one.constantCount(in: value) >= other.constantCount(in: value),
      !one.outline.required.isEmpty || other.outline.required.isEmpty
    else { return false }
    let known = (one.knownMembers(of: value), other.knownMembers(of: value))
    let unlisted = other.unlistedMembers(of: value).intersection(known.0)
    let count = known.0.count + one.patternCount(in: value)
    let otherCount = known.1.count - unlisted.count + other.patternCount(in: value)
    guard count == otherCount else { return count > otherCount }
    return messages.first { $0.name == one.name || $0.name == other.name }?.name == one.name
  }
}

extension JSONError.Reason {
  /// Whether the value is of another type than its schema requires, not merely beyond the range of
  /// the Swift type.
  fileprivate var isOfKind: Bool {
    switch self {
    case .mismatch, .missingKey, .missingElement: true
    case .embedded(let error): error.reason.isOfKind
    case .syntax, .invalidUTF8, .tooDeep, .trailingBytes, .outOfRange, .invalidFormat,
      .nonFiniteNumber, .repeatedKey, .xml:
      false
    }
  }
}
