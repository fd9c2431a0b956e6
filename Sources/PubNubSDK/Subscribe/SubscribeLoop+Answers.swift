import BinderyRealtime

extension SubscribeLoop {
  /// Goes on from an answer, and delivers what it brought.
  func receive(_ envelope: SubscribeEnvelope, _ patience: Duration, _ generation: Int) {
    let cursor = SubscribeCursor(
      timetoken: Timetoken(envelope.cursor.timetoken) ?? machine.cursor.timetoken,
      region: envelope.cursor.region
    )
    let messages = envelope.messages ?? []
    let names = machine.names
    let actions = actions(
      after: .answered(
        cursor,
        hasMessages: !messages.isEmpty,
        after: patience,
        generation: generation
      )
    )
    for action in actions {
      switch action {
      case .announce(let previous, let next): announce(names, previous, next)
      case .deliver(let next): deliver(messages, until: next)
      default: perform(action)
      }
    }
  }

  private func announce(
    _ names: SubscribedNames,
    _ previous: SubscribeCursor,
    _ next: SubscribeCursor
  ) {
    tell(
      .responseHeader(
        channels: names.listedChannels,
        groups: names.listedGroups,
        previous: previous,
        next: next
      )
    )
  }

  /// What may be lost, then what came.
  private func deliver(
    _ messages: [ReceivedEvent<EventsChannel.Incoming>],
    until next: SubscribeCursor
  ) {
    let configuration = environment.settings.current
    if messages.count >= configuration.requestMessageCountThreshold, !messages.isEmpty {
      let error = PubNubError(.messageCountExceededMaximum, affected: [.subscribe(next)])
      environment.listeners.tell([.own(.subscribeError(error))])
    }
    let items = ReceivedItems(encryption: PayloadEncryption(module: configuration.cryptoModule))
    environment.listeners.tell(memory.new(messages).map(items.item))
  }
}
