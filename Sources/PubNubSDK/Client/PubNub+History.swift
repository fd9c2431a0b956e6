extension PubNub {
  /// Fetches what history keeps of channels, a page at a time from the newest end; each channel's
  /// messages are in the order they were published.
  ///
  /// A page that is given back as `next` goes on where this one ended: nothing is left out and
  /// nothing comes twice, and there is no `next` once history has no more.
  ///
  /// - Parameters:
  ///   - channels: At most 500; one alone with `includeActions`.
  ///   - includeActions: Whether messages have their message actions.
  ///   - includeMeta: Whether messages have what was published about them.
  ///   - page: Bounds and how many of each channel: at most 100 of one channel, 25 of several or
  ///     with actions, which is also how many come where it isn't said.
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

  /// Fetches what history keeps; see the call that is awaited.
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
