/// Where pushes go, which is the app's affair and not a client's.
///
/// Sendable because `lock` guards all that changes.
final class PushToken: @unchecked Sendable {
  static let shared = PushToken()

  private let lock = NSLock()
  private var known: String?
  private var listeners: [UUID: ChatOrders] = [:]

  /// As the service is told; nil while it isn't known.
  var text: String? { lock.withLock { known } }

  /// Has every client tell it whose socket is there.
  func become(_ token: Data) {
    let text = token.map { String(format: "%02x", $0) }.joined()
    let all = lock.withLock {
      known = text
      return Array(listeners.values)
    }
    for orders in all { orders.give(.tellPushToken) }
  }

  /// A client hears of it, until it is removed.
  func add(_ orders: ChatOrders) -> UUID {
    let id = UUID()
    lock.withLock { listeners[id] = orders }
    return id
  }

  func remove(_ id: UUID) { _ = lock.withLock { listeners.removeValue(forKey: id) } }
}
