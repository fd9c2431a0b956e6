import PubNubSDK
import TestSupport
import XCTest

/// The code of the page for those who begin, which compiles because it stands here, too.
final class GettingStartedTests: TimedTestCase {
  func testEachPieceOfCodeStandsHere() throws {
    try DocumentationPage("Sources/PubNubSDK/PubNubSDK.docc/GettingStarted.md")
      .assertCode(5, standsIn: "Tests/PubNubSDKTests/Defects/GettingStartedTests.swift")
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
    for try await event in pubnub.events(on: "lobby", withPresence: true) {
      if case .presenceChanged(let change) = event.event { print(change.occupancy) }
    }
  }
}

@MainActor final class ChatScreen {
  let listener = SubscriptionListener()
  var channels: [String] = []

  func listen(to pubnub: PubNub) {
    listener.didReceiveMessage = { [weak self] message in self?.channels.append(message.channel) }
    pubnub.add(listener)
  }
}
