// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A client of Albums.
public struct Albums: APIClient {
  public var connection: Connection

  /// Creates a client that shares a connection.
  public init(connection: Connection) { self.connection = connection }

  /// Creates a client with a connection of its own.
  ///
  /// - Parameters:
  ///   - server: The server that receives the requests.
  ///   - transport: The transport of all requests.
  ///   - middlewares: The middlewares that each request passes in order.
  public init(
    server: ServerURL = Albums.server,
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(server: server, transport: transport, middlewares: middlewares)
    )
  }

  /// The server `https://albums.example`.
  public static let server = ServerURL(documented: "https://albums.example")
}

extension Albums {
  /// Sends `GET /albums`.
  public func listAlbums(
    genres: Genres? = nil,
    ids: [String]? = nil
  ) async throws(RequestError<ListAlbums.Failure>) -> IsolatedArray<Album> {
    try await send(ListAlbums(genres: genres, ids: ids))
  }

  /// Sends `GET /albums/{id}`.
  public func getAlbum(id: String) async throws(RequestError<Never>) -> Album {
    try await send(GetAlbum(id: id))
  }

  /// Sends `PUT /albums/{id}`.
  public func replaceAlbum(id: String, body: Album) async throws(RequestError<Never>) {
    try await send(ReplaceAlbum(id: id, body: body))
  }

  /// Sends `GET /tracks`.
  ///
  /// - Returns: A page of tracks.
  public func listTracks(offset: Int? = nil) async throws(RequestError<Never>) -> TrackPage {
    try await send(ListTracks(offset: offset))
  }

  /// Sends `POST /playlists`.
  public func createPlaylist(body: NewPlaylist) async throws(RequestError<Never>) {
    try await send(CreatePlaylist(body: body))
  }
}
