import BinderyRuntime
import Foundation
import PubNubSDK

/// A client of PubNub that obeys lines of JSON, so that a program in another language can lead it.
///
///     Interop ORIGIN USER none|aes|legacy
///
/// A line in is `{"do": "publish", "channel": "c", "message": 1}`, or one with `subscribe`, `next`,
/// `history` or `counts`; a line out is what came of it, or `{"error": "why"}`.
@main
struct Interop {
  private let pubnub: PubNub
  private var received: PubNubMessages<AnyJSON>.AsyncIterator?

  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 3, let origin = words.first, let mode = words.last else {
      FileHandle.standardError.write(Data("usage: Interop ORIGIN USER none|aes|legacy\n".utf8))
      exit(2)
    }
    var interop = Interop(origin, words[words.startIndex + 1], mode)
    while let line = readLine() {
      print(await interop.answer(line))
      fflush(nil)
    }
  }

  private init(_ origin: String, _ user: String, _ mode: String) {
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
  }

  private mutating func answer(_ line: String) async -> AnyJSON {
    do {
      return try await obey(AnyJSON(try JSONValue(parsing: line)))
    } catch {
      return ["error": AnyJSON("\(error)")]
    }
  }

  private mutating func obey(_ order: AnyJSON) async throws -> AnyJSON {
    let channel = order["channel"]?.stringOptional ?? ""
    switch order["do"]?.stringOptional {
    case "publish":
      let message = order["message"] ?? AnyJSON(NSNull())
      return ["timetoken": AnyJSON(try await pubnub.publish(channel: channel, message: message))]
    case "subscribe": return await subscribe(to: channel)
    case "next":
      guard let message = try await received?.next() else { throw CancellationError() }
      return ["message": try message.content, "publisher": AnyJSON(message.publisher ?? "")]
    case "history":
      let kept = try await pubnub.fetchMessageHistory(for: [channel]).messagesByChannel[channel]
      return ["messages": AnyJSON((kept ?? []).map(\.payload.codableValue))]
    case "counts":
      let since = Timetoken(order["since"]?.stringOptional ?? "") ?? 1
      let counts = try await pubnub.messageCounts(channels: [channel], timetoken: since)
      return ["count": AnyJSON(counts[channel] ?? 0)]
    default: throw PubNubError(.invalidArguments, details: ["There is no such order."])
    }
  }

  /// Begins to receive, and waits until it does.
  private mutating func subscribe(to channel: String) async -> AnyJSON {
    let (statuses, status) = AsyncStream.makeStream(of: ConnectionStatus.self)
    let listener = StatusListener(queue: DispatchQueue(label: "status")) { status.yield($0) }
    pubnub.addStatusListener(listener)
    received = pubnub.messages(on: channel).makeAsyncIterator()
    for await status in statuses where status == .connected { break }
    return ["connected": withExtendedLifetime(listener) { true }]
  }
}
