extension Contract {
  /// The recorded values of a channel's parameters, query and headers, with which a session was
  /// opened.
  public struct Opening: Hashable, Sendable {
    public var channel: Channel.ID
    public var entry: Entry
    public var arguments: [Argument]

    public init(channel: Channel.ID, entry: Entry, arguments: [Argument]) {
      self.channel = channel
      self.entry = entry
      self.arguments = arguments
    }
  }
}
