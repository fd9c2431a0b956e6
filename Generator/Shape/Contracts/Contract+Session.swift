extension Contract {
  /// The recorded behavior of a client: its successive sessions, and its other requests.
  public struct Session: Hashable, Sendable {
    /// The first session, or else the first request.
    public var entry: Entry
    /// The name of the client, if the recording has it.
    public var client: String?
    /// The captured service, or the documentation.
    public var source: String
    public var provenance: Provenance
    /// The reason why the session isn't replayed.
    public var exception: String?

    public init(
      entry: Entry,
      client: String? = nil,
      source: String,
      provenance: Provenance,
      exception: String? = nil
    ) {
      self.entry = entry
      self.client = client
      self.source = source
      self.provenance = provenance
      self.exception = exception
    }
  }
}
