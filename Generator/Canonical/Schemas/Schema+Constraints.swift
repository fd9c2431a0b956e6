extension Schema {
  /// The keywords that constrain values and don't determine their type.
  public struct Constraints {
    public package(set) var lowerBound: Bound?
    public package(set) var upperBound: Bound?
    public package(set) var multipleOf: JSONValue?
    public package(set) var minLength: JSONValue?
    public package(set) var maxLength: JSONValue?
    public package(set) var pattern: String?
    public package(set) var minItems: JSONValue?
    public package(set) var maxItems: JSONValue?
    public package(set) var hasUniqueItems = false
    public package(set) var minProperties: JSONValue?
    public package(set) var maxProperties: JSONValue?

    package init() {}
  }

  /// A bound of a number.
  public struct Bound {
    public let value: JSONValue
    public let isExclusive: Bool

    package init(value: JSONValue, isExclusive: Bool) {
      self.value = value
      self.isExclusive = isExclusive
    }
  }
}
