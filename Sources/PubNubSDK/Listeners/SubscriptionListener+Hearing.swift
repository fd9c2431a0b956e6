extension SubscriptionListener.Closures {
  func hear(_ item: ReceivedItem) {
    switch item.content {
    case .file(let event): file?(event)
    case .event(let event):
      self.event?(event)
      hear(event)
    }
  }

  /// Whether a closure is there for one of the items.
  func hear(anyOf items: [ReceivedItem]) -> Bool {
    batch != nil || event != nil || items.contains { hasClosure(for: $0.content) }
  }

  private func hasClosure(for content: ReceivedItem.Content) -> Bool {
    switch content {
    case .file: file != nil
    case .event(.messageReceived): message != nil
    case .event(.signalReceived): signal != nil
    case .event(.connectionStatusChanged), .event(.subscribeError): status != nil
    case .event(.subscriptionChanged): change != nil
    case .event(.presenceChanged): presence != nil
    case .event(.messageActionAdded), .event(.messageActionRemoved): action != nil
    case .event: object != nil
    }
  }

  /// Tells the closure that is for this kind of event alone.
  private func hear(_ event: SubscriptionEvent) {
    switch event {
    case .messageReceived(let message): self.message?(message)
    case .signalReceived(let message): signal?(message)
    case .connectionStatusChanged(let status): self.status?(.success(status))
    case .subscribeError(let error): status?(.failure(error))
    case .subscriptionChanged(let change): self.change?(change)
    case .presenceChanged(let change): presence?(change)
    case .messageActionAdded(let action): self.action?(.added(action))
    case .messageActionRemoved(let action): self.action?(.removed(action))
    default: if let change = ObjectMetadataChangeEvents(event) { object?(change) }
    }
  }
}
