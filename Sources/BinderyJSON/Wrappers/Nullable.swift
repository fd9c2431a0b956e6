/// A value or an explicit `null`.
///
/// A member that may be absent, `null` or a value has the type `Nullable<T>?`; nil means absent.
public enum Nullable<Wrapped> {
  /// An explicit null.
  case null
  /// A value.
  case value(Wrapped)

  /// Creates a value, or `null` from nil.
  public init(_ value: Wrapped?) {
    self = value.map { .value($0) } ?? .null
  }

  /// The value; nil for `null`.
  public var value: Wrapped? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension Nullable: Sendable where Wrapped: Sendable {}
extension Nullable: Equatable where Wrapped: Equatable {}
extension Nullable: Hashable where Wrapped: Hashable {}

extension Nullable: JSONDecodable where Wrapped: JSONDecodable {
  public static var acceptsNull: Bool { true }

  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self.init(try json.read(Wrapped?.self))
  }
}

extension Nullable: JSONEncodable where Wrapped: JSONEncodable {
  @inlinable
  public func encode(into json: inout JSONWriter) {
    value.encode(into: &json)
  }
}

extension Nullable: ExpressibleByUnicodeScalarLiteral
where Wrapped: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self = .value(Wrapped(unicodeScalarLiteral: value))
  }
}

extension Nullable: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = .value(Wrapped(extendedGraphemeClusterLiteral: value))
  }
}

extension Nullable: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  public init(stringLiteral value: Wrapped.StringLiteralType) {
    self = .value(Wrapped(stringLiteral: value))
  }
}

extension Nullable: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Wrapped.IntegerLiteralType) {
    self = .value(Wrapped(integerLiteral: value))
  }
}

extension Nullable: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Wrapped.FloatLiteralType) {
    self = .value(Wrapped(floatLiteral: value))
  }
}

extension Nullable: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
    self = .value(Wrapped(booleanLiteral: value))
  }
}
