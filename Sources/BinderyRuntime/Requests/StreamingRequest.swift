/// An operation that has a success whose body is a stream.
public protocol StreamingRequest: Request {
  /// What an answer means while its body is still to come; nil for one that isn't a stream, which
  /// is then read whole and has its outcome as any other.
  static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>?
}
