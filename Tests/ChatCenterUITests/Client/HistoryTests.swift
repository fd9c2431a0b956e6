import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Requests for the history.
final class HistoryTests: TimedTestCase {
  func testPagesHaveTheSizeOfTheSettings() async throws {
    let chat = ChatFixture()
    chat.service.stub(
      "/api/chat/config",
      .json(#"{"channelConfig":{"historyLoadingCount":5}}"#)
    )
    let sdk = await chat.authorized()
    let date = try DateTime("2030-01-01T10:00:00.000Z")
    _ = try await sdk.getChat().history(before: date)
    let asked = chat.service.asked.all
    XCTAssertEqual(asked[1], "GET /api/client/history?count=5&chatApiVersion=17&libVersion=5.9.0")
    XCTAssert(asked[2].contains("before=2030-01-01T10%3A00%3A00.000Z&count=5"), asked[2])
  }

  /// X-32: after the newest entry of the history and the socket.
  func testEntriesMissedWithoutASocketAreFetched() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/client/history", .json(page("2030-01-01T10:00:00.000Z")))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    try await peer.deliver(entry("2030-01-01T10:05:00.000Z"), as: "m1")
    try await peer.deliver(entry("2030-01-01T09:00:00.000Z"), as: "m2")
    try await chat.settle(sdk)
    XCTAssertEqual(chat.service.asked.all.count, 3)
    chat.service.stub("/api/client/history", .json(page("2030-01-01T10:07:00.000Z")))
    for (number, known) in ["10%3A05", "10%3A07"].enumerated() {
      session.close()
      let events = sdk.events
      _ = try await chat.chatting(sdk, on: number + 1)
      for await case .history(let page) in events where page.messages.count == 1 { break }
      let asked = chat.service.asked.all.last ?? ""
      XCTAssert(asked.contains("history?after=2030-01-01T\(known)%3A00.000Z&count=999&"), asked)
    }
  }

  /// Between it and the known entries, something may be missing.
  func testADeliveryDuringTheOpeningDoesNotMoveTheGap() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/client/history", .json(page("2030-01-01T10:00:00.000Z")))
    let sdk = await chat.authorized()
    let (session, _) = try await chat.chatting(sdk)
    session.close()
    let again = try sdk.getChat()
    again.didAppear()
    let peer = try await chat.peer(1)
    try await peer.register()
    try await peer.deliver(entry("2030-01-01T10:30:00.000Z"), as: "m1")
    try await peer.confirm(1)
    let asked = try await chat.service.asked.first(3).last ?? ""
    XCTAssert(asked.contains("history?after=2030-01-01T10%3A00%3A00.000Z&"), asked)
    withExtendedLifetime(again) {}
  }

  func testWithoutKnownEntriesTheLatestPageIsFetched() async throws {
    let chat = ChatFixture { $0.historyLoadingCount = 7 }
    let sdk = await chat.authorized()
    let (session, _) = try await chat.chatting(sdk)
    session.close()
    let events = sdk.events
    _ = try await chat.chatting(sdk, on: 1)
    for await case .history in events { break }
    let latest = "GET /api/client/history?count=7&chatApiVersion=17&libVersion=5.9.0"
    XCTAssertEqual(chat.service.asked.all.suffix(2), [latest, latest])
  }

  private func page(_ date: String) -> String { #"{"messages":[\#(entry(date))]}"# }

  private func entry(_ date: String) -> String {
    #"{"type":"MESSAGE","text":"hi","receivedDate":"\#(date)"}"#
  }

  func testServersWithOldRoutesAreSupported() async throws {
    let transport = ChatTransportConfig(
      rest: "https://own.example.com",
      webSocket: "wss://own.example.com/gate",
      dataStore: "https://files.example.com/store",
      dataStoreHTTPHeaders: ["X-Key": "k"],
      newRoutesEnabled: false
    )
    let chat = ChatFixture(transport)
    chat.service.stub("/history", .json(#"{"messages":[]}"#))
    chat.service.stub("/history/unread", .json("1"))
    chat.service.stub("/store/file-1", .json("x"))
    let sdk = await chat.authorized()
    let count = try await sdk.unreadMessagesCount()
    XCTAssertEqual(count, 1)
    _ = try await sdk.getChat().download("file-1")
    let exchanges = chat.service.exchanges
    XCTAssertEqual(exchanges.last?.url, "https://files.example.com/store/file-1")
    XCTAssertEqual(exchanges.map { $0.headers["X-Key"] }, [nil, nil, nil, "k"])
    XCTAssert(exchanges[1].url.hasPrefix("https://own.example.com/history?"), exchanges[1].url)
  }

  /// REST requests fail, and the socket is open.
  func testAFailedRequestIsReported() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    chat.service.stub("/api/client/history", .failure(.cannotConnect("it is down")))
    do {
      _ = try await session.history()
      XCTFail("it didn't fail")
    } catch {
      XCTAssertEqual("\(error)", "no response: cannot connect: it is down")
    }
    let errors = try await chat.listener.errors.first(1)
    XCTAssertEqual(errors.count, 1)
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
  }

  func testAnInvalidAddressIsReported() async throws {
    let transport = ChatTransportConfig(rest: "nowhere", webSocket: "no", dataStore: "no")
    let chat = ChatFixture(transport)
    let sdk = chat.client()
    sdk.authorize(user: ChatUser(identifier: "ann"))
    let errors = try await chat.listener.errors.first(2)
    XCTAssert(
      errors.allSatisfy { $0.hasPrefix("rest: “nowhere” is not a valid address") },
      "\(errors)"
    )
    let session = try sdk.getChat()
    session.didAppear()
    do {
      try await session.send(.text("hello"))
      XCTFail("it didn't fail")
    } catch {
      XCTAssert(ChatSendFailure.whileLost.contains(error), "\(error)")
    }
    XCTAssertEqual(chat.service.asked.all, [])
  }
}
