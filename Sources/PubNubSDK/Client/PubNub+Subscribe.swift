extension PubNub {
  /// Subscribes to channels and channel groups, beside those that are subscribed to already.
  ///
  /// What is received goes to the listeners. `a.*` stands for all channels that begin with `a.`.
  ///
  /// - Parameters:
  ///   - timetoken: Begins after this moment, as far back as the service keeps messages in its
  ///     queue; now unless given. It is one for all that is subscribed to: what came since comes
  ///     again, to all listeners.
  ///   - withPresence: Whether to hear who comes and goes.
  public func subscribe(
    to channels: [String],
    and channelGroups: [String] = [],
    at timetoken: Timetoken? = nil,
    withPresence: Bool = false
  ) {
    let wanted = SubscribedNames(channels, channelGroups, withPresence: withPresence)
    engine.subscribe(wanted, at: timetoken)
  }

  /// Subscribes, and has a filter choose from now on which messages are received; nil for all.
  public func subscribe(
    to channels: [String],
    and channelGroups: [String] = [],
    at timetoken: Timetoken? = nil,
    withPresence: Bool = false,
    filterOverride: String?
  ) {
    settings.change { $0.filterExpression = filterOverride }
    let wanted = SubscribedNames(channels, channelGroups, withPresence: withPresence)
    engine.subscribe(wanted, at: timetoken, refreshing: true)
  }

  /// Leaves channels and channel groups, and their presence; or their presence alone.
  public func unsubscribe(
    from channels: [String],
    and channelGroups: [String] = [],
    presenceOnly: Bool = false
  ) {
    engine.unsubscribe(channels, channelGroups, presenceOnly: presenceOnly)
  }

  /// Leaves everything; who subscribes again begins with what comes from then on.
  public func unsubscribeAll() { engine.unsubscribeAll() }

  /// Stops receiving, and keeps what is subscribed to and where it stood.
  public func disconnect() { engine.disconnect() }

  /// Goes on receiving from where it stopped, or from a timetoken; does nothing while it receives.
  public func reconnect(at timetoken: Timetoken? = nil) { engine.reconnect(from: timetoken) }

  /// Has a listener hear what is received, for as long as somebody else holds it.
  public func add(_ listener: SubscriptionListener) { listeners.add(listener) }

  /// Sorted, with the names by which presence is subscribed to.
  public var subscribedChannels: [String] { engine.subscribed.sortedChannels }

  /// Sorted, with the names by which presence is subscribed to.
  public var subscribedChannelGroups: [String] { engine.subscribed.sortedGroups }

  /// How many channels and groups are subscribed to.
  public var subscriptionCount: Int {
    let names = engine.subscribed
    return names.channels.count + names.groups.count
  }

  /// How the subscription stands, as the status that was told last.
  public var connectionStatus: ConnectionStatus { engine.status }

  /// Where the subscription stands; nil before the service has said it.
  public var previousTimetoken: Timetoken? {
    let timetoken = engine.cursor.timetoken
    return timetoken == 0 ? nil : timetoken
  }

  /// Which messages are received; a running subscription goes on with it where it stands.
  public var subscribeFilterExpression: String? {
    get { settings.current.filterExpression }
    set {
      settings.change { $0.filterExpression = newValue }
      engine.refresh()
    }
  }
}
