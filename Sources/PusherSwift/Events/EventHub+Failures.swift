// Failed subscriptions.
extension EventHub {
  func fail(_ name: String, _ failure: SubscriptionFailure) {
    guard let channel = channels.known(name) else { return }
    answer(channel, .failure(failure.reason))
    fail(channel, failure)
  }

  /// Reports a failed subscription to a channel, which may not be among the client's.
  func fail(_ channel: PusherChannel, _ failure: SubscriptionFailure) {
    let name = channel.name
    let event = PusherEvent(
      "pusher:subscription_error",
      on: name,
      data: failure.data ?? "",
      message: failure.message(on: name)
    )
    channel.bindings.feed(event)
    // The calls are queued, so that callbacks bound right after the failing call are called, too.
    callbacks.call { [bindings] in
      bindings.notify(event)
      channel.bindings.notify(event)
    }
    notifyDelegate {
      $0.failedToSubscribeToChannel(
        name: name,
        response: failure.response,
        data: failure.data,
        error: failure.error
      )
    }
  }
}
