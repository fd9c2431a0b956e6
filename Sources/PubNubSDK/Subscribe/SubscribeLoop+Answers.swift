import BinderyRealtime

extension SubscribeLoop {
  /// Handles a response: updates the position and delivers the messages.
  func receive(_ answer: SubscribeAnswer, _ elapsed: Duration, _ generation: Int) {
    // Messages of an outdated request must not be recorded as received.
    guard machine.awaits(generation) else { return }
    let messages = answer.messages
    let status = machine.status
    let channel = machine.names.onlyChannel
    let news = memory.new(messages.map { AnsweredEvent($0, from: channel) })
    let answered = SubscribeMachine.Event.answered(
      cursor(of: answer),
      hasNews: news.contains { $0.event != nil },
      after: elapsed,
      generation: generation
    )
    for action in actions(after: answered) {
      switch action {
      case .announce(let previous, let next): announce(previous, next)
      case .deliver(let next):
        deliver(news, of: messages.count, until: next)
        report(answer)
      default: perform(action)
      }
    }
    restorePresence(after: status)
  }

  /// Reports the errors of a response other than those of its messages.
  private func report(_ answer: SubscribeAnswer) {
    environment.listeners.send(answer.faults.map(ReceivedItems.item))
    if let refusal = answer.refusal {
      environment.listeners.send([.own(.subscribeError(PubNubError(refusal)))])
    }
  }

  /// The cursor of the next poll; absent parts are those of the present cursor.
  private func cursor(of answer: SubscribeAnswer) -> SubscribeCursor {
    let timetoken = answer.cursor.flatMap { Timetoken($0.timetoken) }
    return SubscribeCursor(
      timetoken: timetoken ?? machine.cursor.timetoken,
      region: answer.cursor?.region ?? machine.cursor.region
    )
  }

  private func announce(_ previous: SubscribeCursor, _ next: SubscribeCursor) {
    let listing = listing?.matching(machine.names) ?? machine.names.listing
    self.listing = listing
    send(
      .responseHeader(
        channels: listing.channels,
        groups: listing.groups,
        previous: previous,
        next: next
      )
    )
  }

  /// Delivers an error if messages may be lost, then the messages.
  private func deliver(
    _ news: [AnsweredEvent],
    of count: Int,
    until next: SubscribeCursor
  ) {
    let latest = environment.settings.snapshot
    if count >= latest.configuration.requestMessageCountThreshold, count > 0 {
      let error = PubNubError(.messageCountExceededMaximum, affected: [.subscribe(next)])
      environment.listeners.send([.own(.subscribeError(error))])
    }
    let items = ReceivedItems(
      encryption: PayloadEncryption(module: latest.configuration.cryptoModule)
    )
    environment.listeners.send(news.flatMap(items.items))
  }
}
