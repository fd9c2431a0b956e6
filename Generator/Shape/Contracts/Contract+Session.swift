extension Contract {
  /// The recorded behavior of a client: its successive sessions, and its other requests.
  public struct Session: Hashable, Sendable {
    /// The first session, or else the first request.
    public var entry: Entry
    /// The name of the client, if the recording has it.
    public var client: String?
    /// The source of the capture or of the documentation.
    public var source: String
    public var isCaptured: Bool
    /// The reason why the session isn't replayed.
    public var exception: String?

    public init(
      entry: Entry,
      client: String? = nil,
      source: String,
      isCaptured: Bool,
      exception: String? = nil
    ) {
      self.entry = entry
      self.client = client
      self.source = source
      self.isCaptured = isCaptured
      self.exception = exception
    }
  }
}
