// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A client with protocols of its operations and a fake.
public struct Kiosk: APIClient {
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
    server: ServerURL = Kiosk.server,
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(server: server, transport: transport, middlewares: middlewares)
    )
  }

  /// The server `https://kiosk.example`.
  public static let server = ServerURL(documented: "https://kiosk.example")
}

extension KioskAPI {
  /// Returns whether the kiosk is open.
  public func fetchOpening() async throws(RequestError<Never>) -> Opening {
    try await fetchOpening(FetchOpening())
  }

  /// Sends `POST /bell`.
  @discardableResult
  public func ringBell() async throws(RequestError<RingBell.Failure>) -> RingBell.Reply {
    try await ringBell(RingBell())
  }
}

/// Operations tagged `papers`.
extension KioskPapersAPI {
  /// Lists the papers.
  ///
  /// - Parameter section: Only papers with this section.
  public func listPapers(
    section: String? = nil,
    limit: Int? = nil
  ) async throws(RequestError<Never>) -> [Paper] {
    try await listPapers(ListPapers(section: section, limit: limit))
  }

  /// Sends `GET /papers/{id}`.
  public func fetchPaper(id: String) async throws(RequestError<FetchPaper.Failure>) -> Paper {
    try await fetchPaper(FetchPaper(id: id))
  }

  /// Sends `GET /papers/{id}/news`.
  public func readNews(id: String) async throws(RequestError<Never>) -> ServerSentEvents<String> {
    try await readNews(ReadNews(id: id))
  }
}

/// Operations tagged `orders`.
extension KioskOrdersAPI {
  /// Sends `POST /orders`.
  public func order(body: Order) async throws(RequestError<Never>) -> Order {
    try await order(OrderRequest(body: body))
  }

  /// Sends `DELETE /orders/{cancel}`.
  @available(*, deprecated)
  public func cancel(cancel: String) async throws(RequestError<Never>) {
    try await self.cancel(Cancel(cancel: cancel))
  }
}
