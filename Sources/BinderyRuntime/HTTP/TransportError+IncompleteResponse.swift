extension TransportError {
  /// The received part of a response that ended early.
  public struct IncompleteResponse: HTTPResponseProtocol, Hashable {
    public var status: Int
    public var headers: HTTPHeaders
    /// The number of received bytes of the body, before content decoding.
    public var received: Int
    /// The number of bytes that the service declared; nil if it declared none.
    public var expected: Int?

    /// Creates an incomplete response, for tests and transports.
    public init(status: Int, headers: HTTPHeaders = [:], received: Int, expected: Int? = nil) {
      self.status = status
      self.headers = headers
      self.received = received
      self.expected = expected
    }
  }
}
