import BinderyRuntime

extension PubNub {
  /// Publishes a message to the subscribers of a channel.
  ///
  /// Throws `messageTooLong` without sending anything if the message and the channel's name, both
  /// percent-encoded, are longer than 32 KiB.
  ///
  /// - Parameters:
  ///   - customMessageType: The kind of message, chosen by the application: 3 to 50 letters,
  ///     digits, `-` and `_`.
  ///   - shouldStore: Whether history stores the message; the setting of the keys if nil.
  ///   - storeTTL: The hours to store the message; 0 for no limit.
  ///   - meta: Metadata for filters and subscribers; it is never encrypted.
  ///   - shouldCompress: Whether the message is sent in the body instead of the URL, compressed
  ///     with gzip; on Apple's systems the body isn't compressed.
  /// - Returns: The time at which the message was published.
  @discardableResult
  public func publish(
    channel: String,
    message: any JSONCodable,
    customMessageType: String? = nil,
    shouldStore: Bool? = nil,
    storeTTL: Int? = nil,
    meta: (any JSONCodable)? = nil,
    shouldCompress: Bool = false,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> Timetoken {
    let publication = try Publication(
      channel: channel,
      message: message.codableValue,
      meta: meta?.codableValue,
      store: shouldStore,
      hours: storeTTL,
      customMessageType: customMessageType
    )
    return try await sender(for: custom).publish(publication, isCompressed: shouldCompress)
  }

  /// Publishes a message to PubNub Functions alone: subscribers don't receive it, and history
  /// doesn't store it.
  ///
  /// - Returns: The time at which the message was published.
  @discardableResult
  public func fire(
    channel: String,
    message: any JSONCodable,
    meta: (any JSONCodable)? = nil,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> Timetoken {
    var publication = try Publication(
      channel: channel,
      message: message.codableValue,
      meta: meta?.codableValue,
      store: false
    )
    publication.isFired = true
    return try await sender(for: custom).publish(publication, isCompressed: false)
  }

  /// Sends a small message that is never stored and never encrypted.
  ///
  /// Throws `messageTooLong` without sending anything if the JSON is longer than 64 bytes, PubNub's
  /// current limit. Older keys may have a limit of 30 bytes, which the service enforces.
  ///
  /// - Returns: The time at which the signal was sent.
  @discardableResult
  public func signal(
    channel: String,
    message: any JSONCodable,
    customMessageType: String? = nil,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> Timetoken {
    try await sender(for: custom).signal(
      try message.codableValue.requireJSON(),
      to: channel,
      customMessageType: customMessageType
    )
  }
}
