/// The numbers of recordings of a service, by what they record and by their provenance.
public struct RecordingCoverage: Hashable, Sendable {
  /// The described and recorded statuses of each operation, in document order.
  public var operations: [Row] = []
  /// The described webhooks and callbacks, with their methods.
  public var webhooks: [Row] = []
  /// The described messages of channels, with their directions.
  public var messages: [Row] = []
  /// All entries.
  public var entries = Counts()

  public init() {}

  /// What is recorded, and the numbers of its recordings.
  public struct Row: Hashable, Sendable {
    /// The name of an operation or a webhook, or those of a channel and its message.
    public var subject: String
    /// The status of a response, the method of a webhook, or the direction of a message.
    public var detail: String
    public var counts: Counts

    public init(_ subject: String, _ detail: String, _ counts: Counts) {
      self.subject = subject
      self.detail = detail
      self.counts = counts
    }
  }

  /// Numbers of recordings by provenance.
  public struct Counts: Hashable, Sendable {
    private var numbers: [Contract.Provenance: Int] = [:]

    /// Counts recordings.
    public init(_ provenances: some Sequence<Contract.Provenance> = []) {
      for provenance in provenances { numbers[provenance, default: 0] += 1 }
    }

    /// The number of recordings with a provenance.
    public subscript(_ provenance: Contract.Provenance) -> Int { numbers[provenance] ?? 0 }

    /// The number of all recordings.
    public var total: Int { numbers.values.reduce(0, +) }
  }
}
