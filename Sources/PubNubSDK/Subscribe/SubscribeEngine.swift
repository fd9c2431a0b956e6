import Foundation

/// A client's subscription: what is wanted is known at once, and brought about one after the other.
///
/// Sendable because `lock` guards all that changes after `init`.
final class SubscribeEngine: @unchecked Sendable {
  private let lock = NSLock()
  private var interests = Interests()
  private let orders: AsyncStream<SubscribeLoop.Order>.Continuation
  private let board: StatusBoard

  init(_ environment: SubscribeLoop.Environment) {
    let (stream, orders) = AsyncStream.makeStream(of: SubscribeLoop.Order.self)
    self.orders = orders
    board = environment.board
    // It ends by itself, when the stream does, which ends with the engine.
    Task { await SubscribeLoop(environment, orders).run(stream) }
  }

  deinit { orders.finish() }

  var subscribed: SubscribedNames { lock.withLock { interests.names } }
  var status: ConnectionStatus { board.status }
  var cursor: SubscribeCursor { board.cursor }

  /// `refreshing` where requests say something else beside the names.
  func subscribe(_ wanted: SubscribedNames, at timetoken: Timetoken?, refreshing: Bool = false) {
    order { $0.orders(toSubscribe: wanted, at: timetoken, refreshing: refreshing) }
  }

  /// All at once, so that the service is asked once; and again after a failure.
  func begin(_ readers: [Interests.Reader], at timetoken: Timetoken?) {
    order { interests in
      let before = interests.names
      let wanting = readers.filter { !$0.names.isEmpty }
      for reader in wanting { interests.add(reader) }
      let names = interests.names
      return wanting.isEmpty
        ? [] : [.subscribe(names, new: names.subtracting(before), from: timetoken)]
    }
  }

  func end(_ readers: [UUID]) { leave { $0.remove(readers) } }

  /// Whether a reader has begun, and nobody has ended it or what it reads.
  func isReading(_ reader: UUID) -> Bool { lock.withLock { interests.includes(reader) } }

  func unsubscribe(_ channels: [String], _ groups: [String], presenceOnly: Bool) {
    leave { $0.remove(channels, groups, presenceOnly: presenceOnly) }
  }

  func unsubscribeAll() { leave { $0 = Interests() } }

  func disconnect() { order { _ in [.disconnect] } }

  func reconnect(from timetoken: Timetoken?) { order { _ in [.reconnect(timetoken)] } }

  /// What requests say beside the names is another now.
  func refresh() { order { _ in [.refresh] } }

  private func leave(_ change: (inout Interests) -> Void) {
    order { interests in
      let before = interests.names
      change(&interests)
      let names = interests.names
      return names == before ? [] : [.unsubscribe(names, left: before.subtracting(names))]
    }
  }

  /// Under the lock, so that orders arrive in the order in which the interests changed.
  private func order(_ change: (inout Interests) -> [SubscribeLoop.Order]) {
    lock.withLock {
      for order in change(&interests) { orders.yield(order) }
    }
  }
}
