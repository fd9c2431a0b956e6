// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// Every way in which OpenAPI lets a body travel.
public struct Press: APIClient {
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
    server: ServerURL = Press.server,
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(server: server, transport: transport, middlewares: middlewares)
    )
  }

  /// The server `https://press.example`.
  public static let server = ServerURL(documented: "https://press.example")
}

extension Press {
  /// Sends `POST /orders`.
  public func createOrder(body: CreateOrder.Body) async throws(RequestError<Never>) {
    try await send(CreateOrder(body: body))
  }

  /// Sends `QUERY /orders/search`.
  public func searchOrders(body: SearchOrders.Body) async throws(RequestError<Never>) -> Int {
    try await send(SearchOrders(body: body))
  }

  /// Sends `GET /orders/search`.
  public func findOrders(criteria: FindOrders.Criteria? = nil) async throws(RequestError<Never>) {
    try await send(FindOrders(criteria: criteria))
  }

  /// Sends `PUT /orders/search`.
  public func matchOrders(criteria: MatchOrders.Criteria? = nil) async throws(RequestError<Never>) {
    try await send(MatchOrders(criteria: criteria))
  }

  /// Sends `PURGE /orders/search`.
  public func purgeOrders() async throws(RequestError<Never>) {
    try await send(PurgeOrders())
  }

  /// Sends `POST /uploads`.
  public func upload(body: UploadRequest.Body) async throws(RequestError<Never>) {
    try await send(UploadRequest(body: body))
  }

  /// Sends `PUT /uploads`.
  public func replace(body: Upload? = nil) async throws(RequestError<Never>) {
    try await send(Replace(body: body))
  }

  /// Sends `PATCH /uploads`.
  public func amend(body: Amend.Body) async throws(RequestError<Never>) {
    try await send(Amend(body: body))
  }

  /// Sends `DELETE /uploads`.
  public func mixParts(body: JSONValue) async throws(RequestError<Never>) {
    try await send(MixParts(body: body))
  }

  /// Sends `POST /forms`.
  public func fillForm(body: FillForm.Body) async throws(RequestError<Never>) {
    try await send(FillForm(body: body))
  }

  /// Sends `PUT /files`.
  public func storeFile(body: BinaryContent) async throws(RequestError<Never>) {
    try await send(StoreFile(body: body))
  }

  /// Sends `POST /files`.
  public func storePicture(body: StorePicture.Body? = nil) async throws(RequestError<Never>) {
    try await send(StorePicture(body: body))
  }

  /// Sends `GET /files`.
  public func askWithBody(body: JSONValue) async throws(RequestError<Never>) {
    try await send(AskWithBody(body: body))
  }

  /// Sends `PATCH /files`.
  public func patchAnything(body: JSONValue) async throws(RequestError<Never>) {
    try await send(PatchAnything(body: body))
  }

  /// Sends `GET /answers`.
  public func answer(
    kind: String? = nil
  ) async throws(RequestError<Answer.Failure>) -> Answer.Reply {
    try await send(Answer(kind: kind))
  }

  /// Sends `GET /versions`.
  public func readVersion() async throws(RequestError<Never>) -> ReadVersion.Reply {
    try await send(ReadVersion())
  }

  /// Sends `PUT /versions`.
  public func download(body: BinaryContent) async throws(RequestError<Never>) -> Data {
    try await send(Download(body: body))
  }

  /// Sends `GET /editions`.
  public func readEdition() async throws(RequestError<Never>) -> ReadEdition.Reply {
    try await send(ReadEdition())
  }

  /// Sends `GET /streams`.
  public func followOrders() async throws(RequestError<FollowOrders.Failure>)
    -> ServerSentEvents<Shipment>
  {
    try await send(FollowOrders())
  }

  /// Sends `PUT /streams`.
  public func followNotes() async throws(RequestError<Never>) -> ServerSentEvents<String> {
    try await send(FollowNotes())
  }

  /// Sends `POST /streams`.
  public func complete(body: Complete.Body) async throws(RequestError<Never>) -> Complete.Reply {
    try await send(Complete(body: body))
  }

  /// Sends `PATCH /streams`.
  ///
  /// - Returns: Events as 3.2 describes them.
  public func followEvents() async throws(RequestError<Never>) -> ServerSentEvents<Shipment> {
    try await send(FollowEvents())
  }

  /// Sends `GET /lines`.
  public func listLines() async throws(RequestError<Never>) -> ListLines.Reply {
    try await send(ListLines())
  }

  /// Sends `POST /lines`.
  public func sendLines(body: [Author]) async throws(RequestError<Never>) {
    try await send(SendLines(body: body))
  }
}
