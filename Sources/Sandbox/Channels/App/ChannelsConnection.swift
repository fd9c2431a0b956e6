import BinderyRuntime
import PusherSwift

/// A client's connection, from its beginning to its end.
struct ChannelsConnection {
  let socketID: String
  /// The channels that it is subscribed to, in the order of subscribing.
  var channels: [String] = []
  /// Who it belongs to since it signed in.
  var user: User?
  /// When anything came from the client last.
  var heard: UInt64
  /// When the client was asked for a sign of life that hasn't come yet.
  var asked: UInt64?
  /// Whether the client has shown that it knows control frames.
  var knowsPingFrames = false
  /// When the newest client events came, as many as a second may have.
  var events: [UInt64] = []

  init(socketID: String, at now: UInt64) {
    self.socketID = socketID
    heard = now
  }

  /// Counts a client event; false when there are too many.
  mutating func countEvent(at now: UInt64, perSecond limit: Int) -> Bool {
    events.removeAll { $0 + .ticksPerSecond <= now }
    guard events.count < limit else { return false }
    events.append(now)
    return true
  }
}

/// A connection's place on a presence channel.
struct ChannelMembership {
  let socketID: String
  let member: Member
}

/// A channel that somebody is subscribed to.
struct OccupiedChannel {
  /// The connections by their sockets' ids, in the order of subscribing.
  var subscribers: [String] = []
  /// On a presence channel, who each of them is.
  var memberships: [ChannelMembership] = []
  /// When its subscribers were told last how many there are.
  var counted: UInt64?
  /// When they are to be told again.
  var countDue: UInt64?

  /// The users, each once, in the order of their coming.
  var members: [Member] {
    var seen: Set<String> = []
    return memberships.map(\.member).filter { seen.insert($0.userId.text).inserted }
  }

  func has(_ userID: UserID) -> Bool {
    memberships.contains { $0.member.userId.text == userID.text }
  }
}

extension UserID {
  /// As presence spells it in keys.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .unknown(let value): value.string ?? value.description
    }
  }
}
