import BinderyRuntime
import PubNubSDK

/// What happened on a channel with many occupants since the last time it was told.
struct PresenceInterval {
  /// When it is told.
  let due: UInt64
  /// What each user did last.
  private var actions: [String: PresencePayload.Action] = [:]

  /// Beyond it, an interval names nobody.
  private static let deltaBytes = 30 * 1024

  init(due: UInt64) { self.due = due }

  mutating func add(_ change: PresenceChange) { actions[change.user] = change.action }

  func payload(timestamp: Int64, occupancy: Int, hasDeltas: Bool) -> PresencePayload {
    let brief = PresencePayload(action: .interval, timestamp: timestamp, occupancy: occupancy)
    guard hasDeltas else { return brief }
    var full = brief
    full.join = users(.join)
    full.leave = users(.leave)
    full.timeout = users(.timeout)
    let size = actions.keys.reduce(0) { $0 + $1.utf8.count + 3 }
    guard size > Self.deltaBytes else { return full }
    var refresh = brief
    refresh.hereNowRefresh = true
    return refresh
  }

  private func users(_ action: PresencePayload.Action) -> [String]? {
    let users = actions.filter { $0.value == action }.keys.sorted()
    return users.isEmpty ? nil : users
  }
}
