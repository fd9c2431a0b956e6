// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `PATCH /streams`.
public struct FollowEvents: StreamingRequest {
  public init() {}

  public typealias Reply = ServerSentEvents<Shipment>

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.patch, "/streams")
    request.accept("text/event-stream")
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200: .reply(response.events())
    default: nil
    }
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    default: .undocumented
    }
  }
}
