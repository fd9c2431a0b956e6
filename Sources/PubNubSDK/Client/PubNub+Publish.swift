import BinderyRuntime

extension PubNub {
  /// Publishes a message to all who subscribe to a channel.
  ///
  /// Throws `messageTooLong` before anything is sent for more than 32 KiB, escaped and with the
  /// channel's name.
  ///
  /// - Parameters:
  ///   - customMessageType: The application's word for the kind of message: 3 to 50 letters,
  ///     digits, `-` and `_`.
  ///   - shouldStore: Whether history keeps the message; the keys decide where it isn't said.
  ///   - storeTTL: Hours for which it is kept; 0 for ever.
  ///   - meta: What filters and subscribers see beside the message; never encrypted.
  ///   - shouldCompress: Sends the message in a body, not in the URL: compressed with gzip, but on
  ///     Apple's systems, where it is as it was.
  /// - Returns: When it was published.
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

  /// Publishes a message to functions of the network alone: nobody who subscribes receives it, and
  /// history doesn't keep it.
  ///
  /// - Returns: When it was published.
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

  /// Sends a small message that is never stored, and never encrypted.
  ///
  /// Throws `messageTooLong` before anything is sent for more than 64 bytes of JSON, PubNub's limit
  /// today. Keys of older times may have one of 30: for these the service says so.
  ///
  /// - Returns: When it was sent.
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
