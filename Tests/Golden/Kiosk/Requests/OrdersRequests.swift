// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `order`.
///
/// `POST /orders`
public struct OrderRequest: Request {
  /// The body of the request.
  public var body: Order

  public init(body: Order) {
    self.body = body
  }

  public typealias Reply = Order

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/orders")
    request.accept("application/json")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 201: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `cancel`.
///
/// `DELETE /orders/{cancel}`
@available(*, deprecated)
public struct Cancel: Request {
  public var cancel: String

  public init(cancel: String) {
    self.cancel = cancel
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.delete, "/orders/\(cancel)", template: "/orders/{cancel}")
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }
}
