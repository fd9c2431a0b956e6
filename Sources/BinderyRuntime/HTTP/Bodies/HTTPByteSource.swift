/// A source of the bytes of a stream.
public protocol HTTPByteSource: Sendable {
  /// Returns the bytes that arrived since the last call, at least one; nil at the end.
  ///
  /// Waits for bytes; throws `.cancelled` at once when the task is cancelled.
  func next() async throws(TransportError) -> [UInt8]?

  /// Ends the stream; a consumer that waits receives `.cancelled`.
  func cancel()
}
