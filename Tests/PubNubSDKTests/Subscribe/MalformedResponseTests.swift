import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Every message with a payload is delivered in spite of malformed metadata, which is reported.
final class MalformedResponseTests: TimedTestCase {
  private typealias Server = SubscribeServer

  /// Forms in which the service has written messages; none of them is an error.
  func testDocumentedFormsAreNotErrors() async throws {
    let messages = [
      #"{"c":"c","d":"bare","p":{"t":"11","r":1}}"#,
      #"{"a":"4","f":0,"i":"u","s":1,"o":{"t":"14654005121499510"},"p":{"t":"12","r":12},"k":"k","c":"c","d":"originated"}"#,
      #"{"a":"4","f":0,"p":{"t":"13"},"k":"k","c":"c","d":"regionless"}"#,
      #"{"a":null,"b":null,"cmt":null,"e":null,"f":null,"i":null,"k":null,"o":null,"p":{"t":"14","r":1},"s":null,"u":null,"c":"c","d":"nulls"}"#,
      #"{"c":"c","d":null,"p":{"t":"15","r":1}}"#,
      #"{"c":"c","d":"more","p":{"t":"16","r":1,"x":[1]},"new":{"x":1},"e":0,"f":514,"u":[1]}"#,
      #"{"c":"c","d":"kind","p":{"t":"17","r":1},"e":7}"#,
      #"{"c":"c","d":{"type":"space"},"p":{"t":"18","r":1},"e":2}"#,
    ]
    try await assert(
      messages,
      [
        "message bare 11 on c", "message originated 12 on c", "message regionless 13 on c",
        "message nulls 14 on c", "message null 15 on c", "message more 16 on c",
        "message kind 17 on c",
        #"message {"type":"space"} 18 on c"#,
      ]
    )
  }

