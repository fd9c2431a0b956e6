import BinderyRuntime
import XCTest

@testable import ChatCenterUI

/// The decisions about sent messages, without a connection.
final class MessageOutboxTests: XCTestCase {
  private let survey = Survey(type: .survey, id: .number(3), sendingId: .number(9))

  func testAMessageNeedsAUserAndASocket() {
    var outbox = MessageOutbox(ChatNetworkConfig())
    XCTAssertEqual(
      texts(outbox.send(.text("hi"), as: "a", over: connection(isUser: false))),
      ["a refused(.userNotAuthorized)"]
    )
    XCTAssertEqual(
      texts(outbox.send(.text("hi"), as: "b", over: connection(isOpen: false))),
      ["b refused(.webSocketNotActive)"]
    )
  }

  func testAMessageWaitsUntilTheSocketIsReady() {
    var outbox = MessageOutbox(ChatNetworkConfig())
    let waiting = outbox.send(.text("hi"), as: "a", over: connection(isReady: false))
    XCTAssertEqual(texts(waiting), ["sending a", "wait 20.0 seconds"])
    XCTAssertEqual(texts(outbox.flush()), ["send a"])
    // One timer checks all messages.
    XCTAssertEqual(
      texts(outbox.send(.text("hi"), as: "b", over: connection())),
      ["sending b", "send b"]
    )
    XCTAssertEqual(texts(outbox.receive(.status(.sent, of: "a"))), ["a arrived", "sent a"])
    XCTAssertEqual(texts(outbox.receive(.status(.read, of: "a"))), ["read a"])
    XCTAssertEqual(texts(outbox.expire(at: .seconds(19))), ["wait 20.0 seconds"])
    XCTAssertEqual(texts(outbox.expire(at: .seconds(20))), ["b timedOut"])
    XCTAssertEqual(texts(outbox.expire(at: .seconds(20))), [])
  }

  func testARefusalEndsAMessageOnce() {
    var outbox = MessageOutbox(ChatNetworkConfig())
    _ = outbox.send(.text("hi"), as: "a", over: connection())
    _ = outbox.send(.text("hi"), as: "b", over: connection())
    let refusal = MessageReply.refusal(of: "a", code: "NO", details: nil)
    XCTAssertEqual(texts(outbox.receive(refusal)), ["a rejected(code: \"NO\", details: nil)"])
    XCTAssertEqual(texts(outbox.receive(refusal)), [])
    let failure = MessageReply.status(.failed, of: "b")
    XCTAssertEqual(texts(outbox.receive(failure)), ["b rejected(code: \"failed\", details: nil)"])
    XCTAssertEqual(texts(outbox.receive(failure)), ["failed b"])
  }

  /// The delay of the first answer has ended, and its timer fires after the second answer.
  func testAnAnswerReplacedAtTheLastMomentIsNotSent() {
    var outbox = MessageOutbox(ChatNetworkConfig())
    XCTAssertEqual(texts(answer(1, "first", &outbox)), ["wait 1.5 seconds"])
    XCTAssertEqual(texts(answer(1, "second", &outbox)), ["wait 1.5 seconds", "first replaced"])
    XCTAssertEqual(texts(complete("first", &outbox, connection())), [])
    XCTAssertEqual(
      texts(complete("second", &outbox, connection(isOpen: false))),
      ["cancel", "second refused(.webSocketNotActive)"]
    )
    XCTAssertEqual(texts(complete("second", &outbox, connection())), [])
  }

  func testEachAnswerIsAMessageOnOlderServers() {
    var outbox = MessageOutbox(ChatNetworkConfig())
    _ = answer(2, "reply", &outbox)
    let sent = texts(complete("reply", &outbox, connection()))
    XCTAssertEqual(sent, ["cancel", "send part", "wait 20.0 seconds", "send reply"])
    XCTAssertEqual(texts(outbox.receive(.status(.sent, of: "part"))), [])
    XCTAssertEqual(
      texts(outbox.receive(.status(.sent, of: "reply"))),
      ["reply arrived", "sent reply"]
    )
    _ = answer(2, "form", &outbox)
    XCTAssertEqual(
      texts(complete("form", &outbox, connection(.api21))),
      ["cancel", "send form"]
    )
  }

  func testAStoredFileIsSentAsTheUserOfItsUpload() throws {
    var outbox = MessageOutbox(ChatNetworkConfig())
    let upload = outbox.send(.image(Data([1])), as: "a", over: connection())
    XCTAssertEqual(texts(upload), ["sending a", "wait 120.0 seconds", "upload a"])
    let file = StoredFile(result: "f1")
    let sent = outbox.endUpload("a", .success(file), over: connection(name: "Bob"))
    XCTAssertEqual(texts(sent), ["cancel", "cancel", "send a", "wait 20.0 seconds"])
    guard case .send(let entry) = sent[2], case .clientMessage(let message) = entry.content else {
      return XCTFail("no message")
    }
    XCTAssertEqual(message.client?.name, "Ann")
    // It has ended already.
    XCTAssertEqual(
      texts(outbox.endUpload("a", .failure(.cancelled), over: connection())),
      ["cancel", "cancel"]
    )
  }

