// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `listParcels`.
///
/// `GET /parcels`
public struct ListParcels: Request {
  /// A part of the address.
  public var search: String?
  /// The states of the parcels to list.
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

/// The request of `sendParcel`.
///
/// `POST /parcels`
public struct SendParcel: Request {
  /// The body of the request.
  public var body: Consignment

  public init(body: Consignment) {
    self.body = body
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 422: The parcel can't be sent.
    case unprocessableContent(Problem)
  }

  /// The accepted parcel.
  public struct Reply: Hashable, Sendable {
    /// The body of the response.
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

/// The request of `trackParcel`.
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
    /// 404: The parcel doesn't exist.
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
