import BinderyRuntime

// What was said before.
extension ChatLoop {
  /// - Parameter changes: Those of the conversation that were known when the page was asked for.
  func take(_ page: HistoryPage, of account: ChatAccount, after changes: Int) {
    guard account.isSame(as: self.account) else { return }
    conversation.take(page, after: changes).map { live($0.input) }
    for case .event(.entry(let entry)) in page.messages { note(entry.details?.receivedDate) }
    latestPage = environment.elapsed()
    hub.events.send(.history(page))
  }

  /// The latest page, which couldn't be fetched; the first socket may be there already.
  func oweAll(to account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    gap = Gap(start: nil)
    if opening.isReady { catchUp() }
  }

  /// What was said before a socket, unless the first comes soon after the latest page; what is
  /// missing since an earlier one still is.
  func oweWhatWasMissed() {
    let now = environment.elapsed()
    guard gap == nil, hasBeenReady || now - (latestPage ?? now) > Self.pageAge else { return }
    gap = Gap(start: newest)
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
    run(.catchingUp) { [weak self, hub, changes = conversation.changes] in
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

  /// An answer says nothing of what was missed before a later socket.
  private func closeGap(of account: ChatAccount, askedOn generation: Int) {
    guard account.isSame(as: self.account), generation == current ?? generation else { return }
    gap = nil
  }

  /// How old a page may be for the first socket not to ask what has been said since.
  private static let pageAge = Duration.seconds(300)
  /// as many as the web client asks for.
  private static let missedCount = 999
}
