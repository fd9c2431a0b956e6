// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `PUT /files`.
public struct StoreFile: Request {
  public var body: BinaryContent

  public init(body: BinaryContent) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/files")
    try request.binaryBody(body)
    return request
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
