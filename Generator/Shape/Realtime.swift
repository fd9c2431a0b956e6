/// What holds for all channels that one document describes.
public struct Realtime: Hashable, Sendable {
  public var title: String
  public var documentation: Documentation
  public var servers: [Server]
  /// What is said of the whole document.
  public var facts: RealtimeFacts

  public init(
    title: String,
    documentation: Documentation = Documentation(),
    servers: [Server] = [],
    facts: RealtimeFacts = RealtimeFacts()
  ) {
    self.title = title
    self.documentation = documentation
    self.servers = servers
    self.facts = facts
  }
}
