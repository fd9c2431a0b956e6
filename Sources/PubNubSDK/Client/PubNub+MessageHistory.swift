extension PubNub {
  /// What history keeps of channels, page by page until there is no more.
  ///
  /// - Parameters:
  ///   - channels: At most 500; one alone with `includeActions`.
  ///   - includeActions: Whether messages have their message actions.
  ///   - includeMeta: Whether messages have what was published about them.
  ///   - page: Bounds, and how many of each channel a page has at most.
  public func messageHistory(
    for channels: [String],
    includeActions: Bool = false,
    includeMeta: Bool = false,
    includeUUID: Bool = true,
    includeMessageType: Bool = true,
    includeCustomMessageType: Bool = false,
    page: (any PubNubBoundedPage)? = PubNubBoundedPageBase(),
    custom: RequestConfiguration = RequestConfiguration()
  ) -> MessageHistory {
    MessageHistory(first: page) { page async throws(PubNubError) in
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
