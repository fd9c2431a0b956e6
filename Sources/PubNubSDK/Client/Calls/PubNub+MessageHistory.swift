extension PubNub {
  /// Returns the stored messages of channels as a sequence of pages, newest page first.
  ///
  /// - Parameters:
  ///   - channels: At most 500; exactly one with `includeActions`.
  ///   - includeActions: Whether messages have their message actions.
  ///   - includeMeta: Whether messages have the metadata that was published with them.
  ///   - page: Bounds, and the number of messages of each channel in a page.
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
