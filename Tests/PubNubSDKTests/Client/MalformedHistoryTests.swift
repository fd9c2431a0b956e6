import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

final class MalformedHistoryTests: TimedTestCase {
  /// The messages of one channel whose answer has these elements.
  private func fetch(
    _ elements: String,
    beside members: String = ""
  ) async throws -> [any PubNubMessage] {
    let server = try LoopbackServer { _ in
      .json(#"{"status":200,"channels":{"lobby":[\#(elements)]}\#(members)}"#)
    }
    defer { server.stop() }
    let page = try await PubNub(to: server).fetchMessageHistory(
      for: ["lobby"],
      includeActions: true
    )
    return try XCTUnwrap(page.messagesByChannel["lobby"])
  }

  private static let good = #"{"message":"good","timetoken":"16"}"#

  func testMalformedMetadataCostsNoMessage() async throws {
    let faults = [
      #""uuid":7"#: "$.channels.lobby[0].uuid",
      #""uuid":{}"#: "$.channels.lobby[0].uuid",
      #""custom_message_type":[1]"#: "$.channels.lobby[0].custom_message_type",
      #""actions":"none""#: "$.channels.lobby[0].actions",
      #""actions":{"reaction":null}"#: "$.channels.lobby[0].actions.reaction",
      #""actions":{"reaction":{"smile":[{"uuid":"ann"}]}}"#:
        "$.channels.lobby[0].actions.reaction.smile[0]",
    ]
    for (member, path) in faults {
      let messages = try await fetch(
        #"{"message":{"n":1},"timetoken":"15",\#(member)},\#(Self.good)"#
      )
      XCTAssertEqual(messages.map(\.published), [15, 16], member)
      XCTAssertEqual(messages.first?.payload.codableValue["n"]?.intOptional, 1, member)
      let error = try XCTUnwrap(messages.first?.error, member)
      XCTAssertEqual(error.reason, .malformedResponseBody)
      XCTAssertTrue(error.details.joined().contains(path), "\(error.details)")
      XCTAssertNil(messages.last?.error, member)
    }
  }

  func testAcceptsNumbersForTexts() async throws {
    let messages = try await fetch(
      #"""
      {"message":1,"timetoken":"15","uuid":7,
        "actions":{"reaction":{"smile":[{"uuid":"ann","actionTimetoken":15610547826970051}]}}}
      """#
    )
    XCTAssertEqual(messages.first?.publisher, "7")
    XCTAssertEqual(messages.first?.actions.map(\.actionTimetoken), [15_610_547_826_970_051])
  }

  func testAMalformedElementIsDelivered() async throws {
    let messages = try await fetch(#""text",{"timetoken":"15"},{"message":1},\#(Self.good)"#)
    XCTAssertEqual(messages.map(\.published), [0, 15, 0, 16])
    XCTAssertEqual(messages[0].payload.codableValue.stringOptional, "text")
    let isReported = messages.map { $0.error?.reason == .malformedResponseBody }
    XCTAssertEqual(isReported, [true, true, true, false])
  }

  func testUnreadMembersAreNotReported() async throws {
    let members = #","error":"no","error_message":5,"more":{"url":7,"start":"15"}"#
    let messages = try await fetch(Self.good, beside: members)
    XCTAssertEqual(messages.map(\.published), [16])
    XCTAssertNil(messages.first?.error)
  }

  func testAnAnswerWithoutChannelsIsAnError() async throws {
    for body in ["{}", #"{"channels":[]}"#, #"{"channels":null}"#, "[]", "7"] {
      let server = try LoopbackServer { _ in .json(body) }
      defer { server.stop() }
      let pubnub = PubNub(to: server)
      await assertThrows(.malformedResponseBody) {
        try await pubnub.fetchMessageHistory(for: ["lobby"])
      }
    }
  }
}
