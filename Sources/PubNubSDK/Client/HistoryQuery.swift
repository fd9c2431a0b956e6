/// The parameters of a history request.
struct HistoryQuery {
  let channels: [String]
  let page: PubNubBoundedPageBase?
  let includesActions: Bool
  var includesMeta = false
  var includesUser = true
  var includesMessageType = true
  var includesCustomMessageType = false

  init(channels: [String], page: (any PubNubBoundedPage)?, includesActions: Bool) {
    self.channels = channels
    self.page = page.map { $0 as? PubNubBoundedPageBase ?? PubNubBoundedPageBase(from: $0) }
    self.includesActions = includesActions
  }

  /// The number of messages of each channel in a page.
  var limit: Int {
    let most = channels.count > 1 || includesActions ? 25 : 100
    return min(max(page?.limit ?? most, 1), most)
  }
}

extension RequestSender {
  func fetch(
    _ query: HistoryQuery
  ) async throws(PubNubError) -> MessageHistory.Page {
    let key = try configuration.requireSubscribeKey()
    let response =
      if query.includesActions {
        try await send(
          HistoryRequest(base: try query.requestWithActions(key)),
          as: .messageStorage
        )
      } else {
        try await send(HistoryRequest(base: try query.request(key)), as: .messageStorage)
      }
    let page = HistoryResponse(
      response,
      to: query,
      PayloadEncryption(module: configuration.cryptoModule)
    )
    return (page.messages, page.next)
  }
}

extension HistoryQuery {
  fileprivate func request(_ key: String) throws(PubNubError) -> FetchHistory {
    guard !channels.isEmpty else {
      throw PubNubError(.missingRequiredParameter, details: ["Name at least one channel."])
    }
    return FetchHistory(
      subscribeKey: key,
      channels: channels,
      max: limit,
      start: page?.start.map { String($0) },
      end: page?.end.map { String($0) },
      includeMeta: includesMeta,
      includeMessageType: includesMessageType,
      includeCustomMessageType: includesCustomMessageType,
      includeUuid: includesUser
    )
  }

  fileprivate func requestWithActions(_ key: String) throws(PubNubError) -> FetchHistoryWithActions
  {
    guard let channel = channels.first, channels.count == 1 else {
      throw PubNubError(
        .invalidArguments,
        details: ["Message actions can be fetched for one channel at a time."]
      )
    }
    return FetchHistoryWithActions(
      subscribeKey: key,
      channel: channel,
      max: limit,
      start: page?.start.map { String($0) },
      end: page?.end.map { String($0) },
      includeMeta: includesMeta,
      includeMessageType: includesMessageType,
      includeCustomMessageType: includesCustomMessageType,
      includeUuid: includesUser
    )
  }
}
