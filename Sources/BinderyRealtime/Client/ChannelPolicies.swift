/// The policies of a channel or server, which a `RealtimeClient` applies; nil for those of its
/// options.
public struct ChannelPolicies: Hashable, Sendable {
  /// When the client pings, gives up and connects again.
  public var keepAlive: KeepAlivePolicy?
  /// The reactions to the end of a connection, by close code.
  public var closeCodes: CloseCodePolicy?
  /// The reactions to the error codes of a message.
  public var errorCodes: ErrorCodePolicy?
  /// The delays before reconnecting.
  public var backOff: BackOffPolicy?
  /// The key of duplicate messages, of which only the first is delivered.
  public var dedupe: DedupePolicy?
  /// The numbers by which lost messages are found.
  public var sequence: SequencePolicy?
  /// How a new connection continues after the last message.
  public var resume: ResumePolicy?
  /// The messages that are sent again on a new connection.
  public var resubscription: ResubscriptionPolicy?
  /// The limit of unread messages for each reader.
  public var buffer: BufferPolicy?

  /// Creates policies.
  public init(
    keepAlive: KeepAlivePolicy? = nil,
    closeCodes: CloseCodePolicy? = nil,
    errorCodes: ErrorCodePolicy? = nil,
    backOff: BackOffPolicy? = nil,
    dedupe: DedupePolicy? = nil,
    sequence: SequencePolicy? = nil,
    resume: ResumePolicy? = nil,
    resubscription: ResubscriptionPolicy? = nil,
    buffer: BufferPolicy? = nil
  ) {
    self.keepAlive = keepAlive
    self.closeCodes = closeCodes
    self.errorCodes = errorCodes
    self.backOff = backOff
    self.dedupe = dedupe
    self.sequence = sequence
    self.resume = resume
    self.resubscription = resubscription
    self.buffer = buffer
  }
}

extension RealtimeOptions {
  /// The options with the policies of a server or channel.
  func applying(_ policies: ChannelPolicies) -> RealtimeOptions {
    guard appliesPolicies else { return self }
    var options = self
    options.policy.keepAlive = policies.keepAlive ?? policy.keepAlive
    options.policy.closeCodes = policies.closeCodes ?? policy.closeCodes
    options.policy.errorCodes = policies.errorCodes ?? policy.errorCodes
    options.policy.backOff = policies.backOff ?? policy.backOff
    options.dedupe = policies.dedupe ?? dedupe
    options.sequence = policies.sequence ?? sequence
    options.resume = policies.resume ?? resume
    options.resubscription = policies.resubscription ?? resubscription
    options.buffer = policies.buffer ?? buffer
    return options
  }

  /// Whether a decision depends on the members of received messages.
  var readsMessages: Bool { dedupe != nil || sequence != nil || resume != nil }
}
