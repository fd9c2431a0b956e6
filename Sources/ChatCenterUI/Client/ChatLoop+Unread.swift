import BinderyRuntime

// The number of unread messages.
extension ChatLoop {
  /// does not poll in the background.
  func poll() {
    let seconds = lifecycle.settings.unreadMessageCountDelay
    guard let account, !lifecycle.is(.inBackground),
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

  func countUnread(_ completion: @escaping @Sendable (Result<Int, ChatNetworkError>) -> Void) {
    guard let account else { return completion(.failure(.cancelled)) }
    let key = BackgroundTask.count(environment.parts.makeID())
    run(key) { [weak self, environment, hub] in
      let result: Result<Int, ChatNetworkError>
      do throws(ChatNetworkError) {
        let count = try await environment.service(for: account, reportingTo: hub).unreadCount()
        await self?.take(count, of: account)
        result = .success(count)
      } catch {
        hub.report(error)
        result = .failure(error)
      }
      completion(result)
      await self?.finish(key)
    }
  }

  func finish(_ key: BackgroundTask) { backgroundTasks[key] = nil }

  private func take(_ count: Int, of account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    if count <= 0 { unread = [] }
    hub.setUnreadCount(max(count, 0))
  }

  /// Counts a message that is delivered twice once.
  func noteUnread(_ id: String) {
    guard !unread.contains(id) else { return }
    unread.append(id)
    // The user may never read them.
    if unread.count > Self.unreadBound { unread.removeFirst() }
    hub.setUnreadCount(min(hub.current.unreadCount, .max - 1) + 1)
  }

  /// Reports messages as read, now or once a socket is ready.
  func read(_ ids: [String]) {
    guard account != nil else { return }
    let known = Set(unsentReadReceipts)
    unsentReadReceipts += ids.filter { !known.contains($0) }
    // After a logout request, read receipts are not sent.
    if logoutRequest == nil { sendReadReceipts() }
    unsentReadReceipts.removeFirst(max(unsentReadReceipts.count - Self.unreadBound, 0))
  }

  /// Sends the read receipts unless the socket is closing, and subtracts the read messages that
  /// have arrived since the service's last count.
  func sendReadReceipts() {
    guard opening.isReady, lifecycle.is(.connected), !unsentReadReceipts.isEmpty else { return }
    acknowledge(unsentReadReceipts, .read)
    let count = unread.count
    unread.removeAll(where: Set(unsentReadReceipts).contains)
    unsentReadReceipts = []
    hub.setUnreadCount(max(hub.current.unreadCount - (count - unread.count), 0))
  }

  /// The most messages that are remembered; the service counts the others.
  private static let unreadBound = 1_024
}
