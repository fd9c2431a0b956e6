import BinderyRuntime
import PubNubSDK

/// What happened on a channel with many occupants since the last time it was told.
struct PresenceInterval {
  /// When it is told.
  let due: UInt64
  /// What each user did last.
  private(set) var actions: [String: PresencePayload.Action] = [:]
  /// What their names take.
  private var size = 0

  /// Beyond it, an interval names nobody.
  private static let deltaBytes = 30 * 1024

  init(due: UInt64) { self.due = due }

  /// Names that are too many to be told aren't kept.
  mutating func add(_ change: PresenceChange) {
    guard size <= Self.deltaBytes else { return }
    if actions.updateValue(change.action, forKey: change.user) == nil {
      size += change.user.utf8.count + 3
    }
    if size > Self.deltaBytes { actions = [:] }
  }

  func payload(timestamp: Int64, occupancy: Int, hasDeltas: Bool) -> PresencePayload {
    let brief = PresencePayload(action: .interval, timestamp: timestamp, occupancy: occupancy)
    guard hasDeltas else { return brief }
    var payload = brief
    guard size <= Self.deltaBytes else {
      payload.hereNowRefresh = true
      return payload
    }
    payload.join = users(.join)
    payload.leave = users(.leave)
    payload.timeout = users(.timeout)
    return payload
  }

  private func users(_ action: PresencePayload.Action) -> [String]? {
    let users = actions.filter { $0.value == action }.keys.sorted()
    return users.isEmpty ? nil : users
  }
}
