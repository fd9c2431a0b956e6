extension PubNub {
  /// Publishes a message to the subscribers of a channel; the result is the time of publication.
  ///
  /// The `async` variant describes the parameters.
  public func publish(
    channel: String,
    message: any JSONCodable,
    customMessageType: String? = nil,
    shouldStore: Bool? = nil,
    storeTTL: Int? = nil,
    meta: (any JSONCodable)? = nil,
    shouldCompress: Bool = false,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<Timetoken, any Error>) -> Void)?
  ) {
    let (message, meta) = (message.codableValue, meta?.codableValue)
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.publish(
        channel: channel,
        message: message,
        customMessageType: customMessageType,
        shouldStore: shouldStore,
        storeTTL: storeTTL,
        meta: meta,
        shouldCompress: shouldCompress,
        custom: custom
      )
    }
  }

  /// Publishes a message to PubNub Functions alone; the result is the time of publication.
  public func fire(
    channel: String,
    message: any JSONCodable,
    meta: (any JSONCodable)? = nil,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<Timetoken, any Error>) -> Void)?
  ) {
    let (message, meta) = (message.codableValue, meta?.codableValue)
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.fire(channel: channel, message: message, meta: meta, custom: custom)
    }
  }

  /// Sends a small message that is never stored; the result is the time of publication.
  public func signal(
    channel: String,
    message: any JSONCodable,
    customMessageType: String? = nil,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<Timetoken, any Error>) -> Void)?
  ) {
    let message = message.codableValue
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.signal(
        channel: channel,
        message: message,
        customMessageType: customMessageType,
        custom: custom
      )
    }
  }
}
