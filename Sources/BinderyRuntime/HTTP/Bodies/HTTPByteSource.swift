/// A source of the bytes of a stream.
public protocol HTTPByteSource: Sendable {
  /// Returns the bytes that arrived since the last call, at least one; nil at the end.
  ///
  /// Waits until bytes arrive; throws `.cancelled` at once when the task is cancelled.
  func next() async throws(TransportError) -> [UInt8]?

  /// Ends the stream; a waiting call of `next` throws `.cancelled`.
  func cancel()
}
