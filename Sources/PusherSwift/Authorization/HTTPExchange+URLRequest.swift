import BinderyRuntime

extension HTTPExchange {
  /// Creates an exchange from an app's request; throws if the app gave none.
  init(_ request: URLRequest?) throws(AuthEndpointFailure) {
    guard let request, let url = request.url else { throw .init(reason: .noRequest) }
    guard request.httpBodyStream == nil else {
      throw .init(
        reason: .cannotBeSent("the body of the app's request is a stream, which isn't sent")
      )
    }
    let fields = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    self.init(
      url: url.absoluteString,
      method: HTTPMethod(rawValue: request.httpMethod ?? "GET"),
      headers: HTTPHeaders(fields.map { HTTPHeaders.Field($0.key, $0.value) }),
      body: request.httpBody.map { .bytes(Array($0)) } ?? .empty,
      timeout: min(
        max(Duration(clamping: request.timeoutInterval), .seconds(1)),
        Self.longestTimeout
      )
    )
    // The content type that URLSession adds to a body without one.
    if body != .empty, headers["Content-Type"] == nil {
      headers["Content-Type"] = "application/x-www-form-urlencoded"
    }
  }

  /// One day.
  private static let longestTimeout = Duration.seconds(86_400)
}
