/// Holds a value that may be nil as `Indirect` does, where nil takes no memory beyond the
/// reference: `@IndirectOptional public var sequel: Book?`.
@propertyWrapper
public struct IndirectOptional<Wrapped> {
  @usableFromInline var box: IndirectBox<Wrapped?>?

  /// Nil, so that a property needs no value to begin with.
  @inlinable
  public init() {
    box = nil
  }

  /// Nil takes no memory of its own.
  @inlinable
  public init(wrappedValue: Wrapped?) {
    box = wrappedValue == nil ? nil : IndirectBox(wrappedValue)
  }

  /// The value; what changes it leaves its copies as they are.
  @inlinable public var wrappedValue: Wrapped? {
    get { box?.value ?? nil }
    set { self = Self(wrappedValue: newValue) }
    // In place, so that to append to a list inside doesn't copy the list.
    _modify {
      let own = isKnownUniquelyReferenced(&box) ? box : nil
      let place = own ?? IndirectBox(wrappedValue)
      box = place
      defer { if place.value == nil { box = nil } }
      yield &place.value
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
  /// What the value says of itself, as an optional does.
  public var debugDescription: String { String(reflecting: wrappedValue) }
}

extension IndirectOptional: CustomReflectable {
  /// The optional's own parts.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
