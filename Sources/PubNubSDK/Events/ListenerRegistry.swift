import BinderyRuntime

/// The listeners of an emitter, held weakly.
final class ListenerRegistry: Sendable {
  private let registrations = Locked<[ListenerRegistration]>([])

  /// Adds a listener at the end; one that is registered already keeps its registration.
  func add(_ listener: any ItemReceiver) {
    change { members in
      let registration =
        members.first { $0.listener === listener }?.registration
        ?? ListenerRegistration(of: listener)
      members.removeAll { $0.registration === registration }
      members.append(Member(listener: listener, registration: registration))
    }
  }

  func remove(_ listener: any ItemReceiver) { removeAll { $0 === listener } }

  func removeAll(where matches: (any ItemReceiver) -> Bool) {
    change { members in
      members.removeAll { member in
        guard matches(member.listener) else { return false }
        member.registration.remove()
        return true
      }
    }
  }

  /// Sends items to the listeners in the order they were added, while they are registered and
  /// `isActive` returns true.
  func send(
    _ items: [ReceivedItem],
    while isActive: @escaping @Sendable () -> Bool = { true }
  ) {
    guard !items.isEmpty else { return }
    let current = members
    if current.contains(where: \.listener.isCancelled) {
      change { $0.removeAll(where: \.listener.isCancelled) }
    }
    for member in current where !member.listener.isCancelled {
      member.listener.receive(items) { [registration = member.registration] in
        !registration.isRemoved && isActive()
      }
    }
  }

  /// A registered listener, held strongly while it is in use.
  private struct Member {
    let listener: any ItemReceiver
    let registration: ListenerRegistration

    init(listener: any ItemReceiver, registration: ListenerRegistration) {
      self.listener = listener
      self.registration = registration
    }

    /// Creates a member; nil if the listener is deallocated.
    init?(at registration: ListenerRegistration) {
      guard let listener = registration.listener else { return nil }
      self.init(listener: listener, registration: registration)
    }
  }

  private var members: [Member] { registrations.withLock { $0.compactMap(Member.init) } }

  private func change(_ change: (inout [Member]) -> Void) {
    // The last reference to a listener may be released here, and its deinitializer may run any
    // code: keep the listeners alive until the lock is released.
    let before = registrations.withLock { registrations in
      let before = registrations.compactMap(Member.init)
      var after = before
      change(&after)
      registrations = after.map(\.registration)
      return before
    }
    withExtendedLifetime(before) {}
  }
}
