/// The recorded values of a service, and the schemas that describe them.
public struct RecordedValues: Hashable, Sendable {
  public var values: [RecordedValue]
  /// What the recordings have and the documents lack, in the order of the recordings.
  public var undescribed: [UndescribedPart]
  /// The number of entries of operations, webhooks and channels.
  public var entryCount: Int
  /// The entries that can't be compared, for example since the request isn't one of its operation;
  /// each has an error.
  public var mismatched: Set<Contract.Entry> = []
  /// The entries that the documents describe.
  public var entries: [DescribedEntry]
  /// The hashes of the schemas when the entries were checked.
  public var schemaHashes = SchemaHashes()
  /// The numbers of recordings.
  public var coverage = RecordingCoverage()
  /// What the documents describe, in document order, with the numbers of recordings; empty unless
  /// they are counted.
  public var elements: [CoverableElement] = []
  /// The schemas of what a client sends: parameters and request bodies.
  public var sent: SchemaSet
  /// The schemas of what a client receives, and those of messages and webhooks.
  public var received: SchemaSet

  public init(
    values: [RecordedValue],
    undescribed: [UndescribedPart] = [],
    entryCount: Int,
    entries: [DescribedEntry] = [],
    sent: SchemaSet,
    received: SchemaSet
  ) {
    self.values = values
    self.undescribed = undescribed
    self.entryCount = entryCount
    self.entries = entries
    self.sent = sent
    self.received = received
  }
}
