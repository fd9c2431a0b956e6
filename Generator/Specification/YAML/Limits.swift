/// How much of a file is read before it counts as an attack or a mistake.
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

  public static let `default` = Limits()

  public init() {}
}
