/// The recorded values of a service, and the schemas that describe them.
public struct RecordedValues: Hashable, Sendable {
  public var values: [RecordedValue]
  /// The schemas of what a client sends: parameters and request bodies.
  public var sent: SchemaSet
  /// The schemas of what a client receives, and those of messages and webhooks.
  public var received: SchemaSet

  public init(values: [RecordedValue], sent: SchemaSet, received: SchemaSet) {
    self.values = values
    self.sent = sent
    self.received = received
  }
}
