// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `PUT /streams`.
public struct FollowNotes: StreamingRequest {
  public init() {}

  public typealias Reply = ServerSentEvents<String>

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/streams")
    request.accept("text/event-stream")
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200: .reply(response.textEvents())
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
