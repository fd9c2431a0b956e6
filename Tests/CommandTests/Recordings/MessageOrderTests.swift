import XCTest

/// Checks of the direction and the order of recorded messages.
final class MessageOrderTests: XCTestCase {
  private static let document = """
    asyncapi: 3.0.0
    info: { title: Hall, version: "1" }
    servers: { main: { host: hall.example, protocol: wss } }
    channels:
      hall:
        address: /
        messages:
          hello: { $ref: "#/components/messages/hello" }
          welcome: { $ref: "#/components/messages/welcome" }
          news: { payload: { type: object, required: [is], properties: { is: { const: news } } } }
          wave: { payload: { type: object, required: [is], properties: { is: { const: wave } } } }
      door:
        address: /
        messages:
          refusal:
            payload: { type: object, required: [is], properties: { is: { const: refusal } } }
    operations:
      greet:
        action: receive
        channel: { $ref: "#/channels/hall" }
        messages: [{ $ref: "#/channels/hall/messages/hello" }]
        reply:
          channel: { $ref: "#/channels/hall" }
          messages: [{ $ref: "#/channels/hall/messages/welcome" }]
      enter:
        action: receive
        channel: { $ref: "#/channels/hall" }
        messages: [{ $ref: "#/channels/hall/messages/hello" }]
        reply:
          channel: { $ref: "#/channels/door" }
      report:
        action: send
        channel: { $ref: "#/channels/hall" }
        messages: [{ $ref: "#/channels/hall/messages/news" }]
      wave:
        action: receive
        channel: { $ref: "#/channels/hall" }
        messages: [{ $ref: "#/channels/hall/messages/wave" }]
    components:
      messages:
        hello:
          correlationId: { location: "$message.payload#/id" }
          payload: { type: object, required: [is], properties: { is: { const: hello }, id: {} } }
        welcome:
          correlationId: { location: "$message.payload#/id" }
          payload: { type: object, required: [is], properties: { is: { const: welcome }, id: {} } }

    """

  /// Checks a session of frames, such as `send {"is": "hello"}`.
  private func check(_ frames: String...) throws -> BinderyProcess { try check(frames) }

