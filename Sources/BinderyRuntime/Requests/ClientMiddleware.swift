/// A middleware of a client, which changes, observes, answers or repeats its requests.
///
/// A client passes each request through its middlewares in order; the `next` of the last one is the
/// transport. A middleware receives the request as the transport performs it, with the absolute URL
/// and the headers, including those of the credentials.
///
/// ```swift
/// struct TimingMiddleware: ClientMiddleware {
///   func intercept<Response: InterceptedResponse>(
///     _ request: HTTPExchange,
///     operation: any Request.Type,
///     next: @Sendable (HTTPExchange) async throws -> Response
///   ) async throws -> Response {
///     let begin = ContinuousClock.now
///     let response = try await next(request)
///     print(operation, response.status, ContinuousClock.now - begin)
///     return response
///   }
/// }
///
/// let client = Bookshop(middlewares: [TimingMiddleware()])
/// ```
///
/// Requests for access tokens and the opening handshakes of WebSockets have no middlewares.
public protocol ClientMiddleware: Sendable {
  /// Performs a request by calling `next`: not at all, once, or several times.
  ///
  /// After a 401, the request passes the middlewares again with a new access token. The body of a
  /// request is a value, so that `next` can send it again.
  ///
  /// - Parameters:
  ///   - request: The request with its absolute URL, all headers and the credentials.
  ///   - operation: The type of the operation's request, such as `FindBook.self`.
  ///   - next: Performs a request by the following middlewares and the transport, each time with
  ///     the whole timeout. It throws a `TransportError`, or what a following middleware throws.
  ///     The connection of a streamed response is closed when the response is released, so release
  ///     one before you call `next` again.
  /// - Returns: The response: an `HTTPResponse`, or an `HTTPStreamedResponse` whose body is still
  ///   arriving. `Response(complete)` makes either from a complete response.
  /// - Throws: A `TransportError`, which is `RequestError.transport` to the caller; a
  ///   `CancellationError`, which is `RequestError.cancelled`; or any other error, which is
  ///   `RequestError.middleware`. Any error of a cancelled task is `RequestError.cancelled`.
  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response
}
