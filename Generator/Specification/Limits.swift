/// How much a document may ask for before it counts as an attack or a mistake.
///
/// Every limit stands here. A document that describes a service is far below each; what lies
/// beyond one is reported.
public struct Limits: Sendable {
  /// Bytes in a file; the arena counts with 32 bits, so a gigabyte is the most in any case.
  public var fileSize = 256 << 20
  /// Bytes in one scalar.
  public var scalarSize = 32 << 20
  /// Collections inside each other, aliases followed.
  public var depth = 512
  /// Nodes that aliases and merge keys stand for, beyond those that are written.
  public var sharedNodes = 1_000_000
  /// Tokens in flow collections, each counted once for every flow collection around it.
  public var flowWork = 200_000_000
  /// Lines that begin with `%`.
  public var directives = 10_000

  /// Schemas that build on one another by `allOf` and `$ref`, in one line.
  public var bases = 64
  /// Schemas and members that are taken over by `allOf` and `$ref`, counted wherever they are.
  public var inheritance = 200_000
  /// As many more for each node that is written.
  public var inheritancePerNode = 2
  /// Schemas without a name inside of each other, references followed.
  public var nesting = 64
  /// Members of one object, values of one enumeration, or variants of one choice.
  public var parts = 10_000
  /// Variants of choices that stand inside of other choices, or beside members.
  public var combinations = 1_000
  /// Schemas that are listed as subtypes of others, in all; and as many more as nodes are written.
  public var subtypes = 1_000
  /// Choices beside members that stand inside of each other.
  public var spreads = 16
  /// Schemas with a name, and again as many types for schemas without one.
  public var models = 100_000
  /// Members, values and variants of all types together.
  public var allParts = 500_000

  public static let `default` = Limits()

  public init() {}
}
