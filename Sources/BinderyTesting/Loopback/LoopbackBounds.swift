/// The limits of a server, which keep the memory of a long-running one bounded.
public struct LoopbackBounds: Sendable {
  /// The maximum number of recorded requests; the newest ones are kept.
  public var requests: Int
  /// The maximum number of bytes in a line of a request's head, including the request line.
  public var lineBytes: Int
  /// The maximum number of lines in a request's head.
  public var lines: Int
  /// The maximum number of bytes in a request's body.
  public var bodyBytes: Int

  /// Creates limits, for servers that run longer than a test.
  public init(requests: Int, lineBytes: Int, lines: Int, bodyBytes: Int) {
    self.requests = requests
    self.lineBytes = lineBytes
    self.lines = lines
    self.bodyBytes = bodyBytes
  }

  /// No limits, for a short test.
  public static let none = Self(requests: .max, lineBytes: .max, lines: .max, bodyBytes: .max)
}
