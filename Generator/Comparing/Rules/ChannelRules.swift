/// The rules for channels and messages, apart from the schemas of payloads.
enum ChannelRules {
  static let removed = ChangeRule(
    "channel-removed",
    .breaking,
    "Users can't open the channel anymore."
  )
  static let added = ChangeRule("channel-added", .info, "No user has used the channel before.")
  static let addressChanged = ChangeRule(
    "channel-address-changed",
    .breaking,
    "Users open the channel at the old address."
  )
  static let sentRemoved = ChangeRule(
    "sent-message-removed",
    .breaking,
    "The service no longer understands the message."
  )
  static let sentRemovedAfterSunset = ChangeRule(
    "sent-message-removed-after-sunset",
    .info,
    "The message was deprecated, and its last day is over."
  )
  static let sentRemovedBeforeSunset = ChangeRule(
    "sent-message-removed-before-sunset",
    .breaking,
    "Users may send the message until its last day."
  )
  static let sentAdded = ChangeRule(
    "sent-message-added",
    .info,
    "No user has sent the message before."
  )
  static let receivedRemoved = ChangeRule(
    "received-message-removed",
    .warning,
    "Users wait for a message that doesn't come anymore."
  )
  static let receivedRemovedAfterSunset = ChangeRule(
    "received-message-removed-after-sunset",
    .info,
    "The message was deprecated, and its last day is over."
  )
  static let receivedRemovedBeforeSunset = ChangeRule(
    "received-message-removed-before-sunset",
    .breaking,
    "Users may rely on the message until its last day."
  )
  static let receivedAdded = ChangeRule(
    "received-message-added",
    .warning,
    "Users get a message that they don't know."
  )
  static let sentNameChanged = ChangeRule(
    "sent-message-name-changed",
    .breaking,
    "A service that recognizes messages by their names no longer understands the message."
  )
  static let receivedNameChanged = ChangeRule(
    "received-message-name-changed",
    .warning,
    "Users who recognize messages by their names don't know the message."
  )
  static let messageRenamed = ChangeRule(
    "message-renamed",
    .warning,
    "Generated types are named after messages; what is sent and received is the same.",
    verdict: .source
  )
  static let contentTypeChanged = ChangeRule(
    "message-content-type-changed",
    .breaking,
    "The payload has another encoding."
  )
  static let payloadReplaced = ChangeRule(
    "message-payload-replaced",
    .breaking,
    "The payload is described in another way, or not anymore."
  )
  static let correlationChanged = ChangeRule(
    "message-correlation-changed",
    .breaking,
    "A reply is recognized by another value."
  )
  static let deprecated = ChangeRule(
    "message-deprecated",
    .info,
    "The message works as before; new code should use another.",
    verdict: .behaviour
  )
  static let reactivated = ChangeRule(
    "message-no-longer-deprecated",
    .info,
    "The message works as before.",
    verdict: .behaviour
  )
  static let sunsetWithdrawn = ChangeRule(
    "message-sunset-withdrawn",
    .breaking,
    "Users had time until the day that was announced, and have none now.",
    verdict: .behaviour
  )
  static let sunsetMoved = ChangeRule(
    "message-sunset-moved",
    .warning,
    "Users have less time to use another message.",
    verdict: .behaviour
  )
  static let sunsetChanged = ChangeRule(
    "message-sunset-changed",
    .info,
    "Users have at least the time that was announced.",
    verdict: .behaviour
  )
  static let requiredParameterAdded = ChangeRule(
    "channel-parameter-added",
    .breaking,
    "The address needs a value that users don't have."
  )
  static let parameterRemoved = ChangeRule(
    "channel-parameter-removed",
    .breaking,
    "The address has another form."
  )
  static let parameterValueAdded = ChangeRule(
    "channel-parameter-value-added",
    .info,
    "The service accepts every address that it accepted before."
  )
  static let parameterValueRemoved = ChangeRule(
    "channel-parameter-value-removed",
    .breaking,
    "The service no longer has the address."
  )
  static let serverOfChannelRemoved = ChangeRule(
    "channel-server-removed",
    .breaking,
    "The server no longer has the channel."
  )
  static let serverOfChannelAdded = ChangeRule(
    "channel-server-added",
    .info,
    "The servers that had the channel have it as before."
  )
  static let replyRemoved = ChangeRule(
    "reply-removed",
    .breaking,
    "Users wait for a reply that doesn't come anymore."
  )
  static let replyAdded = ChangeRule(
    "reply-added",
    .info,
    "Users may ignore the reply."
  )
  static let replyRequired = ChangeRule(
    "reply-required",
    .breaking,
    "The service waits for a reply that users don't send."
  )
  static let replyNoLongerRequired = ChangeRule(
    "reply-no-longer-required",
    .warning,
    "The service may not understand the reply that users send."
  )
  static let replyMoved = ChangeRule(
    "reply-channel-changed",
    .breaking,
    "The reply is in another channel."
  )
  static let protocolChanged = ChangeRule(
    "server-protocol-changed",
    .breaking,
    "Users connect by another protocol."
  )

  static let all = [
    removed, added, addressChanged, sentRemoved, sentRemovedAfterSunset, sentRemovedBeforeSunset,
    sentAdded, receivedRemoved, receivedRemovedAfterSunset, receivedRemovedBeforeSunset,
    receivedAdded, sentNameChanged, receivedNameChanged, messageRenamed, contentTypeChanged,
    payloadReplaced, correlationChanged, deprecated, reactivated,
    sunsetWithdrawn, sunsetMoved, sunsetChanged, requiredParameterAdded,
    parameterRemoved, parameterValueAdded, parameterValueRemoved, serverOfChannelRemoved,
    serverOfChannelAdded, replyRemoved, replyAdded, replyRequired, replyNoLongerRequired,
    replyMoved, protocolChanged,
  ]
}
