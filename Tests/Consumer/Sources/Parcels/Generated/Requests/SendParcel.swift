// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Hands in a parcel.
///
/// `POST /parcels`
public struct SendParcel: Request {
  public var body: Consignment

  public init(body: Consignment) {
    self.body = body
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 422: It can't be sent.
    case unprocessableContent(Problem)
  }

  /// It is on its way.
  public struct Reply: Hashable, Sendable {
    public var body: Parcel
    public var location: String

    public init(body: Parcel, location: String) {
      self.body = body
      self.location = location
    }
  }

  public static let security = [["key"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/parcels")
    request.accept("application/json")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 201:
      .reply(Reply(body: try response.json(), location: try response.requiredHeader("Location")))
    case 422: .failure(.unprocessableContent(try response.json()))
    default: .undocumented
    }
  }
}
