/// An operation with a successful response whose body is a stream.
public protocol StreamingRequest: Request {
  /// Decodes a response whose body is still arriving; nil for one that isn't a stream and is read
  /// completely.
  static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>?
}
