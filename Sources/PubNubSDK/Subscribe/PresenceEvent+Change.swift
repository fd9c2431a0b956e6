extension PresenceEvent {
  var change: PubNubPresenceChangeBase {
    PubNubPresenceChangeBase(
      actions: payload.actions,
      occupancy: payload.occupancy ?? 0,
      timetoken: payload.timestamp.map { Timetoken(clamping: $0) } ?? timetoken / 10_000_000,
      refreshHereNow: payload.hereNowRefresh ?? false,
      channel: baseChannel,
      subscription: match,
      published: timetoken,
      metadata: meta
    )
  }
}

extension PresencePayload {
  /// The change of one user, the user's state, then the changes of an interval.
  fileprivate var actions: [PubNubPresenceChangeAction] {
    var actions: [PubNubPresenceChangeAction] = []
    if let uuid, let action = Self.action(action, of: [uuid]) { actions.append(action) }
    if let uuid, let data {
      let state = AnyJSON(members: data.sorted { $0.key < $1.key }.map { ($0, AnyJSON($1)) })
      actions.append(.stateChange(uuid: uuid, state: state))
    }
    let many = [(Action.join, join), (.leave, leave), (.timeout, timeout)]
    return actions + many.compactMap { Self.action($0, of: $1 ?? []) }
  }

  private static func action(_ action: Action, of users: [String]) -> PubNubPresenceChangeAction? {
    guard !users.isEmpty else { return nil }
    return switch action {
    case .join: .join(uuids: users)
    case .leave: .leave(uuids: users)
    case .timeout: .timeout(uuids: users)
    default: nil
    }
  }
}
