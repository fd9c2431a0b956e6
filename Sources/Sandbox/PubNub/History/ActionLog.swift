import PubNubSDK

/// The message actions of a channel, oldest first.
struct ActionLog {
  private(set) var actions = BoundedQueue<StoredAction>()

  /// Appends an action and drops the oldest beyond the limit.
  mutating func append(_ action: StoredAction, bound: Int) {
    actions.append(action)
    actions.trim(to: bound)
  }

  mutating func remove(at timetoken: UInt64) { actions.removeAll { $0.timetoken == timetoken } }

  /// Removes the actions on messages of the window.
  mutating func forget(_ window: HistoryWindow) {
    actions.removeAll { window.contains($0.messageTimetoken) }
  }

  /// Removes older actions.
  mutating func trim(floor: UInt64) { actions.removeAll { $0.timetoken < floor } }

  /// Returns the actions on messages, by message, type and value.
  func byMessage(
    _ timetokens: some Sequence<UInt64>
  ) -> [UInt64: [String: [String: [HistoryAction]]]] {
    let messages = Set(timetokens)
    var found: [UInt64: [String: [String: [HistoryAction]]]] = [:]
    for action in actions where messages.contains(action.messageTimetoken) {
      found[action.messageTimetoken, default: [:]][action.type, default: [:]][
        action.value,
        default: []
      ]
      .append(HistoryAction(uuid: action.user, actionTimetoken: "\(action.timetoken)"))
    }
    return found
  }
}

extension StoredAction: Sized {}
