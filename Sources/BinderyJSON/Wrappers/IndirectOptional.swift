/// Stores an optional value as `Indirect` does; nil needs only the space of the reference:
/// `@IndirectOptional public var sequel: Book?`.
@propertyWrapper
public struct IndirectOptional<Wrapped> {
  @usableFromInline var box: IndirectBox<Wrapped?>?

  /// Creates a wrapper of nil, so that a property needs no initial value.
  @inlinable
  public init() {
    box = nil
  }

  /// Creates a wrapper; nil allocates no memory.
  @inlinable
  public init(wrappedValue: Wrapped?) {
    box = wrappedValue == nil ? nil : IndirectBox(wrappedValue)
  }

  /// The value; a change does not affect copies.
  @inlinable public var wrappedValue: Wrapped? {
    get { box?.value ?? nil }
    set { self = Self(wrappedValue: newValue) }
    // In place, so that appending to a list inside does not copy it.
    _modify {
      let own = isKnownUniquelyReferenced(&box) ? box : nil
      let target = own ?? IndirectBox(wrappedValue)
      box = target
      defer { if target.value == nil { box = nil } }
      yield &target.value
    }
  }
}

extension IndirectOptional: Sendable where Wrapped: Sendable {}

extension IndirectOptional: Equatable where Wrapped: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension IndirectOptional: Hashable where Wrapped: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension IndirectOptional: JSONDecodable where Wrapped: JSONDecodable {
  public static var acceptsNull: Bool { true }

  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self.init(wrappedValue: try json.read())
  }
}

extension IndirectOptional: JSONEncodable where Wrapped: JSONEncodable {
  @inlinable
  public func encode(into json: inout JSONWriter) {
    wrappedValue.encode(into: &json)
  }
}

extension IndirectOptional: CustomDebugStringConvertible {
  /// The debug description of the optional value.
  public var debugDescription: String { String(reflecting: wrappedValue) }
}

extension IndirectOptional: CustomReflectable {
  /// The mirror of the optional value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
