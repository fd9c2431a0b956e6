// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Says where a parcel is.
///
/// `GET /parcels/{number}`
public struct TrackParcel: Request {
  public var number: String

  public init(number: String) {
    self.number = number
  }

  public typealias Reply = Parcel

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: There is no such parcel.
    case notFound(Problem)
  }

  public static let security = [["key"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/parcels/\(number)", template: "/parcels/{number}")
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 404: .failure(.notFound(try response.json()))
    default: .undocumented
    }
  }
}
