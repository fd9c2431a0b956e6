extension PubNub {
  /// Adds an action to a message and notifies the subscribers of the channel.
  ///
  /// Throws `failedToPublish` if the action was added but subscribers were not notified; the
  /// error's affected value is then the action as JSON.
  ///
  /// - Parameters:
  ///   - actionType: The kind of action, chosen by the application, such as `reaction`.
  ///   - messageTimetoken: The time at which the message was published.
  public func addMessageAction(
    channel: String,
    type actionType: String,
    value: String,
    messageTimetoken: Timetoken,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> any PubNubMessageAction {
    let (sender, key) = try keyedSender(for: custom)
    let request = AddMessageAction(
      subscribeKey: key,
      channel: channel,
      messageTimetoken: String(messageTimetoken),
      body: NewMessageAction(type: actionType, value: value)
    )
    switch try await sender.send(request, as: .messageActions) {
    case .ok(let receipt): return try MessageActionResponse.action(receipt.data, in: channel)
    case .multiStatus(let receipt):
      // A response without the action affects the channel.
      let action = try? receipt.data.map { try MessageActionResponse.action($0, in: channel) }
      throw MessageActionResponse.undelivered(
        receipt.error?.message.text,
        action.map { .json(AnyJSON(encoding: $0)) } ?? .channels([channel])
      )
    }
  }

  /// Removes an action from a message and notifies the subscribers of the channel; only the user
  /// who added the action can remove it.
  ///
  /// Throws `failedToPublish` if the action was removed but subscribers were not notified.
  ///
  /// - Parameters:
  ///   - message: The time at which the message was published.
  ///   - action: The time at which the action was added.
  @discardableResult
  public func removeMessageActions(
    channel: String,
    message: Timetoken,
    action: Timetoken,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> (channel: String, message: Timetoken, action: Timetoken) {
    let (sender, key) = try keyedSender(for: custom)
    let request = RemoveMessageAction(
      subscribeKey: key,
      channel: channel,
      messageTimetoken: String(message),
      actionTimetoken: String(action)
    )
    switch try await sender.send(request, as: .messageActions) {
    case .ok: return (channel, message, action)
    case .multiStatus(let removal):
      throw MessageActionResponse.undelivered(
        removal.error?["message"]?.string,
        .channels([channel])
      )
    }
  }

  /// Fetches the actions of a channel's messages, one page at a time, newest page first.
  ///
  /// - Parameter page: Bounds, and the number of actions: at most 100, which is also the default.
  public func fetchMessageActions(
    channel: String,
    page: (any PubNubBoundedPage)? = PubNubBoundedPageBase(),
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> (
    actions: [any PubNubMessageAction], next: (any PubNubBoundedPage)?
  ) {
    let (sender, key) = try keyedSender(for: custom)
    let request = FetchMessageActions(
      subscribeKey: key,
      channel: channel,
      start: page?.start.map { String($0) },
      end: page?.end.map { String($0) },
      limit: page?.limit.map { min(max($0, 1), 100) }
    )
    let reply = try await sender.send(request, as: .messageActions)
    var actions: [any PubNubMessageAction] = []
    for action in reply.data {
      actions.append(try MessageActionResponse.action(action, in: channel))
    }
    return (actions, try MessageActionResponse.next(after: reply, of: page))
  }
}
