/// The conversation that the client's messages name, as the service reports it.
struct Conversation: Hashable, Sendable {
  /// The conversation's id; nil without a conversation, or if its id is unknown.
  private(set) var id: Int64?
  /// The conversation that ended last: later entries of it don't start it again.
  private var ended: Int64?
  /// The number of deliveries that changed the conversation, so that an older page doesn't undo a
  /// change.
  private(set) var changes = 0

  /// Applies an entry; returns whether the dialog begins or ends with it, nil for neither.
  mutating func take(_ entry: Entry) -> DialogChange? {
    let change = DialogChange(entry)
    let before = id
    let named = entry.details?.threadId
    if change == .ended {
      end(named)
    } else if let named, named != ended || change == .started || entry.belongsToRunningThread {
      begin(named)
    }
    if change != nil || id != before { changes += 1 }
    return change
  }

  /// Applies a page of the history; returns whether the dialog begins or ends with it.
  ///
  /// - Parameter changes: The number of changes when the page was requested.
  mutating func take(_ page: HistoryPage, after changes: Int) -> DialogChange? {
    guard changes == self.changes, let info = page.agentInfo?.value else { return nil }
    let change = DialogChange(page)
    if let named = info.thread?.value?.id {
      begin(named)
    } else if change == .ended || info.thread == .null {
      end(nil)
    }
    return change
  }

  private mutating func begin(_ named: Int64) {
    id = named
    ended = nil
  }

  private mutating func end(_ named: Int64?) {
    ended = named ?? id ?? ended
    id = nil
  }
}

extension Entry {
  /// Whether only a running conversation has such an entry.
  fileprivate var belongsToRunningThread: Bool {
    guard case .threadNotice(let notice) = self else { return false }
    return [.threadOpened, .threadEnqueued, .threadInProgress].contains(notice.type)
  }
}
