extension SubscriptionListener.Closures {
  func deliver(batch items: [ReceivedItem]) {
    guard let batch else { return }
    let events = items.compactMap(\.event)
    if !events.isEmpty { batch(events) }
  }

  func deliver(_ item: ReceivedItem) {
    switch item.content {
    case .file(let event): file?(event)
    case .event(let event):
      self.event?(event)
      deliver(event, of: item)
    }
  }

  /// Whether there is a closure for one of the items.
  func hasClosure(forAnyOf items: [ReceivedItem]) -> Bool {
    batch != nil || event != nil || items.contains { hasClosure(for: $0.content) }
  }

  private func hasClosure(for content: ReceivedItem.Content) -> Bool {
    switch content {
    case .file: file != nil
    case .event(.messageReceived): kinds.onMessage != nil
    case .event(.signalReceived): kinds.onSignal != nil
    case .event(.connectionStatusChanged), .event(.subscribeError): status != nil
    case .event(.subscriptionChanged): change != nil
    case .event(.presenceChanged): kinds.onPresence != nil
    case .event(.messageActionAdded), .event(.messageActionRemoved): kinds.onMessageAction != nil
    case .event: kinds.onAppContext != nil
    }
  }

  /// Calls the closure for this kind of event.
  private func deliver(_ event: SubscriptionEvent, of item: ReceivedItem) {
    switch event {
    case .connectionStatusChanged(let status): self.status?(.success(status))
    case .subscribeError(let error): status?(.failure(error))
    case .subscriptionChanged(let change): self.change?(change)
    // Most events are messages, which need no conversion.
    case .messageReceived(let message): kinds.onMessage?(message)
    default: item.entityEvent.map(kinds.deliver)
    }
  }
}