  func testMalformedMetadataDoesNotPreventDelivery() async throws {
    let malformed = [
      #""a":4"#, #""a":{}"#, #""b":7"#, #""b":[]"#, #""e":"0""#, #""e":"x""#, #""e":1e40"#,
      #""e":0.5"#, #""f":"514""#, #""f":[]"#, #""f":1e30"#, #""i":5"#, #""i":{"id":"u"}"#,
      #""k":0"#, #""k":false"#, #""o":"12""#, #""o":3"#, #""o":{}"#, #""o":{"t":5}"#,
      #""o":{"t":"5","r":"1"}"#, #""o":{"r":1}"#, #""s":"9""#, #""s":-1.5"#, #""s":{}"#,
      #""cmt":8"#, #""cmt":["a"]"#, #""a":1,"f":"x","i":2,"k":[],"o":true,"s":"t","cmt":{}"#,
    ]
    for member in malformed {
      try await assert(
        [#"{\#(member),"c":"c","d":{"n":1},"p":{"t":"11","r":1}}"#],
        [#"message {"n":1} 11 on c"#.appending(member == #""b":7"# ? " by 7" : ""), Self.error],
        member
      )
    }
  }

  func testAMessageWithAMalformedAddressIsDelivered() async throws {
    let messages: [(String, String)] = [
      (#"{"d":1,"p":{"t":"11","r":1}}"#, "message 1 11 on c"),
      (#"{"c":null,"d":1,"p":{"t":"11","r":1}}"#, "message 1 11 on c"),
      (#"{"c":{},"d":1,"p":{"t":"11","r":1}}"#, "message 1 11 on c"),
      (#"{"c":5,"d":1,"p":{"t":"11","r":1}}"#, "message 1 11 on 5"),
      (#"{"c":"c","d":1}"#, "message 1 0 on c"),
      (#"{"c":"c","d":1,"p":null}"#, "message 1 0 on c"),
      (#"{"c":"c","d":1,"p":{"r":1}}"#, "message 1 0 on c"),
      (#"{"c":"c","d":1,"p":{"t":"soon","r":1}}"#, "message 1 0 on c"),
      (#"{"c":"c","d":1,"p":{"t":11,"r":1}}"#, "message 1 11 on c"),
      (#"{"c":"c","d":1,"p":"11"}"#, "message 1 11 on c"),
      (#"{"c":"c","d":1,"p":11}"#, "message 1 11 on c"),
      (#"{"c":"c","d":1,"p":{"t":"11","r":"1"}}"#, "message 1 11 on c"),
      (#"{"c":"c","d":1,"p":{"t":"11","r":{}}}"#, "message 1 11 on c"),
      (#"{"d":1}"#, "message 1 0 on c"),
    ]
    for (message, word) in messages {
      try await assert([message], [word, Self.error], message)
    }
  }

  /// Messages that can't be distinguished may be two messages.
  func testMessagesWithoutATimetokenAreNeverDuplicates() async throws {
    let message = #"{"c":"c","d":"again"}"#
    try await assert(
      [message, message],
      ["message again 0 on c", Self.error, "message again 0 on c", Self.error]
    )
  }

  func testPayloadsOfOtherFormsAreDelivered() async throws {
    let payloads: [(String, String)] = [
      // Presence
      (
        #""c":"c-pnpres","d":{"action":"join","uuid":7,"timestamp":"5","occupancy":"2"}"#,
        "presence join 7 2 on c"
      ),
      (#""c":"c-pnpres","d":{"action":"leave","uuid":"v"}"#, "presence leave v 0 on c"),
      (
        #""c":"c-pnpres","d":{"action":"interval","occupancy":3,"timestamp":1.5,"join":["a",4,{}],"leave":"b","timeout":{}}"#,
        "presence join a+4, leave b 3 on c"
      ),
      (
        #""c":"c-pnpres","d":{"action":"state-change","uuid":"v","occupancy":1,"timestamp":1,"data":"odd"}"#,
        "presence  1 on c"
      ),
      (#""c":"c-pnpres","d":"mere text""#, "message mere text 11 on c"),
      (#""c":"c-pnpres","d":{"text":"hi"}"#, #"message {"text":"hi"} 11 on c"#),
      // Actions
      (#""c":"c","e":3,"d":{"no":"action"}"#, #"message {"no":"action"} 11 on c"#),
      // Objects of the first version
      (
        #""c":"c","e":2,"d":{"source":"objects","version":"1.0","event":"create","type":"membership","data":{"userId":"u","spaceId":"s"}}"#,
        #"message {"source":"objects","version":"1.0","event":"create","type":"membership","data":{"userId":"u","spaceId":"s"}} 11 on c"#
      ),
      (#""c":"c","e":"4","d":{"file":{"id":1}}"#, #"message {"file":{"id":1}} 11 on c"#),
    ]
    for (members, word) in payloads {
      try await assert([#"{\#(members),"p":{"t":"11","r":1}}"#], [word, Self.error], members)
    }
  }

  func testActionsAndObjectsKeepTheirWellFormedMembers() async throws {
    let received = try await events([
      #"{"c":"c","e":3,"p":{"t":"11"},"d":{"event":"added","data":{"messageTimetoken":5,"actionTimetoken":"6","type":"reaction","value":7}}}"#,
      #"{"c":"u","e":2,"p":{"t":"12"},"d":{"event":"set","type":"uuid","data":{"id":"u","name":3,"updated":"yesterday","custom":5}}}"#,
    ])
    guard case .messageActionAdded(let action) = received.first else {
      return XCTFail("\(received)")
    }
    XCTAssertEqual(action.messageTimetoken, 5)
    XCTAssertEqual(action.actionValue, "7")
    guard case .uuidMetadataSet(let change) = received.dropFirst(2).first else {
      return XCTFail("\(received)")
    }
    XCTAssertEqual(change.metadataId, "u")
    guard case .subscribeError(let error) = received.last else { return XCTFail("\(received)") }
    XCTAssertEqual(error.details.count, 3, "\(error.details)")
    XCTAssertTrue(error.details.contains { $0.hasPrefix("$.d.data.updated") }, "\(error.details)")
  }

  func testAMessageWithoutAPayloadIsOnlyAnError() async throws {
    for message in [#"{"c":"c","p":{"t":"11","r":1}}"#, #""text""#, "[]", "7", "null"] {
      try await assert([message], [Self.error], message)
    }
  }

  func testMalformedEnvelopesLoseNoMessage() async throws {
    let message = Server.message("1", at: 11)
    let envelopes: [(String, [String])] = [
      (#"{"t":{"t":"20"},"m":[\#(message)]}"#, []),
      (#"{"t":{"t":"20","r":"2"},"m":[\#(message)]}"#, [Self.error]),
      (#"{"t":{"t":20,"r":null},"m":[\#(message)]}"#, [Self.error]),
      (#"{"t":{"t":"20","r":1},"m":[\#(message)],"x":1}"#, []),
      (#"{"m":[\#(message)]}"#, [Self.error]),
      (#"{"t":null,"m":[\#(message)]}"#, [Self.error]),
      (#"{"t":[],"m":[\#(message)]}"#, [Self.error]),
      (
        #"{"t":{"t":"20","r":1},"m":[\#(message)],"error":true,"status":403,"message":"Forbidden"}"#,
        ["error forbidden"]
      ),
    ]
    for (envelope, errors) in envelopes {
      let subscriber = try Subscriber(to: Server(Server.envelope(10), envelope))
      defer { subscriber.server.stop() }
      let words = try await subscriber.received.first(6 + errors.count)
      XCTAssertEqual(words.dropFirst(5), ["message 1 11 on c"] + errors, envelope)
    }
  }

  func testAnEmptyListMayBeAbsentOrNull() async throws {
    let script = Server(#"{"t":{"t":"10","r":1}}"#, #"{"t":{"t":"20"},"m":null}"#)
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await script.polled(3)
    XCTAssertEqual(subscriber.cursors, ["0", "10", "20"])
    XCTAssertEqual(script.polls.last?.query["tr"], "1", "the region stays")
  }

  func testTextThatIsNotUTF8LosesNoMessage() async throws {
    let body =
      Array(#"{"t":{"t":"20","r":1},"m":[{"c":"c","d":"a"#.utf8) + [0xFF]
      + Array(#"b","p":{"t":"11"}},\#(Server.message("2", at: 12))]}"#.utf8)
    let script = Server([
      .json(Server.envelope(10)), .response(200, body: body),
    ])
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    let words = try await subscriber.received.first(8)
    XCTAssertEqual(
      words.dropFirst(5),
      ["message a\u{FFFD}b 11 on c", "message 2 12 on c", Self.error]
    )
  }

  func testARefusalWithASuccessfulStatusIsAFailure() async throws {
    let refusal = #"{"status":403,"error":true,"message":"Forbidden","service":"Access Manager"}"#
    let subscriber = try Subscriber(to: Server(refusal))
    defer { subscriber.server.stop() }
    try await subscriber.assertStatuses("connecting", "lost forbidden")
    XCTAssertEqual(subscriber.cursors, ["0"])
  }

  private static let error = "error jsonDataDecodingFailure"

  /// Asserts that a response with these messages is delivered as these words.
  private func assert(
    _ messages: [String],
    _ words: [String],
    _ comment: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let answer = #"{"t":{"t":"20","r":1},"m":[\#(messages.joined(separator: ","))]}"#
    // The last message shows that nothing else was delivered before it.
    let end = Server.envelope(30, Server.message("0", at: 25))
    let subscriber = try Subscriber(to: Server(Server.envelope(10), answer, end))
    defer { subscriber.server.stop() }
    let received = try await subscriber.received.first(7 + words.count, file: file, line: line)
    XCTAssertEqual(
      received.dropFirst(5),
      words + ["header 20-30", "message 0 25 on c"],
      comment,
      file: file,
      line: line
    )
  }

  /// Returns the events of a response with these messages.
  private func events(_ messages: [String]) async throws -> [SubscriptionEvent] {
    let answer = #"{"t":{"t":"20","r":1},"m":[\#(messages.joined(separator: ","))]}"#
    let script = Server(Server.envelope(10), answer)
    let server = try LoopbackServer { script.answer($0) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let batches = AsyncStream.makeStream(of: [SubscriptionEvent].self)
    let listener = SubscriptionListener(queue: DispatchQueue(label: "batches"))
    listener.didReceiveBatchSubscription = { batches.continuation.yield($0) }
    pubnub.add(listener)
    pubnub.subscribe(to: ["c"])
    for await batch in batches.stream {
      if batch.contains(where: \.isOfMessage) { return batch }
    }
    return []
  }
}

extension SubscriptionEvent {
  fileprivate var isOfMessage: Bool {
    switch self {
    case .connectionStatusChanged, .subscriptionChanged: false
    default: true
    }
  }
}
