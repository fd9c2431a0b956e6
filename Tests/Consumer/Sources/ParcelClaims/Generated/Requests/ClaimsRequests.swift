// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Parcels

/// The request of `fileClaim`.
///
/// `PUT /parcels/{number}/claim`
public struct FileClaim: Request {
  public var number: String
  /// The body of the request.
  public var body: Claim

  public init(number: String, body: Claim) {
    self.number = number
    self.body = body
  }

  public typealias Reply = Claim

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 409: The parcel isn't lost.
    case conflict(Problem)
  }

  public static let security = [["key"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .put,
      "/parcels/\(number)/claim",
      template: "/parcels/{number}/claim"
    )
    request.accept("application/json")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 409: .failure(.conflict(try response.json()))
    default: .undocumented
    }
  }
}
