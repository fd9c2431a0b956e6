// Subscriptions that fail.
extension EventHub {
  func fail(_ name: String, _ failure: SubscriptionFailure) {
    guard let channel = channels.known(name) else { return }
    answer(channel, .failure(failure.reason))
    fail(channel, failure)
  }

  /// Reports a failure on a channel, which need not be one of the client's.
  func fail(_ channel: PusherChannel, _ failure: SubscriptionFailure) {
    let name = channel.name
    let event = PusherEvent(
      "pusher:subscription_error",
      on: name,
      data: failure.data ?? "",
      message: failure.message(on: name)
    )
    channel.bindings.feed(event)
    // Callbacks that are bound right behind the call hear of it, too.
    callbacks.call { [bindings] in
      bindings.tell(event)
      channel.bindings.tell(event)
    }
    tell {
      $0.failedToSubscribeToChannel(
        name: name,
        response: failure.response,
        data: failure.data,
        error: failure.error
      )
    }
  }
}
