import BinderyRuntime

// The history.
extension ChatLoop {
  /// - Parameter changes: The number of changes of the conversation when the page was requested.
  func take(_ page: HistoryPage, of account: ChatAccount, after changes: Int) {
    guard account.isSame(as: self.account) else { return }
    conversation.take(page, after: changes).map { handle($0.input) }
    for case .event(.entry(let entry)) in page.messages { note(entry.details?.receivedDate) }
    latestPage = environment.elapsed()
    hub.events.send(.history(page))
  }

  /// Notes that the latest page couldn't be fetched; the socket may be ready already.
  func noteMissingHistory(to account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    gap = Gap(start: nil)
    if opening.isReady { catchUp() }
  }

  /// Notes that messages may be missing before this socket.
  ///
  /// The first socket has no gap if it opens soon after the latest page; an earlier gap is kept.
  func noteMissedMessages() {
    let now = environment.elapsed()
    guard gap == nil, hasBeenReady || now - (latestPage ?? now) > Self.pageAge else { return }
    gap = Gap(start: newest)
  }

  /// Remembers the date of the newest known entry.
  func note(_ date: DateTime?) {
    guard let date, newest.map({ $0 < date }) ?? true else { return }
    newest = date
  }

  /// Fetches the entries since the socket was lost, or the latest page if none is known.
  func catchUp() {
    hasBeenReady = true
    guard let gap, let current, let account else { return }
    let count = gap.start == nil ? lifecycle.settings.historyLoadingCount : Self.missedCount
    run(.missedMessages) { [weak self, hub, changes = conversation.changes] in
      guard let service = await self?.service else { return }
      do throws(ChatNetworkError) {
        let page = try await service.history(after: gap.start, count: count)
        await self?.closeGap(of: account, askedOn: current)
        await self?.take(page, of: account, after: changes)
      } catch {
        hub.report(error)
      }
    }
  }

  /// Closes the gap, unless a later socket has opened meanwhile.
  private func closeGap(of account: ChatAccount, askedOn generation: Int) {
    guard account.isSame(as: self.account), generation == current ?? generation else { return }
    gap = nil
  }

  /// The age of the latest page up to which the first socket fetches no newer entries.
  private static let pageAge = Duration.seconds(300)
  /// the number that the web client requests.
  private static let missedCount = 999
}
