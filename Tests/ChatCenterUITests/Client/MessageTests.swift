import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// What the client says arrives, or is known not to.
final class MessageTests: XCTestCase {
  func testAMessageArrives() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let sent = session.send(.text("hello"))
    let frame = try await peer.frame(2)
    XCTAssertEqual(frame["action"], "sendMessage")
    XCTAssertEqual(frame["data"]?["important"], true)
    XCTAssertEqual(frame["data"]?["content"]?["type"], "MESSAGE")
    XCTAssertEqual(frame["data"]?["content"]?["text"], "hello")
    XCTAssertEqual(frame["data"]?["content"]?["clientId"], "ann")
    try await peer.confirm(2)
    let id = try await sent
    XCTAssertEqual(frame["data"]?["messageId"]?.string, id)
  }

  /// It needn't wait for the socket itself.
  func testAMessageWaitsForTheSocket() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    session.didAppear()
    async let sent = session.send(.location(GeoPoint(latitude: 1.5, longitude: -2)))
    let peer = try await chat.peer()
    try await peer.admit()
    let content = try await peer.frame(2)["data"]?["content"]
    XCTAssertEqual(content?["type"], "UPDATE_LOCATION")
    XCTAssertEqual(content?["data"], #"{"coordinates":"1.500000, -2.000000"}"#)
    try await peer.confirm(2)
    _ = try await sent
  }

  func testARefusedMessageFails() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let sent = sending(.text("hello"), in: session)
    try await peer.refuse(2)
    let failure = await sent.value
    XCTAssertEqual(failure, .rejected(code: "NO", details: "why"))
  }

  func testAMessageThatFailsAfterItWasTakenIsTold() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let events = sdk.events
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    let id = try await sent
    let list = #"{"statuses":[{"messageId":"\#(id)","status":"failed"}]}"#
    try await peer.say(#"{"action":"getStatuses","data":\#(list)}"#)
    try await peer.deliver(#"{"type":"MESSAGE","text":"hi"}"#, as: "m7")
    var statuses: [MessageStatus] = []
    for await event in events {
      if case .status(let status, of: id) = event { statuses.append(status) }
      if case .received = event { break }
    }
    XCTAssertEqual(statuses, [.sending, .sent, .failed])
  }

  func testAMessageThatNobodyAnswersFailsInTime() async throws {
    let chat = ChatFixture { $0.networkConfig.wsConfig.sendTimeout = 5 }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let sent = sending(.text("hello"), in: session)
    _ = try await peer.frame(2)
    await waitUntil { chat.clock.waits.contains(.seconds(5)) }
    chat.clock.advance(by: .seconds(5))
    let failure = await sent.value
    XCTAssertEqual(failure, .timedOut)
  }

  func testALostSocketFailsWhatWasSent() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let sent = sending(.text("hello"), in: session)
    _ = try await peer.frame(2)
    peer.socket.lose()
    let failure = await sent.value
    XCTAssertEqual(failure, .connectionLost)
    await assertFails(.refused(.webSocketNotActive)) { try await session.send(.text("again")) }
    // X-16: until the chat comes again.
    XCTAssertEqual(chat.sockets.urls.all.count, 1)
    session.didAppear()
    try await chat.peer(1).admit()
  }

  func testForgettingTheClientFailsWhatWasSent() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let sent = sending(.text("hello"), in: session)
    _ = try await peer.frame(2)
    sdk.deauthorizeUser()
    let failure = await sent.value
    XCTAssertEqual(failure, .connectionLost)
  }

  func testWhatCanNotBeSentIsTold() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    await assertFails(.refused(.webSocketNotActive)) { try await session.send(.text("a")) }
    await assertFails(.refused(.messageIsEmpty)) { try await session.send(.text(" \n")) }
    await assertFails(.refused(.messageTooLong)) {
      try await session.send(.text(String(repeating: "a", count: 4_001)))
    }
    let large = Data(count: (30 << 20) + 1)
    await assertFails(.refused(.messageImageTooLarge)) { try await session.send(.image(large)) }
  }

  func testAnImageIsStoredFirst() async throws {
    let chat = ChatFixture()
    chat.service.answer("/files", .json(#"{"result":"file-1","optional":{"name":"a"}}"#))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let sent = session.send(.image(Data([1, 2, 3])))
    let content = try await peer.frame(2)["data"]?["content"]
    XCTAssertEqual(content?["attachments"]?[0]?["result"], "file-1")
    let upload = try XCTUnwrap(chat.service.exchanges.last)
    XCTAssertEqual(upload.url, "https://chat.example.com/files")
    XCTAssertEqual(upload.timeout, .seconds(120))
    XCTAssertEqual(upload.headers["X-Client-Token"], "apns_ann%3Aann")
    try await peer.confirm(2)
    _ = try await sent
  }

  /// The rest goes on as before.
  func testAnImageThatIsNotStoredFails() async throws {
    let chat = ChatFixture()
    chat.service.answer("/files", .status(503))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    await assertFails(.notStored(.status(503))) { try await session.send(.image(Data([1]))) }
    let errors = try await chat.listener.errors.first(1)
    XCTAssertEqual(errors, ["the service answers 503"])
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
  }

  /// However well its storing goes on.
  func testAnImageThatTakesTooLongFails() async throws {
    let chat = ChatFixture { $0.networkConfig.httpConfig.uploadTimeout = 5 }
    chat.service.answer("/files", .silence)
    let sdk = await chat.authorized()
    let (session, _) = try await chat.chatting(sdk)
    let sent = sending(.image(Data([1])), in: session)
    // The wait of the socket, and that of the file.
    try await chat.clock.sleepers(atLeast: 2)
    chat.clock.advance(by: .seconds(5))
    let failure = await sent.value
    let late = "no answer: no complete answer in time"
    XCTAssertEqual(failure, .notStored(.request(late)))
    let errors = try await chat.listener.errors.first(1)
    XCTAssertEqual(errors, [late])
  }

  func testMoreImagesThanCanBeStoredAtOnceFail() async throws {
    let chat = ChatFixture()
    chat.service.answer("/files", .silence)
    let sdk = await chat.authorized()
    let (session, _) = try await chat.chatting(sdk)
    let stored = (0..<ChatLoop.uploadBound).map { _ in sending(.image(Data([1])), in: session) }
    // Those of the chat, and each image's.
    _ = try await chat.service.asked.first(2 + ChatLoop.uploadBound)
    await assertFails(.overflow(bound: 8)) { try await session.send(.image(Data([1]))) }
    sdk.deauthorizeUser()
    for sent in stored {
      let failure = await sent.value
      XCTAssertEqual(failure, .connectionLost)
    }
  }

  func testWhatIsImportantIsAcknowledged() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    try await peer.deliver(#"{"type":"MESSAGE","text":"hi"}"#, as: "m7")
    let delivered = try await peer.frame(2)
    XCTAssertEqual(delivered["action"], "updateStatuses")
    XCTAssertEqual(delivered["data"]?["deviceAddress"], "apns_ann")
    XCTAssertEqual(delivered["data"]?["statuses"], [["messageId": "m7", "status": "delivered"]])
    session.markRead(["m7"])
    let read = try await peer.frame(3)
    XCTAssertEqual(read["data"]?["statuses"], [["messageId": "m7", "status": "read"]])
  }

  /// What became of a message; nil where the service has it.
  private func sending(
    _ message: ChatMessage,
    in session: ChatSession
  ) -> Task<ChatSendFailure?, Never> {
    Task {
      do throws(ChatSendFailure) {
        try await session.send(message)
        return nil
      } catch {
        return error
      }
    }
  }

  private func assertFails(
    _ expected: ChatSendFailure,
    line: UInt = #line,
    _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      XCTFail("it didn't fail", line: line)
    } catch {
      XCTAssertEqual(error as? ChatSendFailure, expected, line: line)
    }
  }
}
