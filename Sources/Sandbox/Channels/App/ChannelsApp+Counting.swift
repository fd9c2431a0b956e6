import BinderyRuntime
import PusherSwift

// Subscription counts of channels, if the app's settings enable them.
extension ChannelsApp {
  /// The number of subscribers above which the count is sent at most every `countSeconds`.
  static let countedAtOnce = 100
  static let countSeconds: UInt64 = 5

  /// Handles a change of the number of subscribers.
  mutating func count(_ name: String) {
    let kind = ChannelKind(name)
    guard settings.countsSubscriptions, !kind.isPresence, kind.userID == nil,
      let channel = channels[name]
    else { return }
    guard channel.subscribers.count > Self.countedAtOnce, let counted = channel.counted else {
      return broadcastCount(name)
    }
    let due = counted + Self.countSeconds * .ticksPerSecond
    guard due > now else { return broadcastCount(name) }
    channels[name]?.countDue = due
    schedule(at: due)
  }

  mutating func countIfDue(_ name: String) {
    guard let due = channels[name]?.countDue else { return }
    if due <= now { broadcastCount(name) } else { schedule(at: due) }
  }

  private mutating func broadcastCount(_ name: String) {
    channels[name]?.counted = now
    channels[name]?.countDue = nil
    let audience = Audience(subscriptionCount: .number(channels[name]?.subscribers.count ?? 0))
    let count = SubscriptionCount(channel: name, data: EmbeddedJSON(audience))
    broadcast(.subscriptionCount(count), on: name)
  }
}