  private func check(
    _ frames: [String],
    host: String = "hall.example",
    document: String = document,
    imports: Bool = false
  ) throws -> BinderyProcess {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "hall.yaml")
    let messages = frames.map { frame in
      let words = frame.split(separator: " ", maxSplits: 1).map(String.init)
      return
        #"{"type": "\#(words[0])", "time": 1, "opcode": 1, "data": \#(words[1].debugDescription)}"#
    }
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{"request": {"method": "GET", "url": \
      "wss://\(host)/"}, "response": {"status": 101, "content": {}}, "_webSocketMessages": [
      \(messages.joined(separator: ",\n"))]}]}}
      """,
      to: "recordings/hall.har"
    )
    if imports {
      let har = "recordings/hall.har"
      let run = try BinderyProcess(
        "import",
        har,
        "--spec",
        "hall.yaml",
        "--into",
        har,
        in: folder.url
      )
      XCTAssertEqual(run.status, 0, run.errors)
    }
    return try BinderyProcess(
      "check",
      "hall.yaml",
      "--recordings",
      "recordings",
      in: folder.url
    )
  }

  func testSessionsInOrder() throws {
    for frames in [
      [#"send {"is": "hello"}"#, #"receive {"is": "news"}"#, #"receive {"is": "welcome"}"#],
      // A reply can be on another channel, and follow the end of the recording.
      [#"send {"is": "hello"}"#, #"receive {"is": "refusal"}"#, #"receive {"is": "news"}"#],
      [#"send {"is": "hello"}"#, #"send {"is": "wave"}"#],
      // Several replies to a request, and one to several requests.
      [
        #"send {"is": "hello"}"#, #"send {"is": "hello"}"#, #"receive {"is": "welcome"}"#,
        #"receive {"is": "welcome"}"#, #"receive {"is": "welcome"}"#,
      ],
      [#"send {"is": "hello", "id": 1}"#, #"receive {"is": "welcome"}"#],
      // Nothing is stated about the order of other messages.
      [#"receive {"is": "news"}"#, #"send {"is": "wave"}"#],
    ] {
      let run = try check(frames)
      XCTAssertEqual(run.output, "", "\(frames)")
      XCTAssert(run.errors.contains("1 of 1 entry fits"), run.errors)
    }
  }

  func testAReplyBeforeItsRequest() throws {
    let run = try check(#"receive {"is": "welcome"}"#, #"send {"is": "wave"}"#)
    XCTAssertEqual(
      run.output,
      """
      recordings/hall.har:2:1: error: the message “welcome” of the channel “hall” is a reply to \
      “hello”, which doesn't precede it [recording-mismatch]
        help: complete the recording; or, if it is also sent without a request, describe an \
      operation that sends it
      hall.yaml:6:5: note: the channel is defined here

      """
    )
    XCTAssert(run.errors.contains("0 of 1 entry fits"), run.errors)
    XCTAssertEqual(run.status, 1)
  }

  func testARequestWithoutAReply() throws {
    let run = try check(
      #"send {"is": "hello"}"#,
      #"receive {"is": "welcome"}"#,
      #"send {"is": "hello"}"#,
      #"receive {"is": "news"}"#
    )
    XCTAssert(
      run.output.contains(
        "hall.har:4:1: error: the message “hello” of the channel “hall” has no reply: “refusal” or"
          + " “welcome” doesn't follow [recording-mismatch]"
      ),
      run.output
    )
  }

  func testTheCorrelationIdentifierNamesTheRequest() throws {
    let unanswered = try check(
      #"send {"is": "hello", "id": 1}"#,
      #"send {"is": "hello", "id": 2}"#,
      #"receive {"is": "welcome", "id": 2}"#
    )
    XCTAssert(
      unanswered.output.contains("hall.har:2:1: error: the message “hello”"),
      unanswered.output
    )
    XCTAssertFalse(unanswered.output.contains("hall.har:3:1"), unanswered.output)
    let early = try check(
      #"send {"is": "hello", "id": 1}"#,
      #"receive {"is": "welcome", "id": 2}"#,
      #"send {"is": "hello", "id": 2}"#,
      #"receive {"is": "welcome", "id": 1}"#
    )
    XCTAssert(early.output.contains("hall.har:3:1: error: the message “welcome”"), early.output)
  }

  /// A service may send messages that its document doesn't have yet, but none without the member
  /// that names them.
  func testAFrameThatIsNoMessage() throws {
    let further = try check(#"receive {"is": "news"}"#, #"receive {"is": "quiz"}"#)
    XCTAssert(
      further.output.hasPrefix(
        "recordings/hall.har:3:1: warning: none of the 2 channels with the address of “hall” defines"
          + " the received message [unmatched-recording]"
      ),
      further.output
    )
    for (frame, difference) in [
      (#"{"was": "news"}"#, "lacks the member “is”"), ("[]", "isn't an object"),
      (#"{"is": 1}"#, "has another type in the member “is”"),
    ] {
      let run = try check(#"receive {"is": "news"}"#, "receive \(frame)")
      XCTAssert(
        run.output.hasPrefix(
          "recordings/hall.har:3:1: error: none of the 2 channels with the address of “hall” defines"
            + " the received message, which \(difference), unlike all that they define"
            + " [unmatched-recording]"
        ),
        run.output
      )
      XCTAssertEqual(run.status, 1)
    }
    let ping = try check(#"receive {"is": "news"}"#, "receive ping")
    XCTAssertEqual(ping.status, 0, ping.output)
  }

  /// The channels of one address share a WebSocket, and any of them may have a further message.
  func testAFrameOfAnyChannelOfTheAddress() throws {
    let document = Self.document.replacing(
      "{ type: object, required: [is], properties: { is: { const: refusal } } }",
      with: "{ type: array, items: { type: integer } }"
    )
    let run = try check(
      [#"receive {"is": "news"}"#, #"receive {"was": "news"}"#],
      document: document
    )
    XCTAssert(run.output.hasPrefix("recordings/hall.har:3:1: warning: none of the"), run.output)
    XCTAssertEqual(run.status, 0, run.output)
  }

  /// An import states the channel of most messages also for a message that no channel describes.
  func testAnImportedFrameOfAnyChannelOfTheAddress() throws {
    let document = Self.document.replacing(
      "{ type: object, required: [is], properties: { is: { const: refusal } } }",
      with: "{ type: array, items: { type: integer } }"
    )
    let run = try check(
      [#"receive {"is": "news"}"#, #"receive {"was": "news"}"#],
      document: document,
      imports: true
    )
    let message =
      "error: none of the 2 channels with the address of “hall” defines the received message"
      + " [unmatched-recording]"
    XCTAssert(run.output.contains(message), run.output)
  }

  func testAMessageInTheWrongDirection() throws {
    let run = try check(#"receive {"is": "news"}"#, #"receive {"is": "wave"}"#)
    XCTAssert(
      run.output.contains(
        "hall.har:3:1: error: the message “wave” of the channel “hall” is recorded as received, but"
          + " defined only as sent [recording-mismatch]"
      ),
      run.output
    )
    XCTAssert(run.errors.contains("0 of 1 entry fits"), run.errors)
  }

  /// A session that isn't checked has its reason.
  func testASessionWithAnotherHost() throws {
    let run = try check([#"receive {"is": "other"}"#], host: "other.example:8080")
    XCTAssert(
      run.output.contains(
        "note: the session isn't checked, because the documents have no"
          + " server with the host “other.example:8080” [undocumented]"
      ),
      run.output + run.errors
    )
  }

  /// `correlationId` describes a member of the payload, also if the schema doesn't list it.
  func testTheCorrelationIdentifierIsDescribed() throws {
    let document = Self.document.replacing(", id: {} }", with: " }")
    let frames = [
      #"send {"is": "hello", "id": 1}"#, #"receive {"is": "welcome", "id": 1, "by": 2}"#,
    ]
    let run = try check(frames, document: document)
    XCTAssertFalse(run.output.contains(#""id""#), run.output)
    XCTAssert(run.output.contains(#"has the undocumented member "by""#), run.output)
    let closed = document.replacing(
      "properties: { is: { const: welcome }",
      with: "additionalProperties: false, properties: { is: { const: welcome }"
    )
    let forbidden = try check(frames, document: closed)
    XCTAssert(
      forbidden.output.contains(#"has the undocumented members "id" and "by""#),
      forbidden.output
    )
  }
}
