import BinderyRuntime
import Cryptography

/// The queue of one encrypted channel's events, which decides the actions and performs none.
///
/// If an event can't be decrypted, the secret is requested again and the event is tried with the
/// new one; later events wait.
struct EncryptedEventQueue {
  /// The maximum number of events that wait for a secret; further ones are reported as
  /// undecryptable.
  static let bound = 1_024

  private var secret: [UInt8]?
  private var waiting: ArraySlice<EncryptedEvent.Received> = []
  private var isRequestingSecret = false

  enum Action: Equatable {
    /// An event with its decrypted data.
    case deliver(EncryptedEvent.Received, data: String)
    case fail(EncryptedEvent.Received)
    case requestSecret
  }

  /// - Parameter secret: The shared secret of the authorization, in base64.
  init(secret: String?) { self.secret = Self.bytes(of: secret) }

  mutating func receive(_ event: EncryptedEvent.Received) -> [Action] {
    if isRequestingSecret {
      guard waiting.count < Self.bound else { return [.fail(event)] }
      waiting.append(event)
      return []
    }
    if let data = open(event) { return [.deliver(event, data: data)] }
    isRequestingSecret = true
    waiting = [event]
    return [.requestSecret]
  }

  /// Continues with the requested secret; nil if the request failed.
  mutating func take(secret: String?) -> [Action] {
    guard isRequestingSecret else { return [] }
    isRequestingSecret = false
    self.secret = Self.bytes(of: secret) ?? self.secret
    let events = waiting
    waiting = []
    guard let first = events.first else { return [] }
    // This was the second attempt of the first event; each of the others has one of its own.
    let action = open(first).map { Action.deliver(first, data: $0) } ?? .fail(first)
    return events.dropFirst().reduce(into: [action]) { $0 += receive($1) }
  }

  /// Fails the waiting events when the connection is lost or the channel is left.
  mutating func lose() -> [Action] {
    defer { waiting = [] }
    isRequestingSecret = false
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
  /// An event, and its unchanged message.
  struct Received: Equatable {
    let event: EncryptedEvent
    let message: String
  }
}
