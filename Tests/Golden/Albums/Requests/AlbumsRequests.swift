// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `listAlbums`.
///
/// `GET /albums`
public struct ListAlbums: Request {
  public var genres: Genres?
  public var ids: [String]?

  public init(genres: Genres? = nil, ids: [String]? = nil) {
    self.genres = genres
    self.ids = ids
  }

  public typealias Reply = IsolatedArray<Album>

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: An invalid parameter.
    case badRequest(Problem)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/albums")
    try request.query("genres", genres)
    try request.query("ids", ids)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 400: .failure(.badRequest(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `getAlbum`.
///
/// `GET /albums/{id}`
public struct GetAlbum: Request {
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public typealias Reply = Album

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/albums/\(id)", template: "/albums/{id}")
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

/// The request of `replaceAlbum`.
///
/// `PUT /albums/{id}`
public struct ReplaceAlbum: Request {
  public var id: String
  /// The body of the request.
  public var body: Album

  public init(id: String, body: Album) {
    self.id = id
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/albums/\(id)", template: "/albums/{id}")
    try request.jsonBody(body)
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

/// The request of `listTracks`.
///
/// `GET /tracks`
public struct ListTracks: Request {
  public var offset: Int?

  public init(offset: Int? = nil) {
    self.offset = offset
  }

  public typealias Reply = TrackPage

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/tracks")
    try request.query("offset", offset)
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

/// The request of `createPlaylist`.
///
/// `POST /playlists`
public struct CreatePlaylist: Request {
  /// The body of the request.
  public var body: NewPlaylist

  public init(body: NewPlaylist) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/playlists")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 201: .reply(())
    default: .undocumented
    }
  }
}
