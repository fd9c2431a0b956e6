extension JSONValue {
  /// Whether it is there and says nothing; an absent member is no value at all.
  public var isNull: Bool { self == .null }

  /// Nil for anything but `true` and `false`.
  public var bool: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// Nil for a text that looks like a number, too.
  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The value of an integral number that fits.
  public var int: Int? { number?.integer() }

  /// The nearest value of a number.
  public var double: Double? { number?.double }

  /// Nil for anything but a text.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// Nil for anything but an array.
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// Nil for anything but an object.
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The member of an object; nil when there is none, or no object.
  public subscript(key: String) -> JSONValue? {
    object?[key]
  }

  /// The element of an array; nil when there is none, or no array.
  public subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}
