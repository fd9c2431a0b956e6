import BinderyRuntime

/// A fault of requests, on demand.
///
///     sandbox.add(SandboxFault("/v2/subscribe/*", times: 2, .status(503)))
///     sandbox.add(SandboxFault("/publish/*", isPerformed: true, .drop))
public struct SandboxFault: Hashable, Sendable {
  /// The method of the requests; nil means any.
  public var method: HTTPMethod?
  /// The pattern of the escaped path, in which `*` matches any characters; with the query if the
  /// pattern has a question mark.
  public var path: String
  /// The number of requests before the first fault.
  public var skip: Int
  /// The number of requests with the fault.
  public var times: Int
  /// Whether the request is performed, so that only its response is lost.
  public var isPerformed: Bool
  public var effect: Effect

  public init(
    _ path: String = "*",
    method: HTTPMethod? = nil,
    skip: Int = 0,
    times: Int = 1,
    isPerformed: Bool = false,
    _ effect: Effect
  ) {
    self.path = path
    self.method = method
    self.skip = skip
    self.times = times
    self.isPerformed = isPerformed
    self.effect = effect
  }

  /// The fault that the client observes.
  public enum Effect: Hashable, Sendable {
    /// A different response.
    case response(HTTPResponse)
    /// The connection closes without a response.
    case drop
    /// The connection is reset without a response.
    case reset
    /// No response, and the connection stays open.
    case stall
    /// Half of the response, then the connection closes.
    case half
    /// Half of the response, and the connection stays open.
    case stallHalfway
    /// The response in pieces of `piece` bytes, with a pause before each.
    case slow(piece: Int, milliseconds: Int)
    /// Bytes that aren't HTTP.
    case garbage
    /// An HTML page with the status 502.
    case html

    /// Creates a response with a status and a JSON body.
    public static func status(
      _ status: Int,
      retryAfter: Int? = nil,
      body: JSONValue = [:]
    ) -> Effect {
      var headers: HTTPHeaders = ["Content-Type": "application/json"]
      headers["Retry-After"] = retryAfter.map { "\($0)" }
      return .response(
        HTTPResponse(status: status, headers: headers, body: Array(body.description.utf8))
      )
    }
  }
}
