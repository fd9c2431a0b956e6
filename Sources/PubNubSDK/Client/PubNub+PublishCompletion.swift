extension PubNub {
  /// Publishes a message to all who subscribe to a channel; the result is when it was published.
  ///
  /// What the parameters mean is said where the call is awaited.
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

  /// Publishes a message to functions of the network alone; the result is when.
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

  /// Sends a small message that is never stored; the result is when.
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
