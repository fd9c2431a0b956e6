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
    defer { hasBeenReady = true }
    guard hasBeenReady, let account else { return }
    let count = knownBefore == nil ? life.settings.historyLoadingCount : Self.missedCount
    run(.catchingUp) { [weak self, hub, knownBefore] in
      guard let service = await self?.service else { return }
      do throws(ChatNetworkError) {
        await self?.take(try await service.history(after: knownBefore, count: count), of: account)
      } catch {
        hub.report(error)
      }
    }
  }

  /// as many as the web client asks for.
  private static let missedCount = 999
}
