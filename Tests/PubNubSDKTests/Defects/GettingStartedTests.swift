import PubNubSDK
import XCTest

/// The code of the page for those who begin, which compiles because it stands here, too.
final class GettingStartedTests: XCTestCase {
  func testEachPieceOfCodeStandsHere() throws {
    let page = try text(of: "Sources/PubNubSDK/PubNubSDK.docc/GettingStarted.md")
    let pieces = page.matches(of: /```swift\n(?<code>[^`]*)```/).map { String($0.output.code) }
    XCTAssertEqual(pieces.count, 3)
    let source = try text(of: "Tests/PubNubSDKTests/Defects/GettingStartedTests.swift")
    let here = lines(of: source)
    for piece in pieces { XCTAssertTrue(here.contains(lines(of: piece)), piece) }
  }

  private func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  private func text(of file: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  private struct Chat: Decodable, Sendable {
    let text: String
  }

  /// Never called: it needs an account.
  private func begin(_ queue: DispatchQueue) async throws {
    let configuration = PubNubConfiguration(publishKey: "demo", subscribeKey: "demo", userId: "ann")
    let pubnub = PubNub(configuration: configuration)
    let timetoken = try await pubnub.publish(channel: "lobby", message: ["text": "hello"])
    print(timetoken)
    let listener = SubscriptionListener(queue: queue)
    listener.didReceiveMessage = { message in print(message.payload) }
    listener.didReceiveStatus = { status in
      if case .success(.disconnectedUnexpectedly(let error)) = status { print(error.reason) }
    }
    pubnub.add(listener)
    pubnub.subscribe(to: ["lobby"], withPresence: true)
    for try await message in pubnub.messages(on: "lobby", as: Chat.self) {
      print(try message.content.text, message.droppedBefore)
    }
  }
}
