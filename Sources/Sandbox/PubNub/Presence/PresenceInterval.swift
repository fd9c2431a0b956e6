import BinderyRuntime
import PubNubSDK

/// The changes on a channel with many occupants since the last interval event.
struct PresenceInterval {
  /// The time of the interval event.
  let due: UInt64
  /// The last action of each user.
  private(set) var actions: [String: PresencePayload.Action] = [:]
  /// The number of bytes of the users' names.
  private var size = 0

  /// The limit beyond which an interval event names no users.
  private static let deltaBytes = 30 * 1024

  init(due: UInt64) { self.due = due }

  /// Adds a change; beyond the limit, names are dropped.
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
