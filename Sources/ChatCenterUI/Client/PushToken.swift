import BinderyRuntime

/// The push token, which belongs to the app and is shared by its clients.
final class PushToken: Sendable {
  static let shared = PushToken()

  private let state = Locked(State())

  private struct State {
    var text: String?
    var listeners: [UUID: AsyncStream<ChatCommand>.Continuation] = [:]
  }

  /// The token in hexadecimal; nil until it is set.
  var text: String? { state.withLock { $0.text } }

  /// Sets the token, and has every client with a socket send it.
  func set(_ token: Data) {
    let text = token.map { String(format: "%02x", $0) }.joined()
    let all = state.withLock { state in
      state.text = text
      return Array(state.listeners.values)
    }
    for commands in all { commands.yield(.sendPushToken) }
  }

  /// Notifies a client of changes, until it is removed.
  func add(_ commands: AsyncStream<ChatCommand>.Continuation) -> UUID {
    let id = UUID()
    state.withLock { $0.listeners[id] = commands }
    return id
  }

  func remove(_ id: UUID) { _ = state.withLock { $0.listeners.removeValue(forKey: id) } }
}
