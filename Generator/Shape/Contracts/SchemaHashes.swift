/// The hashes of the schemas that recorded entries were checked against, which show what changed.
///
/// Each line has the key of a schema, its hash, and those of its members:
/// `Book 9c41, title 3f2a, author.name b1c0`.
public struct SchemaHashes: Hashable, Sendable {
  /// The schemas of what a client sends.
  public var sent: [String]
  /// The schemas of what a client receives.
  public var received: [String]

  public init(sent: [String] = [], received: [String] = []) {
    self.sent = sent
    self.received = received
  }
}
