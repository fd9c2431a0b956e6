import PubNubSDK

/// The query of a subscribe request.
struct SubscribeQuery {
  var subscription: Subscription
  /// The cursor of the subscriber; 0 requests the current one.
  var cursor: UInt64
  var filter: FilterExpression?
  /// The user who becomes present; nil for none.
  var user: String?
  var timeoutSeconds: Int?
  var states: [String: PresenceState] = [:]
}

extension Keyspace {
  /// The outcome of a subscribe: an immediate delivery, or a poll that waits.
  enum Subscribed {
    case delivery(Delivery)
    case waiting(Poll.ID)
  }

  mutating func subscribe(_ query: SubscribeQuery) -> Subscribed {
    // The cursor precedes the join, so that the subscriber receives its own join event.
    let before = delivery()
    arrive(query)
    guard query.cursor > 0 else { return .delivery(before) }
    let events = events(for: query)
    guard events.isEmpty else { return .delivery(delivery(events)) }
    let poll = Poll(
      id: nextPollID(),
      subscription: query.subscription,
      filter: query.filter,
      deadline: now + UInt64(max(0, settings.holdSeconds)) * .ticksPerSecond
    )
    polls[poll.id] = poll
    return .waiting(poll.id)
  }

  private mutating func arrive(_ query: SubscribeQuery) {
    guard let user = query.user, !settings.disabled.contains(.presence) else { return }
    arrive(
      user,
      on: query.subscription.presentChannels(groups),
      timeoutSeconds: query.timeoutSeconds,
      states: query.states
    )
  }

  /// Releases the polls that time out, without events.
  mutating func releaseOverduePolls() {
    for poll in polls.values where poll.deadline <= now { release(poll.id, []) }
  }

  /// Releases the polls that wait for the event.
  mutating func release(for event: Event) {
    for poll in polls.values {
      guard let name = poll.subscription.name(for: event.channel, groups),
        event.passes(poll.filter)
      else { continue }
      release(poll.id, [(event, name)])
    }
  }

  private mutating func release(_ id: Poll.ID, _ events: [(Event, String)]) {
    polls[id] = nil
    released.append((id, delivery(events)))
  }

  private func delivery(_ events: [(Event, String)] = []) -> Delivery {
    Delivery(subscribeKey: subscribeKey, cursor: time.latest, events: events)
  }

  /// Returns the channels to search; all of them only for wildcards and groups.
  private func candidates(for subscription: Subscription) -> any Collection<String> {
    let isPlain =
      subscription.groups.isEmpty
      && !subscription.channels.contains { ChannelName.isWildcard(ChannelName.base(of: $0)) }
    return isPlain ? subscription.channels : channels.keys
  }

  private func events(for query: SubscribeQuery) -> [(Event, String)] {
    let matches = candidates(for: query.subscription).compactMap { channel in
      query.subscription.name(for: channel, groups).map { (channel, $0) }
    }
    let events = matches.flatMap { channel, name in
      (channels[channel]?.queued(after: query.cursor, at: now, settings.bounds) ?? [])
        .filter { $0.passes(query.filter) }
        .map { ($0, name) }
    }
    return events.sorted { $0.0.timetoken < $1.0.timetoken }
  }
}
