extension JSONReader {
  /// Reads one of several types: `read` is given the position of a signature that fits the value
  /// ahead, or nil to keep the value as JSON.
  ///
  /// - The kind of the value decides first: `integer` is better than `number` for text without a
  ///   point, and both take a number; `any` takes what no other signature does.
  /// - A string signature that lists the value is better than one that lists nothing. An unlisted
  ///   value still fits a list that is the only string signature: enumerations are open.
  /// - An object signature fits when its required keys are all there and no constant has another
  ///   value; the one that knows most of the members that are there is best, where a member with a
  ///   value that isn't listed counts as not known. Of equals the first is best.
  /// - What fits is tried from the best on, and the first that reads is the one. When none does,
  ///   the value is kept as JSON: nothing says which of them was meant. Behind one that shares
  ///   members with the object, one that knows others alone isn't tried: it would lose them.
  /// - Where every variant lists values of the member `key`, it alone decides when it is there.
  ///
  /// What is wrong with a variant that a member names is never kept as JSON: it is the error,
  /// however deep it lies, unless another variant reads. It is wrong as well that a key by which
  /// variants are told comes twice.
  @inlinable
  public mutating func readVariant<Choice>(
    of signatures: JSONSignatures,
    toldBy key: StaticString? = nil,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Choice
  ) throws(JSONError) -> Choice {
    if let key, let told = try variant(of: signatures, toldBy: key) {
      return try readNamed(told, read)
    }
    var selection = try JSONSelection(of: signatures, areMessages: false, in: &self)
    if let told = selection.told { return try readNamed(told, read) }
    while let variant = try selection.next(in: &self) {
      do {
        let choice = try read(&self, variant)
        selection.end(in: &self)
        return choice
      } catch {
        try selection.abandon(variant, after: error, in: &self)
      }
    }
    return try read(&self, selection.variant(in: &self))
  }

  /// Reads one of the messages of a channel, as `readVariant` reads a type.
  ///
  /// A message that fits none of the signatures is kept as JSON: it is one that nobody knew yet. So
  /// is an object that shares no member with what is known. When one fits and none reads, it is the
  /// best that is meant, and what is wrong with it is the error; a message that may hold anything
  /// isn't taken in its place.
  ///
  /// A key by which messages are told stands once: of two that say what the message is nobody knows
  /// which is meant, so that the second is the error. Of any other repeated key the last is read.
  @inlinable
  public mutating func readMessage<Event>(
    of signatures: JSONSignatures,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Event
  ) throws(JSONError) -> Event {
    if let expected = beginExpected(of: signatures) {
      // What is wrong with it is told when it is read in earnest.
      let event = try? read(&self, expected.variant)
      if end(expected, isRead: event != nil), let event { return event }
    }
    var selection = try JSONSelection(of: signatures, areMessages: true, in: &self)
    if let told = selection.told { return try readNamed(told, read) }
    while let variant = try selection.next(in: &self) {
      do {
        let event = try read(&self, variant)
        selection.end(in: &self)
        return event
      } catch {
        try selection.abandon(variant, after: error, in: &self)
      }
    }
    return try read(&self, selection.message)
  }

  /// The signature that the member `key` names; nil when there is no such member.
  @usableFromInline
  mutating func variant(
    of signatures: JSONSignatures,
    toldBy key: StaticString
  ) throws(JSONError) -> Int?? {
    guard let value = try peekMember(key) else { return nil }
    let named = signatures.named(value, by: key)
    if named == nil { try requireNoAlternative() }
    return .some(named)
  }

  /// Reads a variant that a member names, and that is therefore no try.
  @inlinable
  public mutating func readNamed<T: JSONDecodable>() throws(JSONError) -> T {
    let told = beginTold()
    do {
      let value = try T(from: &self)
      try end(told)
      return value
    } catch {
      isNamed = true
      throw error
    }
  }

  @inlinable
  mutating func readNamed<Choice>(
    _ variant: Int?,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Choice
  ) throws(JSONError) -> Choice {
    let told = beginTold()
    do {
      let choice = try read(&self, variant)
      try end(told)
      return choice
    } catch {
      isNamed = true
      throw error
    }
  }

  /// Reads the variant that a choice assumes where no member names one; what isn't such a value is
  /// kept as JSON.
  public mutating func readAssumed<T: JSONDecodable, Choice>(
    _ variant: (T) -> Choice,
    or unknown: (JSONValue) -> Choice
  ) throws(JSONError) -> Choice {
    let told = beginTold()
    let choice = try readVariant(of: .any) { json, position throws(JSONError) in
      position == nil ? unknown(try json.read()) : variant(try json.read())
    }
    try end(told)
    return choice
  }

  /// The value ahead, which is none of a choice's variants.
  public mutating func readUndescribed() throws(JSONError) -> JSONValue {
    try requireNoAlternative()
    let told = beginTold()
    let value: JSONValue = try read()
    try end(told)
    return value
  }

  /// A choice that is itself tried as a variant leaves to the others what it doesn't know.
  func requireNoAlternative() throws(JSONError) {
    guard trial != scanner.position else {
      throw scanner.mismatch(expected: "one of the variants")
    }
  }
}

extension JSONSignatures {
  /// One that takes any value.
  fileprivate static let any: JSONSignatures = [.any]
}
