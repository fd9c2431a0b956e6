extension Shaper {
  /// The limits of a document, which protect against attacks and mistakes.
  ///
  /// Descriptions of real services are far below each limit. A document that exceeds one is
  /// reported.
  public struct Limits: Sendable {
    /// Schemas in a chain of base schemas by `allOf` and `$ref`.
    public var bases = 64
    /// Schemas and members that are inherited by `allOf` and `$ref`, in the whole document.
    public var inheritance = 200_000
    /// The addition to `inheritance` for each written node.
    public var inheritancePerNode = 2
    /// Nested schemas without a name, including referenced ones.
    public var nesting = 64
    /// Members of one object, values of one enumeration, or variants of one union.
    public var parts = 10_000
    /// Variants of unions that are nested in other unions, or combined with members.
    public var combinations = 1_000
    /// Schemas that are listed as subtypes, in addition to the number of written nodes.
    public var subtypes = 1_000
    /// Nested unions that are combined with members.
    public var spreads = 16
    /// Named schemas, and the same number of types for schemas without a name.
    public var models = 100_000
    /// Members, values and variants of all types together.
    public var allParts = 500_000

    public static let `default` = Limits()

    public init() {}
  }
}
