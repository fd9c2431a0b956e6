import BinderyRuntime

// What was said before.
extension ChatLoop {
  func take(_ page: HistoryPage, of account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    threadID = page.agentInfo?.value?.thread?.value?.id ?? threadID
    for case .event(.entry(let entry)) in page.messages { note(entry.details?.receivedDate) }
    DialogChange(page).map { live($0.input) }
    hub.events.send(.history(page))
  }

  /// Remembers how far the conversation is known.
  func note(_ date: DateTime?) {
    guard let date, newest.map({ $0 < date }) ?? true else { return }
    newest = date
  }

  /// Asks for what was said while there was no socket, once there is one again; where nothing is
  /// known, for the latest page.
  func catchUp() {
    hasBeenReady = true
    guard let gap, let current, let account else { return }
    let count = gap.start == nil ? life.settings.historyLoadingCount : Self.missedCount
    run(.catchingUp) { [weak self, hub] in
      guard let service = await self?.service else { return }
      do throws(ChatNetworkError) {
        let page = try await service.history(after: gap.start, count: count)
        await self?.close(gap, with: page, askedOn: current, of: account)
      } catch {
        hub.report(error)
      }
    }
  }

  /// The page says nothing of what was missed before a later socket.
  private func close(
    _ gap: Gap,
    with page: HistoryPage,
    askedOn generation: Int,
    of account: ChatAccount
  ) {
    if generation == current, gap == self.gap { self.gap = nil }
    take(page, of: account)
  }

  /// as many as the web client asks for.
  private static let missedCount = 999
}
