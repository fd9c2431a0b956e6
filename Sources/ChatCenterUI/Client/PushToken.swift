/// The push token, which belongs to the app and is shared by its clients.
///
/// Sendable because `lock` guards all that changes.
final class PushToken: @unchecked Sendable {
  static let shared = PushToken()

  private let lock = NSLock()
  private var known: String?
  private var listeners: [UUID: ChatCommands] = [:]

  /// The token in hexadecimal; nil until it is set.
  var text: String? { lock.withLock { known } }

  /// Sets the token, and has every client with a socket send it.
  func set(_ token: Data) {
    let text = token.map { String(format: "%02x", $0) }.joined()
    let all = lock.withLock {
      known = text
      return Array(listeners.values)
    }
    for commands in all { commands.send(.sendPushToken) }
  }

  /// Notifies a client of changes, until it is removed.
  func add(_ commands: ChatCommands) -> UUID {
    let id = UUID()
    lock.withLock { listeners[id] = commands }
    return id
  }

  func remove(_ id: UUID) { _ = lock.withLock { listeners.removeValue(forKey: id) } }
}
