import BinderyRuntime

/// A presence channel, which knows who is on it.
///
/// Sendable because `lock` guards all that changes, and because the app's closures are called on
/// the callback queue alone.
public final class PusherPresenceChannel: PusherChannel, @unchecked Sendable {
  private let lock = NSLock()
  private var roster: [PusherPresenceChannelMember] = []
  private var ownID: String?
  private var closures: (added: MemberClosure?, removed: MemberClosure?)

  typealias MemberClosure = (PusherPresenceChannelMember) -> Void

  /// Who is on the channel, once it is subscribed to.
  public var members: [PusherPresenceChannelMember] { lock.withLock { roster } }

  /// The client's own id, once the channel is subscribed to.
  public var myId: String? { lock.withLock { ownID } }

  /// Hears who comes.
  public var onMemberAdded: ((PusherPresenceChannelMember) -> Void)? {
    get { lock.withLock { closures.added } }
    set { lock.replace(\.closures.added, of: self, by: newValue) }
  }

  /// Hears who goes.
  public var onMemberRemoved: ((PusherPresenceChannelMember) -> Void)? {
    get { lock.withLock { closures.removed } }
    set { lock.replace(\.closures.removed, of: self, by: newValue) }
  }

  /// Nil for someone who isn't there.
  public func findMember(userId: String) -> PusherPresenceChannelMember? {
    members.first { $0.userId == userId }
  }

  /// The client itself as a member.
  public func me() -> PusherPresenceChannelMember? { myId.flatMap(findMember) }

  /// Those who are there take the place of those who were there before.
  override func succeed(_ members: [PusherPresenceChannelMember]?, as id: String?) {
    lock.withLock {
      roster = members ?? []
      ownID = id
    }
    super.succeed(members, as: id)
  }

  /// False for one who is there already: some servers say it for every connection of a user.
  func add(_ member: PusherPresenceChannelMember) -> Bool {
    lock.withLock {
      guard !roster.contains(where: { $0.userId == member.userId }) else { return false }
      roster.append(member)
      return true
    }
  }

  /// The one who left, as they were known; nil for someone who wasn't there.
  func remove(_ id: String) -> PusherPresenceChannelMember? {
    lock.withLock {
      roster.firstIndex { $0.userId == id }.map { roster.remove(at: $0) }
    }
  }
}
