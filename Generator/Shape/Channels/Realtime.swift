/// The common properties of the channels of a document.
public struct Realtime: Hashable, Sendable {
  public var title: String
  /// The path of the document.
  public var document = ""
  public var documentation = Documentation()
  public var servers: [Server] = []
  /// The security schemes of the request that opens a connection.
  public var credentials: [CredentialScheme] = []
  /// The policies of the whole document.
  public var policies = ConnectionPolicies()

  public init(title: String) { self.title = title }
}
