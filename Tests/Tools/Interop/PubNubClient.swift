import BinderyRuntime
import Foundation
import PubNubSDK

/// A client of PubNub: it publishes and subscribes, waits for the `next` message, reads `history`
/// and `counts`, and reports presence.
struct PubNubClient: CommandClient {
  let pubnub: PubNub
  var presence: PresenceListener
  private var received: PubNubMessages<AnyJSON>.AsyncIterator?

  init(_ origin: String, _ user: String, _ mode: String) {
    let modules: [String: CryptoModule] = [
      "aes": .aesCbcCryptoModule(with: "enigma"), "legacy": .legacyCryptoModule(with: "enigma"),
    ]
    pubnub = PubNub(
      configuration: PubNubConfiguration(
        publishKey: "demo",
        subscribeKey: "demo",
        userId: user,
        cryptoModule: modules[mode],
        useSecureConnections: false,
        origin: origin
      )
    )
    presence = PresenceListener(to: pubnub)
  }

  mutating func execute(_ command: JSONValue) async throws -> JSONValue {
    try await execute(AnyJSON(command)).requireJSON()
  }

  private mutating func execute(_ command: AnyJSON) async throws -> AnyJSON {
    let channel = command["channel"]?.stringOptional ?? ""
    switch command["do"]?.stringOptional {
    case "publish":
      let message = command["message"] ?? AnyJSON(NSNull())
      return ["timetoken": AnyJSON(try await pubnub.publish(channel: channel, message: message))]
    case "subscribe": return try await subscribe(to: channel)
    case "next":
      guard let message = try await received?.next() else { throw CancellationError() }
      return ["message": try message.content, "publisher": AnyJSON(message.publisher ?? "")]
    case "history":
      let kept = try await pubnub.fetchMessageHistory(for: [channel]).messagesByChannel[channel]
      return ["messages": AnyJSON((kept ?? []).map(\.payload.codableValue))]
    case "counts":
      let since = Timetoken(command["since"]?.stringOptional ?? "") ?? 1
      let counts = try await pubnub.messageCounts(channels: [channel], timetoken: since)
      return ["count": AnyJSON(counts[channel] ?? 0)]
    default: return try await executePresence(command, channel)
    }
  }

  /// Subscribes, and waits until the client is connected.
  private mutating func subscribe(to channel: String) async throws -> AnyJSON {
    received = pubnub.messages(on: channel).makeAsyncIterator()
    return try await connected()
  }

  /// Waits until the client is connected.
  func connected() async throws -> AnyJSON {
    let (statuses, status) = AsyncStream.makeStream(of: ConnectionStatus.self)
    let listener = StatusListener(queue: DispatchQueue(label: "status")) { status.yield($0) }
    pubnub.addStatusListener(listener)
    if pubnub.connectionStatus == .connected { return ["connected": true] }
    for await status in statuses {
      if status == .connected { break }
      if case .disconnectedUnexpectedly(let error) = status { throw error }
    }
    return ["connected": withExtendedLifetime(listener) { true }]
  }
}
