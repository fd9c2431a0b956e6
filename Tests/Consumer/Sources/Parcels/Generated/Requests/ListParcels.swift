// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Lists parcels, the latest first.
///
/// `GET /parcels`
public struct ListParcels: Request {
  /// A part of the address.
  public var search: String?
  /// Only parcels in one of these states.
  public var state: [ParcelState]?

  public init(search: String? = nil, state: [ParcelState]? = nil) {
    self.search = search
    self.state = state
  }

  public typealias Reply = [Parcel]

  public typealias Failure = Never

  public static let security = [["key"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/parcels")
    try request.query("q", search)
    try request.query("state", state)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }
}
