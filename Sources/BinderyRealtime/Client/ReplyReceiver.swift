import BinderyRuntime

/// The replies on another channel for which the requests of a channel wait.
///
/// Other messages of that channel are left to its own readers.
final class ReplyReceiver<Channel: MessageChannel>: ChannelReceiver {
  let replies = PendingReplies<Channel.Incoming>()

  func read(
    _ message: Channel.Incoming,
    called name: String,
    _ received: ReceivedMessage
  ) -> ReadMessage {
    .described(name: name, deliver: replies.take(message, received.bytes) ? {} : nil)
  }

  func connect(after outage: Duration, isResumed: Bool) {}

  func lose() { replies.lose() }

  func end(_ error: RealtimeError?) { replies.lose() }

  func report(_ gaps: [MessageGap.Cause]) {}

  var cursor: [(destination: ResumePolicy.Destination, value: JSONValue)] { [] }

  var subscriptions: [String] { [] }

  var subscriptionIDs: Set<Subscriptions.ID> { [] }

  func endings(except others: Set<Subscriptions.ID>) -> [String] { [] }
}
