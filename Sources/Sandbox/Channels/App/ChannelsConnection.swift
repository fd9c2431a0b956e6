import BinderyRuntime
import PusherSwift

/// The state of a client's connection.
struct ChannelsConnection {
  let socketID: String
  /// The subscribed channels, in the order of subscribing.
  var channels: [String] = []
  /// The signed-in user.
  var user: User?
  /// The time of the last message or frame from the client.
  var lastActivity: UInt64
  /// The time of the ping that the client hasn't answered yet.
  var pingTime: UInt64?
  /// Whether the client has used control frames.
  var knowsPingFrames = false
  /// The times of the client events within the last second.
  var events: [UInt64] = []

  init(socketID: String, at now: UInt64) {
    self.socketID = socketID
    lastActivity = now
  }

  /// Counts a client event; returns false if the limit is exceeded.
  mutating func countEvent(at now: UInt64, perSecond limit: Int) -> Bool {
    events.removeAll { $0 + .ticksPerSecond <= now }
    guard events.count < limit else { return false }
    events.append(now)
    return true
  }
}

/// The membership of a connection in a presence channel.
struct ChannelMembership {
  let socketID: String
  let member: Member
}

/// A channel with at least one subscriber.
struct OccupiedChannel {
  /// The socket IDs of the subscribers, in the order of subscribing.
  var subscribers: [String] = []
  /// The members of a presence channel, one for each subscriber.
  var memberships: [ChannelMembership] = []
  /// The time when the subscription count was last sent.
  var counted: UInt64?
  /// The time when the count is sent next.
  var countDue: UInt64?

  /// The distinct users, in the order of joining.
  var members: [Member] {
    var seen: Set<String> = []
    return memberships.map(\.member).filter { seen.insert($0.userId.text).inserted }
  }

  func has(_ userID: UserID) -> Bool {
    memberships.contains { $0.member.userId.text == userID.text }
  }
}

extension UserID {
  /// The ID as presence uses it in keys.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .unknown(let value): value.string ?? value.description
    }
  }
}
