extension PubNub {
  /// Fetches a page of the stored messages of channels, from the newest page on; each channel's
  /// messages are in the order they were published.
  ///
  /// The returned `next` page continues where this one ended, without omissions or duplicates; it
  /// is nil once history has no more.
  ///
  /// - Parameters:
  ///   - channels: At most 500; exactly one with `includeActions`.
  ///   - includeActions: Whether messages have their message actions.
  ///   - includeMeta: Whether messages have the metadata that was published with them.
  ///   - page: Bounds, and the number of messages of each channel: at most 100 for one channel, 25
  ///     for several or with actions; the maximum if nil.
  public func fetchMessageHistory(
    for channels: [String],
    includeActions: Bool = false,
    includeMeta: Bool = false,
    includeUUID: Bool = true,
    includeMessageType: Bool = true,
    includeCustomMessageType: Bool = false,
    page: (any PubNubBoundedPage)? = PubNubBoundedPageBase(),
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> MessageHistory.Page {
    var query = HistoryQuery(channels: channels, page: page, includesActions: includeActions)
    query.includesMeta = includeMeta
    query.includesUser = includeUUID
    query.includesMessageType = includeMessageType
    query.includesCustomMessageType = includeCustomMessageType
    return try await sender(for: custom).fetch(query)
  }

  /// Fetches a page of stored messages; the `async` variant describes the parameters.
  public func fetchMessageHistory(
    for channels: [String],
    includeActions: Bool = false,
    includeMeta: Bool = false,
    includeUUID: Bool = true,
    includeMessageType: Bool = true,
    includeCustomMessageType: Bool = false,
    page: (any PubNubBoundedPage)? = PubNubBoundedPageBase(),
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<MessageHistory.Page, any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.fetchMessageHistory(
        for: channels,
        includeActions: includeActions,
        includeMeta: includeMeta,
        includeUUID: includeUUID,
        includeMessageType: includeMessageType,
        includeCustomMessageType: includeCustomMessageType,
        page: page,
        custom: custom
      )
    }
  }
}
