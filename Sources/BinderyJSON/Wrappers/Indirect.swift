/// Stores a value by reference with value semantics, so that a type may contain itself or large
/// values: `@Indirect public var author: Person`.
@propertyWrapper
public struct Indirect<Value> {
  @usableFromInline var box: IndirectBox<Value>

  /// Creates a wrapper with the value on the heap.
  @inlinable
  public init(wrappedValue: Value) {
    box = IndirectBox(wrappedValue)
  }

  /// The value; a change does not affect copies.
  @inlinable public var wrappedValue: Value {
    get { box.value }
    // In place, so that appending to a list inside does not copy it.
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = IndirectBox(box.value) }
      yield &box.value
    }
  }
}

/// The heap storage that copies share until one of them is changed.
@usableFromInline
final class IndirectBox<Value> {
  // Safe because a box is private to its wrappers, which write only while it is uniquely
  // referenced.
  @usableFromInline nonisolated(unsafe) var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}

extension IndirectBox: Sendable where Value: Sendable {}

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

// Shown as the value: the reference is an implementation detail.

extension Indirect: CustomDebugStringConvertible {
  /// The debug description of the value.
  public var debugDescription: String { String(reflecting: wrappedValue) }
}

extension Indirect: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
