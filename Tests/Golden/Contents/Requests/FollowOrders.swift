// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /streams`.
public struct FollowOrders: StreamingRequest {
  public init() {}

  public typealias Reply = ServerSentEvents<Shipment>

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: No such thing.
    case notFound(Author)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/streams")
    request.accept("text/event-stream, application/json")
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200: .reply(response.events(terminator: "[DONE]"))
    default: nil
    }
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 404: .failure(.notFound(try response.json()))
    default: .undocumented
    }
  }
}
