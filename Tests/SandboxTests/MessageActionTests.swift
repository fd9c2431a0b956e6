import BinderyRuntime
import PubNubSDK
import Sandbox
import XCTest

final class MessageActionTests: SandboxTestCase {
  private let smile = NewMessageAction(type: "reaction", value: "smile/1")

  func testActionsAreAddedBroadcastListedAndRemoved() async throws {
    let served = try serve()
    let message = try await served.publish("hi", on: "a/b")
    let cursor = try await served.poll(["a/b"]).cursor.timetoken
    let added = try await served.react(smile, to: message, on: "a/b", by: "ann")
    XCTAssertEqual(added.type, "reaction")
    XCTAssertEqual(added.uuid, "ann")
    XCTAssertEqual(added.messageTimetoken, message)
    let page = try await served.api.fetchMessageActions(subscribeKey: "sub", channel: "a/b")
    XCTAssertEqual(page.data, [added])
    XCTAssertNil(page.more)
    _ = try await served.api.removeMessageAction(
      subscribeKey: "sub",
      channel: "a/b",
      messageTimetoken: message,
      actionTimetoken: added.actionTimetoken,
      uuid: "ann"
    )
    let rest = try await served.api.fetchMessageActions(subscribeKey: "sub", channel: "a/b")
    XCTAssertEqual(rest.data, [])
    let events = try await served.poll(["a/b"], after: cursor).actions
    XCTAssertEqual(events.map(\.payload.event), [.added, .removed])
    XCTAssertEqual(events.map(\.payload.data.value), ["smile/1", "smile/1"])
    XCTAssertEqual(events.map(\.publisher), ["ann", "ann"])
    XCTAssertEqual(events.first?.payload.data.actionTimetoken, added.actionTimetoken)
  }

  func testRejectsInvalidRequests() async throws {
    let served = try serve()
    let message = try await served.publish("hi")
    let added = try await served.react(smile, to: message, by: "ann")
    try await served.react(smile, to: message, by: "bob")
    do {
      try await served.react(smile, to: message, by: "ann")
      XCTFail("twice")
    } catch let error as RequestError<AddMessageAction.Failure> {
      guard case .failure(.conflict(.messageActionProblem(let problem))) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(problem.error.message, .conflict("Action Already Added"))
    }
    for (user, timetoken, text) in [
      ("bob", added.actionTimetoken, "Not deleting message action: wrong uuid specified"),
      ("ann", "1", "No matching message actions to delete"),
    ] {
      do {
        _ = try await served.api.removeMessageAction(
          subscribeKey: "sub",
          channel: "lobby",
          messageTimetoken: message,
          actionTimetoken: timetoken,
          uuid: user
        )
        XCTFail("removed")
      } catch .failure(.badRequest(.messageActionProblem(let problem))) {
        XCTAssertEqual(try JSONValue(encoding: problem.error.message), .string(text))
      }
    }
    let path = "/v1/message-actions/sub/channel/lobby/message/\(message)?uuid=ann"
    let answer = try await served.post(path, #"{"type":"reaction"}"#)
    XCTAssertEqual(answer.status, 400)
    XCTAssertEqual(
      answer.text(),
      #"{"status":400,"error":{"message":"Request payload contained invalid input.","#
        + #""source":"actions","details":[{"message":"Missing field","location":"value","#
        + #""locationType":"body"}]}}"#
    )
  }

  func testPagesGoBackFromTheNewest() async throws {
    let served = try serve()
    let message = try await served.publish("hi")
    for n in 1...5 {
      try await served.react(NewMessageAction(type: "n", value: "\(n)"), to: message, by: "ann")
    }
    let first = try await served.api.fetchMessageActions(
      subscribeKey: "sub",
      channel: "lobby",
      limit: 2
    )
    XCTAssertEqual(first.data.map(\.value), ["4", "5"])
    XCTAssertEqual(first.more?.start?.text, first.data.first?.actionTimetoken)
    let second = try await served.api.fetchMessageActions(
      subscribeKey: "sub",
      channel: "lobby",
      start: first.more?.start?.text,
      limit: 3
    )
    XCTAssertEqual(second.data.map(\.value), ["1", "2", "3"])
    XCTAssertNil(second.more)
  }

  func testHistoryHasActionsAndAContinuation() async throws {
    let served = try serve()
    var timetokens: [String] = []
    for n in 1...30 { timetokens.append(try await served.publish(.number(JSONNumber(n)))) }
    let action = try await served.react(smile, to: timetokens[29], by: "ann")
    let page = try await served.api.fetchHistoryWithActions(subscribeKey: "sub", channel: "lobby")
    let messages = try XCTUnwrap(page.channels["lobby"])
    XCTAssertEqual(messages.count, 25)
    XCTAssertEqual(
      messages.last?.actions,
      [
        "reaction": [
          "smile/1": [HistoryAction(uuid: "ann", actionTimetoken: action.actionTimetoken)]
        ]
      ]
    )
    XCTAssertNil(messages.first?.actions)
    let more = try XCTUnwrap(page.more)
    XCTAssertEqual(more.start?.text, timetokens[5])
    let rest = try await served.api.fetchHistoryWithActions(
      subscribeKey: "sub",
      channel: "lobby",
      start: more.start?.text
    )
    XCTAssertEqual(rest.channels["lobby"]?.map(\.message), [1, 2, 3, 4, 5])
    XCTAssertNil(rest.more)
  }
}

extension StoredTimetoken {
  /// The digits of a timetoken that is a string.
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
