import BinderyRuntime

// How many messages are unread.
extension ChatLoop {
  /// not in the background.
  func poll() {
    let seconds = life.settings.unreadMessageCountDelay
    guard let account, !life.is(.inBackground),
      let polling = UnreadPolling(seconds: seconds, clock: environment.parts.clock)
    else { return }
    run(.polling) { [weak self, hub] in
      await polling.run {
        guard let service = await self?.service else { return }
        do throws(ChatNetworkError) {
          await self?.take(try await service.unreadCount(), of: account)
        } catch {
          hub.report(error)
        }
      }
    }
  }

  func countUnread(_ told: @escaping @Sendable (Result<Int, ChatNetworkError>) -> Void) {
    guard let account else { return told(.failure(.cancelled)) }
    let errand = Errand.count(environment.parts.makeID())
    run(errand) { [weak self, environment, hub] in
      let result: Result<Int, ChatNetworkError>
      do throws(ChatNetworkError) {
        let count = try await environment.service(for: account, reportingTo: hub).unreadCount()
        await self?.take(count, of: account)
        result = .success(count)
      } catch {
        hub.report(error)
        result = .failure(error)
      }
      told(result)
      await self?.finish(errand)
    }
  }

  func finish(_ errand: Errand) { errands[errand] = nil }

  private func take(_ count: Int, of account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    if count <= 0 { unread = [] }
    hub.become(unread: max(count, 0))
  }

  /// What is delivered twice is unread once.
  func noteUnread(_ id: String) {
    guard !unread.contains(id) else { return }
    unread.append(id)
    // Nobody may ever read them.
    if unread.count > Self.unreadBound { unread.removeFirst() }
    hub.become(unread: min(hub.current.unreadCount, .max - 1) + 1)
  }

  /// Tells the service, now or once a socket is ready: the device comes first.
  func read(_ ids: [String]) {
    guard account != nil else { return }
    let known = Set(untold)
    untold += ids.filter { !known.contains($0) }
    // Behind a goodbye there is nobody who could have read it.
    if goodbye == nil { tellWhatWasRead() }
    untold.removeFirst(max(untold.count - Self.unreadBound, 0))
  }

  /// Counts those no more that have come since the service has counted; behind a goodbye nothing is
  /// heard any more.
  func tellWhatWasRead() {
    guard opening.isReady, life.is(.connected), !untold.isEmpty else { return }
    acknowledge(untold, .read)
    let count = unread.count
    unread.removeAll(where: Set(untold).contains)
    untold = []
    hub.become(unread: max(hub.current.unreadCount - (count - unread.count), 0))
  }

  /// So many are remembered; the service counts the others.
  private static let unreadBound = 1_024
}
