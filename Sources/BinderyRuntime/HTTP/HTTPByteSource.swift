/// Where the bytes of a stream come from.
public protocol HTTPByteSource: Sendable {
  /// The bytes that came since the last time, at least one; nil at the end, and ever after.
  ///
  /// Waits until there are some, or ends with `.cancelled` at once when its task is cancelled.
  func next() async throws(TransportError) -> [UInt8]?

  /// Nobody wants the rest; whoever waits for it gets `.cancelled`.
  func cancel()
}
