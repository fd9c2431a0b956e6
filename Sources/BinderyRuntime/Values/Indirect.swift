/// Holds a value by reference with value semantics, so that a type may contain itself:
/// `@Indirect public var sequel: Book?`.
@propertyWrapper
public struct Indirect<Value> {
  private var box: Box

  fileprivate indirect enum Box {
    case value(Value)
  }

  public init(wrappedValue: Value) {
    box = .value(wrappedValue)
  }

  public var wrappedValue: Value {
    get {
      switch box {
      case .value(let value): value
      }
    }
    set { box = .value(newValue) }
  }
}

extension Indirect: Sendable where Value: Sendable {}
extension Indirect.Box: Sendable where Value: Sendable {}

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
