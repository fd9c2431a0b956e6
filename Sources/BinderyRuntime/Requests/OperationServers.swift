/// The servers of single operations, which replace those of the document and the client's server.
///
///     client.connection.operationServers[SubmitLog.self] = SubmitLog.server(site: .europe)
public struct OperationServers: Sendable {
  private var servers: [ObjectIdentifier: ServerURL] = [:]

  /// Creates an empty collection: each operation has the server of the document or the client.
  public init() {}

  /// The server of an operation; nil for that of the document or the client.
  public subscript(operation: any Request.Type) -> ServerURL? {
    get { servers[ObjectIdentifier(operation.operation)] }
    set { servers[ObjectIdentifier(operation.operation)] = newValue }
  }

  /// The URLs, in their order.
  var urls: [ServerURL] { servers.values.sorted { $0.string < $1.string } }
}
