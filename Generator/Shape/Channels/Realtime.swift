/// The common properties of the channels of a document.
public struct Realtime: Hashable, Sendable {
  public var title: String
  public var documentation: Documentation
  public var servers: [Server]
  /// The policies of the whole document.
  public var policies: ConnectionPolicies

  public init(
    title: String,
    documentation: Documentation = Documentation(),
    servers: [Server] = [],
    policies: ConnectionPolicies = ConnectionPolicies()
  ) {
    self.title = title
    self.documentation = documentation
    self.servers = servers
    self.policies = policies
  }
}
