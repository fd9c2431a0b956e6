import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Images, which are uploaded before their message is sent.
final class ImageTests: TimedTestCase {
  func testAnImageIsUploadedFirst() async throws {
    let chat = ChatFixture()
    chat.service.stub("/files", .json(#"{"result":"file-1","optional":{"name":"a"}}"#))
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

  /// Everything else continues.
  func testAFailedUploadFailsTheImage() async throws {
    let chat = ChatFixture()
    chat.service.stub("/files", .status(503))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let failure = await session.failure(of: .image(Data([1])))
    XCTAssertEqual(failure, .notStored(.status(503)))
    let errors = try await chat.listener.errors.first(1)
    XCTAssertEqual(errors, ["the service responded with status 503"])
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
  }

  /// Even if the upload makes progress.
  func testAnUploadThatTakesTooLongFails() async throws {
    let chat = ChatFixture { $0.networkConfig.httpConfig.uploadTimeout = 5 }
    chat.service.stub("/files", .silence)
    let sdk = await chat.authorized()
    let (session, _) = try await chat.chatting(sdk)
    let sent = Task { await session.failure(of: .image(Data([1]))) }
    // The timer of the socket, and that of the upload.
    try await chat.clock.sleepers(atLeast: 2)
    chat.clock.advance(by: .seconds(5))
    let failure = await sent.value
    let late = "no response: the request timed out"
    XCTAssertEqual(failure, .notStored(.request(late)))
    let errors = try await chat.listener.errors.first(1)
    XCTAssertEqual(errors, [late])
  }

  func testTooManyUploadsFail() async throws {
    let chat = ChatFixture()
    chat.service.stub("/files", .silence)
    let sdk = await chat.authorized()
    let (session, _) = try await chat.chatting(sdk)
    let stored = (0..<MessageOutbox.uploadBound).map { _ in
      Task { await session.failure(of: .image(Data([1]))) }
    }
    // The timers of the chat, and each image's.
    _ = try await chat.service.asked.first(2 + MessageOutbox.uploadBound)
    let failure = await session.failure(of: .image(Data([1])))
    XCTAssertEqual(failure, .overflow(bound: 8))
    sdk.deauthorizeUser()
    for sent in stored {
      let failure = await sent.value
      XCTAssertEqual(failure, .connectionLost)
    }
  }
}
