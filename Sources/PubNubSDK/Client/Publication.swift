import BinderyRuntime

/// A message to publish, with its options.
struct Publication {
  var channel: String
  var message: JSONValue
  var meta: JSONValue?
  var store: Bool?
  var hours: Int?
  var customMessageType: String?
  var isFired = false

  init(
    channel: String,
    message: AnyJSON,
    meta: AnyJSON?,
    store: Bool?,
    hours: Int? = nil,
    customMessageType: String? = nil
  ) throws(PubNubError) {
    self.channel = channel
    self.message = try message.requireJSON()
    self.meta = try meta?.requireJSON()
    self.store = store
    self.hours = hours
    self.customMessageType = customMessageType
  }
}

extension RequestSender {
  func publish(
    _ publication: Publication,
    isCompressed: Bool
  ) async throws(PubNubError) -> Timetoken {
    let keys = try configuration.requireKeys()
    let encryption = PayloadEncryption(module: configuration.cryptoModule)
    let message = try encryption.seal(publication.message, as: .message)
    try MessageSize.check(
      message,
      to: publication.channel,
      isInURL: !isCompressed,
      atMost: configuration.maximumMessageSize
    )
    let receipt =
      if isCompressed {
        try await send(
          AdaptedRequest(publication.posted(message, keys)) { $0.compressBody() },
          as: .messageSend
        )
      } else {
        try await send(publication.published(message, keys), as: .messageSend)
      }
    return try Timetoken(of: receipt)
  }

  func signal(
    _ message: JSONValue,
    to channel: String,
    customMessageType: String?
  ) async throws(PubNubError) -> Timetoken {
    let keys = try configuration.requireKeys()
    try MessageSize.checkSignal(message, atMost: configuration.maximumSignalSize)
    let request = SendSignal(
      publishKey: keys.publish,
      subscribeKey: keys.subscribe,
      channel: channel,
      signal: message,
      customMessageType: customMessageType
    )
    return try Timetoken(of: try await send(request, as: .messageSend))
  }
}

extension Publication {
  fileprivate func published(
    _ message: JSONValue,
    _ keys: (publish: String, subscribe: String)
  ) -> PublishMessage {
    PublishMessage(
      publishKey: keys.publish,
      subscribeKey: keys.subscribe,
      channel: channel,
      message: message,
      store: store.map { $0 ? 1 : 0 },
      ttl: hours,
      meta: meta,
      norep: isFired ? .flag(true) : nil,
      customMessageType: customMessageType
    )
  }

  fileprivate func posted(
    _ message: JSONValue,
    _ keys: (publish: String, subscribe: String)
  ) -> PostMessage {
    PostMessage(
      publishKey: keys.publish,
      subscribeKey: keys.subscribe,
      channel: channel,
      body: message,
      store: store.map { $0 ? 1 : 0 },
      ttl: hours,
      meta: meta,
      norep: isFired ? .flag(true) : nil,
      customMessageType: customMessageType
    )
  }
}

extension Timetoken {
  /// Creates the timetoken of a publication; throws if the receipt doesn't have one.
  fileprivate init(of receipt: PublishReceipt) throws(PubNubError) {
    guard let timetoken = Timetoken(receipt.timetoken) else {
      throw PubNubError(
        .missingCriticalResponseData,
        details: ["timetoken \(receipt.timetoken)"],
        affected: [.json(AnyJSON(JSONValue(lossless: receipt)))]
      )
    }
    self = timetoken
  }
}
