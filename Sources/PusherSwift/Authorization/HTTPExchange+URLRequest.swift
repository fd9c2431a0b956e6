import BinderyRuntime

extension HTTPExchange {
  /// A request that an app made, if it did.
  init(_ request: URLRequest?) throws(AuthEndpoint.Failure) {
    guard let request, let url = request.url else { throw .init(reason: .noRequest) }
    guard request.httpBodyStream == nil else {
      throw .init(
        reason: .unsendable("the body of the app's request is a stream, which isn't sent")
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
    // What URLSession adds to a body of which nothing is said.
    if body != .empty, headers["Content-Type"] == nil {
      headers["Content-Type"] = "application/x-www-form-urlencoded"
    }
  }

  /// A day.
  private static let longestTimeout = Duration.seconds(86_400)
}
