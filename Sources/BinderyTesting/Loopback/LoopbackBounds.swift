/// What a server takes and keeps at most, so that one that runs for long doesn't grow.
public struct LoopbackBounds: Sendable {
  /// How many requests it remembers, the newest ones.
  public var requests: Int
  /// How many bytes a line of a request's head may have, the first one too.
  public var lineBytes: Int
  /// How many lines a request's head may have.
  public var lines: Int
  /// How many bytes a request's body may have.
  public var bodyBytes: Int

  /// All four are said by who serves more than tests.
  public init(requests: Int, lineBytes: Int, lines: Int, bodyBytes: Int) {
    self.requests = requests
    self.lineBytes = lineBytes
    self.lines = lines
    self.bodyBytes = bodyBytes
  }

  /// For a test, which ends soon.
  public static let none = Self(requests: .max, lineBytes: .max, lines: .max, bodyBytes: .max)
}
