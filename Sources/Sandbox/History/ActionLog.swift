import PubNubSDK

/// The message actions of a channel, oldest first.
struct ActionLog {
  private(set) var actions = BoundedQueue<StoredAction>()

  /// The oldest gives way where there are too many.
  mutating func append(_ action: StoredAction, bound: Int) {
    actions.append(action)
    actions.trim(to: bound)
  }

  mutating func remove(at timetoken: UInt64) { actions.removeAll { $0.timetoken == timetoken } }

  /// Removes what was attached to messages of the window.
  mutating func forget(_ window: HistoryWindow) {
    actions.removeAll { window.contains($0.messageTimetoken) }
  }

  /// Drops what is older.
  mutating func trim(floor: UInt64) { actions.removeAll { $0.timetoken < floor } }

  /// The actions of messages, by message, type and value.
  func byMessage(
    _ timetokens: some Sequence<UInt64>
  ) -> [UInt64: [String: [String: [HistoryAction]]]] {
    let wanted = Set(timetokens)
    var found: [UInt64: [String: [String: [HistoryAction]]]] = [:]
    for action in actions where wanted.contains(action.messageTimetoken) {
      found[action.messageTimetoken, default: [:]][action.type, default: [:]][
        action.value,
        default: []
      ]
      .append(HistoryAction(uuid: action.user, actionTimetoken: "\(action.timetoken)"))
    }
    return found
  }
}

extension StoredAction: Weighed {}
