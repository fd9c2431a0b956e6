import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// A client with a service, sockets and a clock that a test controls.
struct ChatFixture: Sendable {
  let service = ServiceDouble()
  let sockets = ScriptedSockets(timeout: 20)
  let clock = ManualClock()
  let storage = InMemoryDeviceStorage(uid: "device-1")
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
      parts: ChatDependencies(
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

  /// An authorized client, with its configuration and history.
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

  /// Waits until a task sleeps for this duration.
  func waits(for duration: Duration) async throws {
    await waitUntil { clock.waits.contains(duration) }
  }

  /// Waits until the client has executed all commands.
  func settle(_ sdk: ChatCenterUISDK) async throws { _ = try await sdk.unreadMessagesCount() }

  /// The server's side of a socket that a client opens.
  func peer(
    _ number: Int = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Peer {
    Peer(socket: try await sockets.socket(number, file: file, line: line))
  }
}

extension ChatCenterUISDK {
  /// Ends waits after a timeout, so that a test fails and doesn't hang.
  func giveUpInTime() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) { [weak self] in
      guard let self else { return }
      deauthorizeUser()
      client.hub.receipts.resume(returning: .failure(.cancelled))
      client.hub.end()
    }
  }
}

/// The service's side of a socket.
struct Peer: Sendable {
  let socket: ScriptedSocket

  /// The client's frame with this index.
  func frame(
    _ position: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> JSONValue {
    let sent = try await socket.sent.first(position + 1, file: file, line: line)
    return try JSONValue(parsing: String(sent[position].dropFirst("text ".count)))
  }

  func send(_ text: String) async throws { try await socket.deliver(.text(text)) }

  /// Registers the device, and acknowledges the user's data.
  func admit() async throws {
    try await register()
    try await confirm(1)
  }

  func register(_ address: String = "apns_ann") async throws {
    let id = try await id(0)
    try await send(
      #"{"action":"registerDevice","correlationId":"\#(id)","data":{"deviceAddress":"\#(address)"}}"#
    )
  }

  /// Acknowledges the frame with this index.
  func confirm(_ position: Int) async throws {
    let id = try await id(position)
    try await send(
      #"{"action":"sendMessage","correlationId":"\#(id)","data":{"messageId":"\#(id)","status":"sent"}}"#
    )
  }

  func refuse(_ position: Int, _ action: String = "sendMessage") async throws {
    let id = try await id(position)
    try await send(
      #"{"action":"\#(action)","correlationId":"\#(id)","data":{"error":"NO","errorDetails":"why"}}"#
    )
  }

  /// Delivers content that requires an acknowledgment.
  func deliver(_ content: String, as id: String = "m1") async throws {
    try await send(
      #"{"action":"getMessages","data":{"messages":[{"messageId":"\#(id)","important":true,"content":\#(content)}]}}"#
    )
  }

  /// Waits for this text from the client, which may describe its close.
  func expect(_ word: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try await socket.sent.wait(for: word, file: file, line: line)
  }

  private func id(_ position: Int) async throws -> String {
    let frame = try await frame(position)
    return try XCTUnwrap(frame["correlationId"]?.string)
  }
}

/// A delegate that records every call as text.
final class ChatListener: ChatCenterUISDKDelegate, Sendable {
  let unread = EventLog(timeout: 20)
  let errors = EventLog(timeout: 20)
  let links = EventLog()
  let log = EventLog()

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

/// A counter that starts at 1.
final class Counter: Sendable {
  private let count = Locked(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
