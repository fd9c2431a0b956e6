import BinderyRuntime
import Cryptography

/// The events of one end-to-end encrypted channel in their order, decided without asking anybody.
///
/// What can't be opened has the secret asked for once more, and is tried with the new one; events
/// behind it wait.
struct SecretEvents {
  /// So many wait for a secret; further ones are told as undecryptable.
  static let bound = 1_024

  private var secret: [UInt8]?
  private var waiting: ArraySlice<EncryptedEvent.Received> = []
  private var isAsking = false

  enum Action: Equatable {
    /// The data of an event, opened.
    case deliver(EncryptedEvent.Received, data: String)
    case fail(EncryptedEvent.Received)
    case askForSecret
  }

  /// - Parameter secret: In base64, as the authorization has it.
  init(secret: String?) { self.secret = Self.bytes(of: secret) }

  mutating func receive(_ event: EncryptedEvent.Received) -> [Action] {
    if isAsking {
      guard waiting.count < Self.bound else { return [.fail(event)] }
      waiting.append(event)
      return []
    }
    if let data = open(event) { return [.deliver(event, data: data)] }
    isAsking = true
    waiting = [event]
    return [.askForSecret]
  }

  /// Goes on with the secret that was asked for; nil where there is none.
  mutating func take(secret: String?) -> [Action] {
    guard isAsking else { return [] }
    isAsking = false
    self.secret = Self.bytes(of: secret) ?? self.secret
    let events = waiting
    waiting = []
    guard let first = events.first else { return [] }
    // It has had its second try; each of the others has one of its own.
    let action = open(first).map { Action.deliver(first, data: $0) } ?? .fail(first)
    return events.dropFirst().reduce(into: [action]) { $0 += receive($1) }
  }

  /// Gives up what waits: the connection is lost, or the channel was left.
  mutating func lose() -> [Action] {
    defer { waiting = [] }
    isAsking = false
    return waiting.map(Action.fail)
  }

  private func open(_ event: EncryptedEvent.Received) -> String? {
    guard let secret else { return nil }
    let data = event.event.data.value
    let message = try? SecretBox.open(Array(data.ciphertext), nonce: Array(data.nonce), key: secret)
    return message.flatMap { String(bytes: $0, encoding: .utf8) }
  }

  private static func bytes(of secret: String?) -> [UInt8]? {
    secret.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
  }
}

extension EncryptedEvent {
  /// An event, and the message as it came.
  struct Received: Equatable {
    let event: EncryptedEvent
    let message: String
  }
}
