import Foundation

/// A client's subscription: what is wanted is known at once, and brought about one after the other.
///
/// Sendable because `lock` guards all that changes after `init`.
final class SubscribeEngine: @unchecked Sendable {
  private let lock = NSLock()
  private var names = SubscribedNames()
  private let orders: AsyncStream<SubscribeLoop.Order>.Continuation
  private let work: Task<Void, Never>
  private let board: StatusBoard

  init(_ environment: SubscribeLoop.Environment) {
    let (stream, orders) = AsyncStream.makeStream(of: SubscribeLoop.Order.self)
    self.orders = orders
    board = environment.board
    // It ends with the stream, which ends with the engine.
    work = Task { await SubscribeLoop(environment, orders).run(stream) }
  }

  deinit {
    orders.finish()
    work.cancel()
  }

  var subscribed: SubscribedNames { lock.withLock { names } }
  var status: ConnectionStatus { board.status }
  var cursor: SubscribeCursor { board.cursor }

  /// False where there is nothing that wasn't subscribed to already.
  @discardableResult
  func subscribe(
    _ channels: [String],
    _ groups: [String],
    withPresence: Bool,
    at timetoken: Timetoken?
  ) -> Bool {
    order { names in
      let before = names
      names.add(channels, groups, withPresence: withPresence)
      guard names != before || timetoken != nil, !names.isEmpty else { return nil }
      return .subscribe(names, new: names.subtracting(before), from: timetoken)
    }
  }

  func unsubscribe(_ channels: [String], _ groups: [String], presenceOnly: Bool) {
    order { names in
      let before = names
      names.remove(channels, groups, presenceOnly: presenceOnly)
      return names == before ? nil : .unsubscribe(names, left: before.subtracting(names))
    }
  }

  func unsubscribeAll() {
    order { names in
      defer { names = SubscribedNames() }
      return names.isEmpty ? nil : .unsubscribe(SubscribedNames(), left: names)
    }
  }

  func disconnect() { order { _ in .disconnect } }

  func reconnect(from timetoken: Timetoken?) { order { _ in .reconnect(timetoken) } }

  /// What requests say beside the names is another now.
  func refresh() { order { _ in .refresh } }

  /// Under the lock, so that orders arrive in the order in which the names changed.
  @discardableResult
  private func order(_ change: (inout SubscribedNames) -> SubscribeLoop.Order?) -> Bool {
    lock.withLock {
      guard let order = change(&names) else { return false }
      orders.yield(order)
      return true
    }
  }
}

/// How the subscription stands, for whoever asks.
///
/// Sendable because `lock` guards all that changes.
final class StatusBoard: @unchecked Sendable {
  private let lock = NSLock()
  private var content = (status: ConnectionStatus.disconnected, cursor: SubscribeCursor.now)

  var status: ConnectionStatus { lock.withLock { content.status } }
  var cursor: SubscribeCursor { lock.withLock { content.cursor } }

  func write(_ status: ConnectionStatus, _ cursor: SubscribeCursor) {
    lock.withLock { content = (status, cursor) }
  }
}
