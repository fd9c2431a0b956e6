/// The limits of a document, against attacks and mistakes.
///
/// Descriptions of real services are far below each limit. A document that exceeds one is reported.
public struct Limits: Sendable {
  /// Bytes in a file; the arena's 32-bit indexes restrict it to a gigabyte in any case.
  public var fileSize = 256 << 20
  /// Bytes in one scalar.
  public var scalarSize = 32 << 20
  /// Nested collections, including those of aliases.
  public var depth = 512
  /// Nodes that aliases and merge keys expand to, in addition to the written ones.
  public var sharedNodes = 1_000_000
  /// Tokens in flow collections, each multiplied by the number of enclosing flow collections.
  public var flowWork = 200_000_000
  /// Lines that begin with `%`.
  public var directives = 10_000
  /// Nodes that a JSONPath query visits.
  public var visitedNodes = 10_000_000
  /// Nodes that an overlay adds or moves.
  public var overlaidNodes = 20_000_000

  public static let `default` = Limits()

  public init() {}
}
