/// What holds for all channels that one document describes.
public struct Realtime: Hashable, Sendable {
  public var title: String
  public var documentation: Documentation
  public var servers: [Server]

  public init(
    title: String,
    documentation: Documentation = Documentation(),
    servers: [Server] = []
  ) {
    self.title = title
    self.documentation = documentation
    self.servers = servers
  }
}
