// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// A small shop that shows what Bindery writes.
public struct Bookshop: APIClient {
  public var connection: Connection

  /// Creates a client that shares a connection.
  public init(connection: Connection) { self.connection = connection }

  /// Creates a client with a connection of its own.
  ///
  /// - Parameters:
  ///   - server: The server that receives the requests.
  ///   - credentials: The credentials for the API's security schemes.
  ///   - transport: The transport of all requests.
  ///   - middlewares: The middlewares that each request passes in order.
  public init(
    server: ServerURL = Bookshop.production(),
    credentials: Credentials = Credentials(),
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(
        server: server,
        credentials: credentials.byScheme,
        transport: transport,
        middlewares: middlewares
      )
    )
  }

  /// The server `https://{region}.bookshop.example/v1`.
  public static func production(region: Region = .eu) -> ServerURL {
    ServerURL(template: "https://{region}.bookshop.example/v1", ["region": region.rawValue])
  }

  /// The values of the server variable `region`.
  public enum Region: String, CaseIterable, Sendable {
    case eu
    case us
  }

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// Creates credentials for the security schemes whose parameters aren't nil.
    public init(token: String? = nil) {
      if let token {
        byScheme["token"] = .bearer(token)
      }
    }
  }
}

extension Bookshop {
  /// Sends `DELETE /books/{id}`.
  public func deleteBook(id: UUID) async throws(RequestError<Never>) {
    try await send(DeleteBook(id: id))
  }
}

/// Operations tagged `books`.
extension Bookshop {
  /// Lists the books on a shelf.
  ///
  /// Newest first.
  ///
  /// - Parameter tags: Only books with all of these tags.
  public func listBooks(
    shelf: String,
    tags: [String]? = nil,
    limit: Int? = nil
  ) async throws(RequestError<ListBooks.Failure>) -> BookPage {
    try await send(ListBooks(shelf: shelf, tags: tags, limit: limit))
  }
}
