/// Holds a value by reference with value semantics, so that a type may contain itself or something
/// large: `@Indirect public var author: Person`.
@propertyWrapper
public struct Indirect<Value> {
  @usableFromInline var box: IndirectBox<Value>

  /// Moves it out of the value that it is a member of.
  @inlinable
  public init(wrappedValue: Value) {
    box = IndirectBox(wrappedValue)
  }

  /// The value; what changes it leaves its copies as they are.
  @inlinable public var wrappedValue: Value {
    get { box.value }
    // In place, so that to append to a list inside doesn't copy the list.
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = IndirectBox(box.value) }
      yield &box.value
    }
  }
}

/// What a copy shares until one of the two is changed.
@usableFromInline
final class IndirectBox<Value> {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}

// A box is private to its wrappers, and they write to it only while no other refers to it.
extension IndirectBox: @unchecked Sendable where Value: Sendable {}

extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension Indirect: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Indirect: JSONDecodable where Value: JSONDecodable {
  public static var acceptsNull: Bool { Value.acceptsNull }

  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self.init(wrappedValue: try json.read())
  }
}

extension Indirect: JSONEncodable where Value: JSONEncodable {
  @inlinable
  public func encode(into json: inout JSONWriter) {
    wrappedValue.encode(into: &json)
  }
}

// Shown as the value alone: that it is held by reference is nobody's concern who prints a model.

extension Indirect: CustomDebugStringConvertible {
  /// What the value says of itself.
  public var debugDescription: String { String(reflecting: wrappedValue) }
}

extension Indirect: CustomReflectable {
  /// The value's own parts.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
