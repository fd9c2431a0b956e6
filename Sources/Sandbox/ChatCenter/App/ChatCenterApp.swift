import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

/// The clients of a company, their conversations and their connections.
///
/// Pure: the time is told to it, and what is to be sent it leaves in `effects`.
struct ChatCenterApp {
  let settings: ChatCenterSettings
  var configuration: ServiceConfiguration
  /// By the ids of clients.
  var conversations: [String: Conversation] = [:]
  /// By their own ids.
  var connections: [String: ChatCenterConnection] = [:]
  var files: StoredFiles
  /// What is to be done on sockets, in this order.
  private(set) var effects: [Effect] = []
  /// When something is due, at the earliest.
  private(set) var alarm = UInt64.max
  var now: UInt64
  private var lastNumber: Int64 = 0
  /// Milliseconds since 1970.
  private var lastMoment: UInt64 = 0

  /// Something to do on one socket.
  struct Effect: Equatable {
    enum Kind: Equatable {
      case send(SocketChannel.Incoming)
      case close(UInt16, String)
    }

    let connection: String
    let kind: Kind
  }

  init(settings: ChatCenterSettings, at now: UInt64) {
    self.settings = settings
    self.now = now
    configuration = settings.configuration
    files = StoredFiles(settings.bounds)
  }

  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  mutating func send(_ frame: SocketChannel.Incoming, to connection: String) {
    effects.append(Effect(connection: connection, kind: .send(frame)))
  }

  /// Forgets the connection, and says why.
  mutating func close(_ connection: String, _ code: UInt16, _ reason: String) {
    connections[connection] = nil
    effects.append(Effect(connection: connection, kind: .close(code, reason)))
  }

  /// Makes sure that `settle` is called then.
  mutating func schedule(at time: UInt64) { alarm = min(alarm, time) }

  mutating func forgetAlarm() { alarm = .max }

  mutating func nextNumber() -> Int64 {
    lastNumber += 1
    return lastNumber
  }

  /// An id as messages have them.
  mutating func nextID() -> String {
    let digits = String(nextNumber(), radix: 16)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// The time in milliseconds, never the same twice: pages of the history are told by it.
  mutating func nextMoment() -> DateTime {
    lastMoment = max(now / (.ticksPerSecond / 1000), lastMoment + 1)
    return DateTime(Date(timeIntervalSince1970: Double(lastMoment) / 1000))
  }
}

/// What is known of an open connection.
struct ChatCenterConnection: Equatable {
  /// Once its device is registered.
  var device: Device?
  /// Whether the client was introduced, and may hear what was said to it.
  var isIntroduced = false

  /// Whose it is, and where.
  struct Device: Equatable {
    let clientID: String
    let address: String
  }
}
