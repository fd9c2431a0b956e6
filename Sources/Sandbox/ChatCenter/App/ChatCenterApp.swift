import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

/// The clients, conversations and connections of a company.
///
/// A pure state machine: the caller sets the time, and performs the `effects`.
struct ChatCenterApp: Sendable {
  let settings: ChatCenterSettings
  var configuration: ServiceConfiguration
  /// The conversations, by client ID.
  var conversations: [String: Conversation] = [:]
  /// The connections, by ID.
  var connections: [String: ChatCenterConnection] = [:]
  var files: StoredFiles
  /// The pending actions on sockets, in order.
  private(set) var effects: [Effect] = []
  /// The earliest time at which `settle` must be called.
  private(set) var nextActionTime = UInt64.max
  var now: UInt64
  private var lastNumber: Int64 = 0
  /// The last value of `nextMoment`, in milliseconds since 1970.
  private var lastTimestamp: UInt64 = 0

  /// An action on a socket.
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

  /// Closes a connection with a code and a reason.
  mutating func close(_ connection: String, _ code: UInt16, _ reason: String) {
    connections[connection] = nil
    effects.append(Effect(connection: connection, kind: .close(code, reason)))
  }

  /// Schedules a call of `settle`.
  mutating func schedule(at time: UInt64) { nextActionTime = min(nextActionTime, time) }

  mutating func clearSchedule() { nextActionTime = .max }

  mutating func nextNumber() -> Int64 {
    lastNumber += 1
    return lastNumber
  }

  /// Returns an ID in the form of message IDs.
  mutating func nextID() -> String {
    let digits = String(nextNumber(), radix: 16)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// Returns the time in milliseconds, never twice the same: pages of the history refer to it.
  mutating func nextMoment() -> DateTime {
    lastTimestamp = max(now / (.ticksPerSecond / 1000), lastTimestamp + 1)
    return DateTime(Date(timeIntervalSince1970: Double(lastTimestamp) / 1000))
  }
}

/// The state of an open connection.
struct ChatCenterConnection: Equatable {
  /// The registered device.
  var device: Device?
  /// Whether the client has sent its info, and receives messages.
  var hasSentInfo = false

  /// The client and the address of a device.
  struct Device: Equatable {
    let clientID: String
    let address: String
  }
}
