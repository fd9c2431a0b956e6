// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// XML, and other formats than JSON.
public struct Shelter: APIClient {
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
    server: ServerURL = Shelter.server,
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(server: server, transport: transport, middlewares: middlewares)
    )
  }

  /// The server `https://shelter.example`.
  public static let server = ServerURL(documented: "https://shelter.example")
}

extension Shelter {
  /// Sends `GET /pets`.
  ///
  /// - Returns: As JSON or XML.
  public func findPets() async throws(RequestError<FindPets.Failure>) -> [Pet] {
    try await send(FindPets())
  }

  /// Sends `POST /pets`.
  public func addPet(body: AddPet.Body) async throws(RequestError<Never>) -> Pet {
    try await send(AddPet(body: body))
  }

  /// Sends `PUT /pets`.
  public func replacePets(body: [Pet]) async throws(RequestError<Never>) -> Int {
    try await send(ReplacePets(body: body))
  }

  /// Sends `PATCH /pets`.
  public func describePet(body: String) async throws(RequestError<Never>) -> String {
    try await send(DescribePet(body: body))
  }

  /// Sends `PUT /bucket`.
  public func createBucket(body: CreateBucket.Body? = nil) async throws(RequestError<Never>) {
    try await send(CreateBucket(body: body))
  }

  /// Sends `GET /bucket`.
  public func listBuckets() async throws(RequestError<Never>) -> ListBucketsOutput {
    try await send(ListBuckets())
  }

  /// Sends `POST /invoices`.
  public func sendInvoice(body: Invoice) async throws(RequestError<Never>) -> Invoice {
    try await send(SendInvoice(body: body))
  }

  /// Sends `GET /table`.
  public func exportTable() async throws(RequestError<Never>) -> [[String]] {
    try await send(ExportTable())
  }

  /// Sends `PUT /table`.
  public func importTable(body: [[String]]) async throws(RequestError<Never>) {
    try await send(ImportTable(body: body))
  }

  /// Sends `POST /table`.
  public func convertTable() async throws(RequestError<Never>) -> String {
    try await send(ConvertTable())
  }

  /// Sends `GET /batches`.
  ///
  /// - Returns: A part for each pet.
  public func readBatch() async throws(RequestError<Never>) -> [Tag] {
    try await send(ReadBatch())
  }

  /// Sends `PUT /batches`.
  ///
  /// - Returns: Parts of any type.
  public func readFiles() async throws(RequestError<Never>) -> [ReceivedPart] {
    try await send(ReadFiles())
  }

  /// Sends `GET /tags`.
  public func listTags() async throws(RequestError<Never>) -> [Tag] {
    try await send(ListTags())
  }

  /// Sends `PUT /tags`.
  public func setTag(body: SetTag.Body) async throws(RequestError<Never>) -> SetTag.Reply {
    try await send(SetTag(body: body))
  }

  /// Sends `POST /tags`.
  public func storePacked(body: BinaryContent) async throws(RequestError<Never>) {
    try await send(StorePacked(body: body))
  }
}
