extension JSONReader {
  /// Reads a union; `read` receives the index of a signature that matches the next value, or nil to
  /// keep the value as JSON.
  ///
  /// - The type of the value decides first: `integer` is better than `number` for text without a
  ///   point, and both match a number; `any` matches what no other signature does.
  /// - A string signature that lists the value is better than one that lists nothing. An unlisted
  ///   value still matches a list that is the only string signature: enumerations are open. So is
  ///   one whose pattern the string matches.
  /// - An object signature matches when its required keys are all present and no constant has
  ///   another value. The best one knows most of the members; a member with an unlisted value does
  ///   not count. Of equal ones the first is the best.
  /// - Matching variants are tried in order, the best first, and the first that decodes is used. If
  ///   none decodes, the value is kept as JSON, since the intended variant is unknown. Once a
  ///   variant that shares members with the object was tried, variants that share none are not
  ///   tried: they would lose these members.
  /// - Where every variant lists values of the member `discriminator`, that member alone decides if
  ///   present.
  ///
  /// An error of a variant that a member selects is always thrown, at any depth, unless another
  /// variant decodes. A repeated key that selects variants is an error as well.
  @inlinable
  public mutating func readVariant<Union>(
    of signatures: JSONSignatures,
    discriminator key: StaticString? = nil,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Union
  ) throws(JSONError) -> Union {
    if let key, let value = try peekMember(key) {
      return try readSelectedVariant(try variant(of: signatures, listing: value, for: key), read)
    }
    return try readVariant(of: signatures, areMessages: false, read)
  }

  /// Reads one of the messages of a channel, as `readVariant` reads a type.
  ///
  /// Constants decide first, then required members, then the number of known members, and what the
  /// members contain last. A message that matches none of the signatures, and an object that shares
  /// no member with them, is unknown and kept as JSON; so is one of which a signature without
  /// constants and required members knows less than half, and one with a value that none of several
  /// disjoint lists has. If signatures match and no message decodes, the error of the best match is
  /// thrown; a message type that accepts any value isn't used instead.
  ///
  /// A repeated key that selects messages is an error, because the intended message is unknown. Of
  /// any other repeated key the last value is used.
  @inlinable
  public mutating func readMessage<Event>(
    of signatures: JSONSignatures,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Event
  ) throws(JSONError) -> Event {
    try readVariant(of: signatures, areMessages: true, read)
  }

  @inlinable
  mutating func readVariant<Union>(
    of signatures: JSONSignatures,
    areMessages: Bool,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Union
  ) throws(JSONError) -> Union {
    var selection = try JSONSelection(of: signatures, areMessages: areMessages, in: &self)
    if let selected = selection.selected { return try readSelectedVariant(selected, read) }
    while let variant = selection.next(in: &self) {
      do {
        let union = try read(&self, variant)
        selection.end(in: &self)
        return union
      } catch {
        try selection.abandon(variant, after: error, in: &self)
      }
    }
    return try read(&self, selection.variant(in: &self))
  }

  /// Returns the signature that lists a member's value; nil for an unknown value.
  @usableFromInline
  func variant(
    of signatures: JSONSignatures,
    listing value: JSONScalar,
    for key: StaticString
  ) throws(JSONError) -> Int? {
    let variant = signatures.variant(listing: value, for: key)
    if variant == nil { try requireNoAlternative() }
    return variant
  }

  /// Reads the variant that a member selects; no other variant is tried.
  @inlinable
  public mutating func readSelectedVariant<T: JSONDecodable>() throws(JSONError) -> T {
    try readSelectedVariant(nil) { json, _ throws(JSONError) in try T(from: &json) }
  }

  @inlinable
  mutating func readSelectedVariant<Union>(
    _ variant: Int?,
    _ read: (inout JSONReader, Int?) throws(JSONError) -> Union
  ) throws(JSONError) -> Union {
    let selected = beginSelected()
    do {
      let union = try read(&self, variant)
      try end(selected)
      return union
    } catch {
      isSelectedVariantError = true
      throw error
    }
  }

  /// Reads the variant that a union uses if no member selects one; a value of another type is kept
  /// as JSON.
  public mutating func readDefaultVariant<T: JSONDecodable, Union>(
    _ variant: (T) -> Union,
    or unknown: (JSONValue) -> Union
  ) throws(JSONError) -> Union {
    let selected = beginSelected()
    let union = try readVariant(of: .any) { json, position throws(JSONError) in
      position == nil ? unknown(try json.read()) : variant(try json.read())
    }
    try end(selected)
    return union
  }

  /// Reads a value that is none of a union's variants.
  public mutating func readUnknownVariant() throws(JSONError) -> JSONValue {
    try requireNoAlternative()
    let selected = beginSelected()
    let value: JSONValue = try read()
    try end(selected)
    return value
  }

  /// Throws for an unknown value of a union that is itself an attempt, so that others are tried.
  func requireNoAlternative() throws(JSONError) {
    guard attemptStart != scanner.position else {
      throw scanner.mismatch(expected: "one of the variants")
    }
  }
}

extension JSONSignatures {
  /// A signature that matches any value.
  fileprivate static let any: JSONSignatures = [.any]
}
