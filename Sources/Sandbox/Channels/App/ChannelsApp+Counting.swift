import BinderyRuntime
import PusherSwift

// How many connections a channel has, where the app wants it told.
extension ChannelsApp {
  /// From so many connections on, it isn't told each time.
  static let countedAtOnce = 100
  static let countSeconds: UInt64 = 5

  /// The number has changed.
  mutating func count(_ name: String) {
    let kind = ChannelKind(name)
    guard settings.countsSubscriptions, !kind.isPresence, kind.userID == nil,
      let channel = channels[name]
    else { return }
    guard channel.subscribers.count > Self.countedAtOnce, let counted = channel.counted else {
      return tellCount(name)
    }
    let due = counted + Self.countSeconds * .ticksPerSecond
    guard due > now else { return tellCount(name) }
    channels[name]?.countDue = due
    schedule(at: due)
  }

  mutating func countIfDue(_ name: String) {
    guard let due = channels[name]?.countDue else { return }
    if due <= now { tellCount(name) } else { schedule(at: due) }
  }

  private mutating func tellCount(_ name: String) {
    channels[name]?.counted = now
    channels[name]?.countDue = nil
    let audience = Audience(subscriptionCount: .number(channels[name]?.subscribers.count ?? 0))
    let count = SubscriptionCount(channel: name, data: EmbeddedJSON(audience))
    broadcast(.subscriptionCount(count), on: name)
  }
}