  func testUploadsAreLimited() {
    var outbox = MessageOutbox(ChatNetworkConfig())
    for number in 1...MessageOutbox.uploadBound {
      _ = outbox.send(.image(Data([1])), as: "\(number)", over: connection())
    }
    let refused = outbox.send(.image(Data([1])), as: "a", over: connection())
    XCTAssertEqual(texts(refused), ["sending a", "a overflow(bound: 8)"])
    let failure = outbox.endUpload("1", .failure(.status(503)), over: connection())
    XCTAssertEqual(
      texts(failure),
      [
        "cancel", "cancel", "error the service responded with status 503",
        "1 notStored(the service responded with status 503)",
      ]
    )
    XCTAssertEqual(
      texts(outbox.send(.image(Data([1])), as: "b", over: connection())).last,
      "upload b"
    )
  }

  func testALostSocketFailsSentMessages() {
    var outbox = MessageOutbox(ChatNetworkConfig())
    _ = outbox.send(.text("hi"), as: "a", over: connection())
    _ = outbox.send(.text("hi"), as: "b", over: connection(isReady: false))
    XCTAssertEqual(texts(outbox.loseSocket(isFinal: false)), ["a connectionLost"])
    XCTAssertEqual(texts(outbox.loseSocket(isFinal: true)), ["b connectionLost"])
  }

  func testForgettingFailsEveryMessage() {
    var outbox = MessageOutbox(ChatNetworkConfig())
    let point = GeoPoint(latitude: 1, longitude: 2)
    _ = outbox.send(.location(point), as: "location", over: connection())
    XCTAssertEqual(
      texts(outbox.send(.location(point), as: "same", over: connection())),
      ["same arrived"]
    )
    _ = outbox.send(.image(Data([1])), as: "image", over: connection())
    _ = answer(1, "reply", &outbox)
    XCTAssertEqual(
      texts(outbox.forget()),
      ["location connectionLost", "image connectionLost", "reply connectionLost"]
    )
    XCTAssertEqual(texts(outbox.forget()), [])
    // The service of the next user doesn't know the location.
    XCTAssertEqual(
      texts(outbox.send(.location(point), as: "next", over: connection())),
      ["sending next", "send next", "wait 20.0 seconds"]
    )
  }

  private func answer(
    _ count: Int,
    _ id: String,
    _ outbox: inout MessageOutbox
  ) -> [MessageOutbox.Decision] {
    let answers = (1...count).map { SurveyFormAnswer(rate: $0) }
    let reply = SurveyReply(survey: survey, answers: answers, comment: nil)
    return outbox.answer(reply, as: id, after: .milliseconds(1_500), over: connection())
  }

  private func complete(
    _ id: String,
    _ outbox: inout MessageOutbox,
    _ connection: MessageOutbox.Connection
  ) -> [MessageOutbox.Decision] {
    outbox.complete(id, survey: survey.identity, over: connection) { "part" }
  }

  private func connection(
    _ version: APIVersion = .api17,
    name: String = "Ann",
    isUser: Bool = true,
    isOpen: Bool = true,
    isReady: Bool = true
  ) -> MessageOutbox.Connection {
    let content = ContentBuilder(
      account: ChatAccount(user: ChatUser(identifier: "ann", name: name), auth: ChatAuth()),
      threadID: nil,
      appMarker: nil,
      apiVersion: version
    )
    return MessageOutbox.Connection(
      content: isUser ? content : nil,
      isOpen: isOpen,
      isReady: isReady,
      now: .zero
    )
  }

  private func text(_ failure: ChatSendFailure) -> String {
    guard case .refused(let reason) = failure else { return "\(failure)" }
    return "refused(.\(reason))"
  }

  /// The decisions as texts.
  private func texts(_ decisions: [MessageOutbox.Decision]) -> [String] {
    decisions.map { decision in
      switch decision {
      case .send(let entry): "send \(entry.id)"
      case .report(let status, let id): "\(status.rawValue) \(id)"
      case .end(let id, let failure): "\(id) \(failure.map(text) ?? "arrived")"
      case .act(.wait(let duration, _)): "wait \(duration)"
      case .act(.cancel): "cancel"
      case .act(.request(.upload(_, _, let id, _))): "upload \(id)"
      case .act(.reportError(let error)): "error \(error)"
      case .act(let action): "\(action)"
      }
    }
  }
}
