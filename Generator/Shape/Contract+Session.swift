extension Contract {
  /// What one client was recorded to do: its sessions one after the other, and what it asked beside
  /// them.
  public struct Session: Hashable, Sendable {
    /// The first session, or else the first thing that it asked.
    public var entry: Entry
    /// Whose it is, where the archive says so.
    public var client: String?
    /// From what it was captured, or where it is documented.
    public var source: String
    public var isCaptured: Bool
    /// Why nobody replays it.
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
