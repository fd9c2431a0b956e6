extension PubNub {
  /// Adds an action to a message, and tells those who subscribe to the channel.
  ///
  /// Throws `failedToPublish` where the action was added and nobody was told; the action is then
  /// what the error affects, as JSON.
  ///
  /// - Parameters:
  ///   - actionType: The application's word for the kind: `reaction`.
  ///   - messageTimetoken: When the message was published.
  public func addMessageAction(
    channel: String,
    type actionType: String,
    value: String,
    messageTimetoken: Timetoken,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> any PubNubMessageAction {
    let sender = sender(for: custom)
    let request = AddMessageAction(
      subscribeKey: try sender.configuration.requireSubscribeKey(),
      channel: channel,
      messageTimetoken: String(messageTimetoken),
      body: NewMessageAction(type: actionType, value: value)
    )
    switch try await sender.send(request, as: .messageActions) {
    case .ok(let receipt): return try MessageActionAnswer.action(receipt.data, in: channel)
    case .multiStatus(let receipt):
      // An answer without the action is about the channel.
      let action = try? receipt.data.map { try MessageActionAnswer.action($0, in: channel) }
      throw MessageActionAnswer.untold(
        receipt.error,
        action.map { .json(AnyJSON(encoding: $0)) } ?? .channels([channel])
      )
    }
  }

  /// Removes an action from a message, and tells those who subscribe to the channel; only the user
  /// who added it can.
  ///
  /// Throws `failedToPublish` where the action was removed and nobody was told.
  ///
  /// - Parameters:
  ///   - message: When the message was published.
  ///   - action: When the action was added.
  @discardableResult
  public func removeMessageActions(
    channel: String,
    message: Timetoken,
    action: Timetoken,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> (channel: String, message: Timetoken, action: Timetoken) {
    let sender = sender(for: custom)
    let request = RemoveMessageAction(
      subscribeKey: try sender.configuration.requireSubscribeKey(),
      channel: channel,
      messageTimetoken: String(message),
      actionTimetoken: String(action)
    )
    switch try await sender.send(request, as: .messageActions) {
    case .ok: return (channel, message, action)
    case .multiStatus(let removal):
      throw MessageActionAnswer.untold(removal.error, .channels([channel]))
    }
  }

  /// Fetches the actions of a channel's messages, a page at a time from the newest end.
  ///
  /// - Parameter page: Bounds, and how many actions: at most 100, which is also how many come where
  ///   it isn't said.
  public func fetchMessageActions(
    channel: String,
    page: (any PubNubBoundedPage)? = PubNubBoundedPageBase(),
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> (
    actions: [any PubNubMessageAction], next: (any PubNubBoundedPage)?
  ) {
    let sender = sender(for: custom)
    let request = FetchMessageActions(
      subscribeKey: try sender.configuration.requireSubscribeKey(),
      channel: channel,
      start: page?.start.map { String($0) },
      end: page?.end.map { String($0) },
      limit: page?.limit.map { min(max($0, 1), 100) }
    )
    let reply = try await sender.send(request, as: .messageActions)
    var actions: [any PubNubMessageAction] = []
    for action in reply.data { actions.append(try MessageActionAnswer.action(action, in: channel)) }
    return (actions, try MessageActionAnswer.next(after: reply, of: page))
  }
}
