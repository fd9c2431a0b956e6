import SourceDiagnostics

extension AsyncAPI {
  /// An action of the described application on the messages of a channel (Operation Object).
  public struct Operation {
    /// The action of the application.
    public enum Action: Sendable { case send, receive }

    public var location: SourceLocation
    public var name: String?
    public var action: Action
    public var channel: Channel.ID
    /// The messages, each list of messages replaced by its elements; nil for all messages of the
    /// channel.
    public var messages: [Message.ID]?
    public var reply: Reply?
    public var tags: [String] = []
    /// The bindings of the operation and of each of its traits.
    public var bindings: [ProtocolBindings] = []
    /// The location of `security`.
    public var securityMark: Mark?
    /// The names of the security schemes of which `security` requires some.
    public var requiredSchemes: [String] = []

    public init(location: SourceLocation, action: Action, channel: Channel.ID) {
      self.location = location
      self.action = action
      self.channel = channel
    }
  }

  /// The reply to an operation's messages (Operation Reply Object).
  public struct Reply {
    public var mark: Mark
    /// Nil if the reply uses the channel of the operation.
    public var channel: Channel.ID?
    /// Nil for all messages of the channel.
    public var messages: [Message.ID]?

    public init(mark: Mark, channel: Channel.ID?, messages: [Message.ID]?) {
      self.mark = mark
      self.channel = channel
      self.messages = messages
    }
  }
}
