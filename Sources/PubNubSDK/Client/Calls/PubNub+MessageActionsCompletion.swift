extension PubNub {
  /// Adds an action to a message; the `async` variant describes the parameters.
  public func addMessageAction(
    channel: String,
    type actionType: String,
    value: String,
    messageTimetoken: Timetoken,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<any PubNubMessageAction, any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.addMessageAction(
        channel: channel,
        type: actionType,
        value: value,
        messageTimetoken: messageTimetoken,
        custom: custom
      )
    }
  }

  /// Removes an action from a message; the `async` variant describes the parameters.
  public func removeMessageActions(
    channel: String,
    message: Timetoken,
    action: Timetoken,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: (
      (Result<(channel: String, message: Timetoken, action: Timetoken), any Error>) ->
        Void
    )?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.removeMessageActions(
        channel: channel,
        message: message,
        action: action,
        custom: custom
      )
    }
  }

  /// Fetches the actions of a channel's messages; the `async` variant describes the parameters.
  public func fetchMessageActions(
    channel: String,
    page: (any PubNubBoundedPage)? = PubNubBoundedPageBase(),
    custom: RequestConfiguration = RequestConfiguration(),
    completion: (
      (
        Result<(actions: [any PubNubMessageAction], next: (any PubNubBoundedPage)?), any Error>
      ) -> Void
    )?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.fetchMessageActions(channel: channel, page: page, custom: custom)
    }
  }
}
