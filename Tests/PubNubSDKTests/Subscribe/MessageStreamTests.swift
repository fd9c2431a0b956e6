import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The sequence of a channel's messages.
final class MessageStreamTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testMessagesAreDecodedAsTheirType() async throws {
    let script = Server(
      Server.envelope(10),
      Server.envelope(
        20,
        Server.message(#"{"text":"hi"}"#, at: 11),
        Server.message(#"{"text":"not for us"}"#, at: 12, on: "other"),
        Server.message("7", at: 13),
        Server.message(#"{"text":"bye"}"#, at: 14)
      )
    )
    let server = try LoopbackServer { script.answer($0) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    var received: [String] = []
    for try await message in pubnub.messages(on: "c", as: Chat.self) {
      do {
        received.append(try message.content.text)
      } catch {
        received.append("\(error.reason) at \(message.published)")
      }
      if message.published == 14 { break }
    }
    XCTAssertEqual(received, ["hi", "jsonDataDecodingFailure at 13", "bye"])
    XCTAssertEqual(pubnub.subscribedChannels, [], "the loop has ended")
  }

  func testSubscriptionsOfTheAppStay() async throws {
    let news = PendingResponse()
    let script = Server([.json(Server.envelope(10)), .pending(news)])
    let server = try LoopbackServer { script.answer($0) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    do {
      let messages = pubnub.messages(on: "c")
      var first: PubNubMessages<AnyJSON>.AsyncIterator? = messages.makeAsyncIterator()
      var second: PubNubMessages<AnyJSON>.AsyncIterator? = messages.makeAsyncIterator()
      // A reader that begins later doesn't receive these messages.
      news.fulfill {
        .json(Server.envelope(20, Server.message("1", at: 11), Server.message("2", at: 12)))
      }
      let read = [try await first?.next(), try await second?.next(), try await second?.next()]
      XCTAssertEqual(try read.map { try $0?.content.intOptional }, [1, 1, 2])
      first = nil
      XCTAssertEqual(pubnub.subscribedChannels, ["c"])
      second = nil
    }
    XCTAssertEqual(pubnub.subscribedChannels, [])
    pubnub.subscribe(to: ["c"])
    _ = pubnub.messages(on: "c").makeAsyncIterator()
    XCTAssertEqual(pubnub.subscribedChannels, ["c"])
  }

  func testAFinalFailureEndsTheStream() async throws {
    let script = Server([.json(Server.envelope(10)), .json("{}", status: 403)])
    let server = try LoopbackServer { script.answer($0) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    await assertThrows(.forbidden) {
      for try await _ in pubnub.messages(on: "c") { XCTFail("nothing was published") }
    }
  }

  private struct Chat: Decodable, Sendable {
    let text: String
  }
}
