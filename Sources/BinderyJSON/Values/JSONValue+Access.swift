extension JSONValue {
  /// Whether the value is `null`; an absent member has no value.
  public var isNull: Bool { self == .null }

  /// The boolean; nil for another type.
  public var bool: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The number; nil for another type, also for a text that contains a number.
  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The value of an integral number that fits into `Int`; nil otherwise.
  public var int: Int? { number?.integer() }

  /// The nearest value of a number; nil for another type.
  public var double: Double? { number?.double }

  /// The string; nil for another type.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The array; nil for another type.
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The object; nil for another type.
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The member of an object; nil when there is none, or for another type.
  public subscript(key: String) -> JSONValue? {
    object?[key]
  }

  /// The element of an array; nil when there is none, or for another type.
  public subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// The value at a path; nil when there is none.
  package func value(at path: JSONPath) -> JSONValue? {
    path.steps.reduce(self as JSONValue?) { value, step in
      switch step {
      case .key(let key): value?[key]
      case .index(let index): value?[index]
      }
    }
  }
}
