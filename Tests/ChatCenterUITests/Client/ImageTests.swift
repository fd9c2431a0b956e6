import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Images are stored before they are said.
final class ImageTests: TimedTestCase {
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
    let failure = await session.failure(of: .image(Data([1])))
    XCTAssertEqual(failure, .notStored(.status(503)))
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
    let sent = Task { await session.failure(of: .image(Data([1]))) }
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
    let stored = (0..<ChatLoop.uploadBound).map { _ in
      Task { await session.failure(of: .image(Data([1]))) }
    }
    // Those of the chat, and each image's.
    _ = try await chat.service.asked.first(2 + ChatLoop.uploadBound)
    let failure = await session.failure(of: .image(Data([1])))
    XCTAssertEqual(failure, .overflow(bound: 8))
    sdk.deauthorizeUser()
    for sent in stored {
      let failure = await sent.value
      XCTAssertEqual(failure, .connectionLost)
    }
  }
}
