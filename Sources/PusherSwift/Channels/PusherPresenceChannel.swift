import BinderyRuntime

/// A presence channel, which has a list of its members.
///
/// Sendable because `lock` guards all mutable state, and because the app's closures are called on
/// the callback queue only.
public final class PusherPresenceChannel: PusherChannel, @unchecked Sendable {
  private let lock = NSLock()
  private var roster: [PusherPresenceChannelMember] = []
  private var ownID: String?
  private var closures: (added: MemberClosure?, removed: MemberClosure?)

  typealias MemberClosure = (PusherPresenceChannelMember) -> Void

  /// The members of the channel, once it is subscribed to.
  public var members: [PusherPresenceChannelMember] { lock.withLock { roster } }

  /// The client's own member id, once the channel is subscribed to.
  public var myId: String? { lock.withLock { ownID } }

  /// Is called with each member that is added.
  public var onMemberAdded: ((PusherPresenceChannelMember) -> Void)? {
    get { lock.withLock { closures.added } }
    set { lock.replace(\.closures.added, of: self, by: newValue) }
  }

  /// Is called with each member that is removed.
  public var onMemberRemoved: ((PusherPresenceChannelMember) -> Void)? {
    get { lock.withLock { closures.removed } }
    set { lock.replace(\.closures.removed, of: self, by: newValue) }
  }

  /// Returns the member with this id; nil if it isn't on the channel.
  public func findMember(userId: String) -> PusherPresenceChannelMember? {
    members.first { $0.userId == userId }
  }

  /// Returns the client's own member.
  public func me() -> PusherPresenceChannelMember? { myId.flatMap(findMember) }

  /// Replaces the members.
  override func succeed(_ members: [PusherPresenceChannelMember]?, as id: String?) {
    lock.withLock {
      roster = members ?? []
      ownID = id
    }
    super.succeed(members, as: id)
  }

  /// Adds a member; false if it is present already: some servers report every connection of a user.
  func add(_ member: PusherPresenceChannelMember) -> Bool {
    lock.withLock {
      guard !roster.contains(where: { $0.userId == member.userId }) else { return false }
      roster.append(member)
      return true
    }
  }

  /// Removes and returns a member; nil if it isn't present.
  func remove(_ id: String) -> PusherPresenceChannelMember? {
    lock.withLock {
      roster.firstIndex { $0.userId == id }.map { roster.remove(at: $0) }
    }
  }
}
