import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// A client with a service, sockets and a clock that a test has in its hands.
struct ChatFixture: Sendable {
  let service = ServiceDouble()
  let sockets = ScriptedSockets(patience: 20)
  let clock = ManualClock()
  let storage = DeviceMemory(uid: "device-1")
  let pushToken = PushToken()
  let queue: DispatchQueue
  let listener = ChatListener()
  let config: ChatConfig
  let logging: ChatLoggerConfig

  init(
    _ transport: ChatTransportConfig = ChatTransportConfig(cloudHost: "chat.example.com"),
    logging: ChatLoggerConfig = ChatLoggerConfig(logLevel: .all),
    queue: DispatchQueue = DispatchQueue(label: "test"),
    _ change: (inout ChatConfig) -> Void = { _ in }
  ) {
    var config = ChatConfig(transportConfig: transport)
    change(&config)
    self.config = config
    self.logging = logging
    self.queue = queue
  }

  func client() -> ChatCenterUISDK {
    let ids = Counter()
    let sdk = ChatCenterUISDK(
      providerUid: "provider",
      chatConfig: config,
      loggerConfig: logging,
      parts: ChatParts(
        sockets: sockets,
        http: service,
        clock: clock,
        queue: queue,
        storage: storage,
        pushToken: pushToken,
        makeID: { "id-\(ids.next())" }
      )
    )
    sdk.delegate = listener
    sdk.giveUpInTime()
    return sdk
  }

  /// A client who is authorized, with the configuration and the history there.
  func authorized(_ user: ChatUser = ChatUser(identifier: "ann")) async -> ChatCenterUISDK {
    let sdk = client()
    let events = sdk.events
    sdk.authorize(user: user)
    for await case .history in events { break }
    return sdk
  }

  /// A session that has appeared, on a socket that is ready.
  func chatting(_ sdk: ChatCenterUISDK, on number: Int = 0) async throws -> (ChatSession, Peer) {
    let session = try sdk.getChat()
    session.didAppear()
    let peer = try await peer(number)
    try await peer.admit()
    return (session, peer)
  }

  /// Waits until somebody sleeps so long.
  func waits(for duration: Duration) async throws {
    await waitUntil { clock.waits.contains(duration) }
  }

  /// Waits until the client has done all that it was asked for so far.
  func settle(_ sdk: ChatCenterUISDK) async throws { _ = try await sdk.unreadMessagesCount() }

  /// The other side of a socket that a client opens.
  func peer(
    _ number: Int = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Peer {
    Peer(socket: try await sockets.socket(number, file: file, line: line))
  }
}

extension ChatCenterUISDK {
  /// Ends what a test waits for in vain, so that it fails and doesn't hang.
  func giveUpInTime() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) { [weak self] in
      guard let self else { return }
      deauthorizeUser()
      client.hub.receipts.give(.failure(.cancelled))
      client.hub.end()
    }
  }
}

/// The service's side of a socket.
struct Peer: Sendable {
  let socket: ScriptedSocket

  /// The frame that the client sent at this place, from 0.
  func frame(
    _ position: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> JSONValue {
    let sent = try await socket.sent.first(position + 1, file: file, line: line)
    return try JSONValue(parsing: String(sent[position].dropFirst("text ".count)))
  }

  func say(_ text: String) async throws { try await socket.say(.text(text)) }

  /// Gives the device an address, and knows the client.
  func admit() async throws {
    try await register()
    try await confirm(1)
  }

  func register(_ address: String = "apns_ann") async throws {
    let id = try await id(0)
    try await say(
      #"{"action":"registerDevice","correlationId":"\#(id)","data":{"deviceAddress":"\#(address)"}}"#
    )
  }

  /// Says that the frame at this place has arrived.
  func confirm(_ position: Int) async throws {
    let id = try await id(position)
    try await say(
      #"{"action":"sendMessage","correlationId":"\#(id)","data":{"messageId":"\#(id)","status":"sent"}}"#
    )
  }

  func refuse(_ position: Int, _ action: String = "sendMessage") async throws {
    let id = try await id(position)
    try await say(
      #"{"action":"\#(action)","correlationId":"\#(id)","data":{"error":"NO","errorDetails":"why"}}"#
    )
  }

  /// Brings something that is important.
  func deliver(_ content: String, as id: String = "m1") async throws {
    try await say(
      #"{"action":"getMessages","data":{"messages":[{"messageId":"\#(id)","important":true,"content":\#(content)}]}}"#
    )
  }

  /// Waits until the client has said a word, which may be how it ends the socket.
  func expect(_ word: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try await socket.sent.wait(for: word, file: file, line: line)
  }

  private func id(_ position: Int) async throws -> String {
    let frame = try await frame(position)
    return try XCTUnwrap(frame["correlationId"]?.string)
  }
}

/// Hears everything a delegate can, in words.
final class ChatListener: ChatCenterUISDKDelegate, Sendable {
  let unread = Heard(patience: 20)
  let errors = Heard(patience: 20)
  let links = Heard()
  let log = Heard()

  func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int) {
    unread.add("\(count)")
  }

  func chatCenterUI(chatCenter: ChatCenterUISDK, didReceiveNetwork error: Error) {
    errors.add("\(error)")
  }

  func chatCenterUI(chatCenter: ChatCenterUISDK, didLog message: String) { log.add(message) }

  /// Opens the app's own links.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didOpen url: URL) -> Bool {
    links.add("\(url)")
    return url.scheme == "app"
  }
}

/// Counts from 1 on.
///
/// Sendable because `lock` guards all that changes.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
