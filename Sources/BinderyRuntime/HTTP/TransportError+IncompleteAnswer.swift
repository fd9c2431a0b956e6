extension TransportError {
  /// What there was of an answer that ended before its end.
  public struct IncompleteAnswer: HTTPAnswer, Hashable {
    public var status: Int
    public var headers: HTTPHeaders
    /// Bytes of the body, counted as they came, before they were decoded.
    public var received: Int
    /// Bytes that the service said there would be; nil where it didn't say.
    public var expected: Int?

    /// An answer as a test or a transport makes it.
    public init(status: Int, headers: HTTPHeaders = [:], received: Int, expected: Int? = nil) {
      self.status = status
      self.headers = headers
      self.received = received
      self.expected = expected
    }
  }
}
