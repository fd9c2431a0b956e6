import PubNubSDK

/// What a subscriber asks.
struct SubscribeQuery {
  var subscription: Subscription
  /// What the subscriber knows; 0 asks for the current cursor.
  var cursor: UInt64
  var filter: FilterExpression?
  /// Who listens and is present by it; nobody if nil.
  var user: String?
  var timeoutSeconds: Int?
  var states: [String: PresenceState] = [:]
}

extension Keyspace {
  /// What is to be told at once, or the poll that waits.
  enum Subscribed {
    case delivery(Delivery)
    case waiting(Poll.ID)
  }

  mutating func subscribe(_ query: SubscribeQuery) -> Subscribed {
    // Whoever comes is told of it, so that the cursor is the one before.
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

  /// Answers with nothing the polls that have waited long enough.
  mutating func releaseOverduePolls() {
    for poll in polls.values where poll.deadline <= now { release(poll.id, []) }
  }

  /// Answers the polls that wait for the event.
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

  /// All channels only where wildcards or groups may mean any of them.
  private func candidates(for subscription: Subscription) -> any Collection<String> {
    let isPlain =
      subscription.groups.isEmpty
      && !subscription.channels.contains { ChannelName.isWildcard(ChannelName.base(of: $0)) }
    return isPlain ? subscription.channels : channels.keys
  }

  private func events(for query: SubscribeQuery) -> [(Event, String)] {
    let wanted = candidates(for: query.subscription).compactMap { channel in
      query.subscription.name(for: channel, groups).map { (channel, $0) }
    }
    let events = wanted.flatMap { channel, name in
      (channels[channel]?.queued(after: query.cursor, at: now, settings.bounds) ?? [])
        .filter { $0.passes(query.filter) }
        .map { ($0, name) }
    }
    return events.sorted { $0.0.timetoken < $1.0.timetoken }
  }
}
