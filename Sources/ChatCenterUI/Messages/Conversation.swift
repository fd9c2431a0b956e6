/// The conversation that the client's messages name, as the service says it.
struct Conversation: Hashable, Sendable {
  /// Nil for none, or for one that nobody has named.
  private(set) var id: Int64?
  /// The one that ended last: what is still said about it doesn't begin it anew.
  private var ended: Int64?
  /// How often a delivery has changed what is known, so that an older page doesn't take it back.
  private(set) var changes = 0

  /// Whether the dialog begins or ends with it; nil for neither.
  mutating func take(_ entry: Entry) -> DialogChange? {
    let change = DialogChange(entry)
    let before = id
    let named = entry.details?.threadId
    if change == .ended {
      end(named)
    } else if let named, named != ended || change == .started || entry.isOfARunningThread {
      begin(named)
    }
    if change != nil || id != before { changes += 1 }
    return change
  }

  /// The same of a page of the history.
  ///
  /// - Parameter changes: How many there were when the page was asked for.
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
  /// Whether it can't be said of a conversation that has ended.
  fileprivate var isOfARunningThread: Bool {
    guard case .threadNotice(let notice) = self else { return false }
    return [.threadOpened, .threadEnqueued, .threadInProgress].contains(notice.type)
  }
}
