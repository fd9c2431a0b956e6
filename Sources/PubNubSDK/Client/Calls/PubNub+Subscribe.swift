extension PubNub {
  /// Subscribes to channels and channel groups, in addition to the present subscriptions.
  ///
  /// Listeners receive the events. `a.*` subscribes to all channels that begin with `a.`.
  ///
  /// - Parameters:
  ///   - timetoken: The time to begin after, as far back as the service queues messages; now if
  ///     nil. It applies to the whole subscription: all listeners receive the messages since then
  ///     again.
  ///   - withPresence: Whether to receive presence events.
  public func subscribe(
    to channels: [String],
    and channelGroups: [String] = [],
    at timetoken: Timetoken? = nil,
    withPresence: Bool = false
  ) {
    let names = SubscribedNames(channels, channelGroups, withPresence: withPresence)
    engine.subscribe(names, at: timetoken)
  }

  /// Subscribes, and sets the filter expression that chooses the messages; nil for all messages.
  public func subscribe(
    to channels: [String],
    and channelGroups: [String] = [],
    at timetoken: Timetoken? = nil,
    withPresence: Bool = false,
    filterOverride: String?
  ) {
    settings.change { $0.filterExpression = filterOverride }
    let names = SubscribedNames(channels, channelGroups, withPresence: withPresence)
    engine.subscribe(names, at: timetoken, refreshing: true)
  }

  /// Unsubscribes from channels and channel groups and their presence, or from their presence
  /// alone.
  public func unsubscribe(
    from channels: [String],
    and channelGroups: [String] = [],
    presenceOnly: Bool = false
  ) {
    engine.unsubscribe(channels, channelGroups, presenceOnly: presenceOnly)
  }

  /// Unsubscribes from everything; a later subscription begins with the messages from then on.
  public func unsubscribeAll() { engine.unsubscribeAll() }

  /// Stops receiving, and keeps the subscriptions and the position.
  public func disconnect() { engine.disconnect() }

  /// Resumes receiving at the kept position or at a timetoken; does nothing while connected.
  public func reconnect(at timetoken: Timetoken? = nil) { engine.reconnect(from: timetoken) }

  /// Adds a listener for received events; the client holds it weakly.
  public func add(_ listener: SubscriptionListener) { listeners.add(listener) }

  /// The subscribed channels, sorted, including the names for presence.
  public var subscribedChannels: [String] { engine.subscribed.sortedChannels }

  /// The subscribed channel groups, sorted, including the names for presence.
  public var subscribedChannelGroups: [String] { engine.subscribed.sortedGroups }

  /// The number of subscribed channels and groups.
  public var subscriptionCount: Int {
    let names = engine.subscribed
    return names.channels.count + names.groups.count
  }

  /// The connection status that was reported last.
  public var connectionStatus: ConnectionStatus { engine.status }

  /// The position of the subscription; nil before the first response.
  public var previousTimetoken: Timetoken? {
    let timetoken = engine.cursor.timetoken
    return timetoken == 0 ? nil : timetoken
  }

  /// The filter expression that chooses the messages; a change applies to a running subscription at
  /// its present position.
  public var subscribeFilterExpression: String? {
    get { settings.current.filterExpression }
    set {
      settings.change { $0.filterExpression = newValue }
      engine.refresh()
    }
  }
}
