import BinderyRuntime

/// What goes wrong with requests, on demand.
///
///     sandbox.add(SandboxFault("/v2/subscribe/*", times: 2, .status(503)))
///     sandbox.add(SandboxFault("/publish/*", isPerformed: true, .drop))
public struct SandboxFault: Hashable, Sendable {
  /// A method other than this has no fault; nil means any.
  public var method: HTTPMethod?
  /// The path with its escapes, `*` standing for any characters; with the query behind it where the
  /// pattern has a question mark.
  public var path: String
  /// How many requests pass before the fault begins.
  public var skip: Int
  /// How many requests have the fault.
  public var times: Int
  /// Whether the request takes effect, so that only its answer is lost.
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

  /// What the client sees.
  public enum Effect: Hashable, Sendable {
    /// Another answer.
    case answer(HTTPResponse)
    /// The connection closes without an answer.
    case drop
    /// The connection is reset without an answer.
    case reset
    /// Nothing comes, and the connection stays open.
    case stall
    /// Half of the answer comes, and the connection closes.
    case half
    /// Half of the answer comes, and then nothing.
    case stallHalfway
    /// The answer comes in pieces of so many bytes with a pause before each.
    case slow(piece: Int, milliseconds: Int)
    /// Something that isn't HTTP.
    case garbage
    /// A page of HTML with the status 502.
    case html

    /// An answer of a status, with a body of JSON.
    public static func status(
      _ status: Int,
      retryAfter: Int? = nil,
      body: JSONValue = [:]
    ) -> Effect {
      var headers: HTTPHeaders = ["Content-Type": "application/json"]
      headers["Retry-After"] = retryAfter.map { "\($0)" }
      return .answer(
        HTTPResponse(status: status, headers: headers, body: Array(body.description.utf8))
      )
    }
  }
}
