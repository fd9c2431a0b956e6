import BinderyRuntime

/// A presence channel, which has a list of its members.
///
/// Sendable because it has only constants of Sendable types; the compiler can't check a subclass.
public final class PusherPresenceChannel: PusherChannel, @unchecked Sendable {
  private let state = Locked(State())

  private struct State {
    var members: [PusherPresenceChannelMember] = []
    var ownID: String?
    var onAdded = QueueConfined<MemberClosure?>(nil)
    var onRemoved = QueueConfined<MemberClosure?>(nil)
  }

  typealias MemberClosure = (PusherPresenceChannelMember) -> Void

  /// The members of the channel, once it is subscribed to.
  public var members: [PusherPresenceChannelMember] { state.withLock { $0.members } }

  /// The client's own member id, once the channel is subscribed to.
  public var myId: String? { state.withLock { $0.ownID } }

  /// The closure that is called with each added member.
  public var onMemberAdded: ((PusherPresenceChannelMember) -> Void)? {
    get { state.withLock { $0.onAdded }.value }
    set { state.replace(\.onAdded, by: QueueConfined(newValue)) }
  }

  /// The closure that is called with each removed member.
  public var onMemberRemoved: ((PusherPresenceChannelMember) -> Void)? {
    get { state.withLock { $0.onRemoved }.value }
    set { state.replace(\.onRemoved, by: QueueConfined(newValue)) }
  }

  /// Returns the member with this id; nil if it isn't on the channel.
  public func findMember(userId: String) -> PusherPresenceChannelMember? {
    members.first { $0.userId == userId }
  }

  /// Returns the client's own member.
  public func me() -> PusherPresenceChannelMember? { myId.flatMap(findMember) }

  /// Replaces the members.
  override func succeed(_ members: [PusherPresenceChannelMember]?, as id: String?) {
    state.withLock { state in
      state.members = members ?? []
      state.ownID = id
    }
    super.succeed(members, as: id)
  }

  /// Adds a member; false if it is present already: some servers report every connection of a user.
  func add(_ member: PusherPresenceChannelMember) -> Bool {
    state.withLock { state in
      guard !state.members.contains(where: { $0.userId == member.userId }) else { return false }
      state.members.append(member)
      return true
    }
  }

  /// Removes and returns a member; nil if it isn't present.
  func remove(_ id: String) -> PusherPresenceChannelMember? {
    state.withLock { state in
      let index = state.members.firstIndex { $0.userId == id }
      return index.map { state.members.remove(at: $0) }
    }
  }
}
