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
    let call = SentRequest(endpoint: .messageSend)
    let receipt: PublishReceipt
    if isCompressed {
      var request = try build(publication.posted(message, keys), for: call)
      try checkSize(of: request, publication)
      request.http.compressBody()
      receipt = try await send(request, as: call)
    } else {
      let request = try build(publication.published(message, keys), for: call)
      try checkSize(of: request, publication)
      receipt = try await send(request, as: call)
    }
    return try Timetoken(of: receipt)
  }

  func signal(
    _ message: JSONValue,
    to channel: String,
    customMessageType: String?
  ) async throws(PubNubError) -> Timetoken {
    let keys = try configuration.requireKeys()
    let call = SentRequest(endpoint: .messageSend)
    let request = try build(
      SendSignal(
        publishKey: keys.publish,
        subscribeKey: keys.subscribe,
        channel: channel,
        signal: message,
        customMessageType: customMessageType
      ),
      for: call
    )
    try MessageSize.checkSignal(request.http, atMost: configuration.maximumSignalSize)
    return try Timetoken(of: try await send(request, as: call))
  }

  private func checkSize<R>(
    of request: BuiltRequest<R>,
    _ publication: Publication
  ) throws(PubNubError) {
    try MessageSize.check(
      request.http,
      to: publication.channel,
      atMost: configuration.maximumMessageSize
    )
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
