import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Lobby
import XCTest

/// Tests of recorded sessions: correct ones pass, and each corruption is reported exactly.
final class LobbyCorruptionTests: XCTestCase {
  func testCorrectTypesHaveNoViolations() throws {
    XCTAssertEqual(try LobbyContract().violations(), [])
  }

  func testReportsEachCorruptedRecording() throws {
    for corruption in LobbyCorruption.all {
      var contract = try LobbyContract()
      let pieces = contract.recordings.components(separatedBy: corruption.old)
      XCTAssertEqual(pieces.count, 2, "“\(corruption.old)” must occur once")
      contract.recordings = pieces.joined(separator: corruption.new)
      XCTAssertEqual(try contract.violations(), corruption.expected, corruption.name)
    }
  }

  func testReportsAMessageWithoutARecording() throws {
    var contract = try LobbyContract()
    contract.received = ContractTraffic(
      .receive,
      of: "room",
      messages: ["entered": nil, "note": nil, "closing": nil, "ping": nil],
      exceptions: ["ping": "no pings"],
      frames: [
        ContractFrame("lobby.har", 0, frame: 1, "entered"),
        ContractFrame("lobby.har", 0, frame: 4, "ping"),
        ContractFrame("lobby.har", 0, frame: 8, "note"),
      ]
    )
    XCTAssertEqual(
      try contract.violations(),
      [
        #"room note received (lobby.har #0, frame 8): recording: isn't a message"#,
        #"room note received: no recording and no exception"#,
        #"room closing received: no recording and no exception"#,
        #"room ping received: declared as unrecorded ("no pings"), but lobby.har "#
          + "#0, frame 4 shows it",
        "note (lobby.har #0, frame 7): recorded, but not tested",
        "lobby.har #0, frame 8: tested, but not recorded",
      ]
    )
  }

  /// A captured message of the service contradicts the spec; an example may be undescribed on
  /// purpose, and a client isn't required to send what the recorded one sent.
  func testReportsACapturedMessageOfTheServiceThatIsNotDescribed() throws {
    func violations(_ kind: String) throws -> [String] {
      var contract = try LobbyContract()
      contract.recordings = contract.recordings
        .replacing(#""message": "ping""#, with: #""message": null"#)
        .replacing(#""message": "pong""#, with: #""message": null"#)
        .replacing(/"kind": "\w+"/, with: #""kind": "\#(kind)""#)
      contract.received = ContractTraffic(
        .receive,
        of: "room",
        messages: ["entered": nil, "note": nil, "closing": nil, "ping": nil],
        frames: [
          ContractFrame("lobby.har", 0, frame: 1, "entered"),
          ContractFrame("lobby.har", 0, frame: 7, "note"),
        ]
      )
      contract.sent = ContractTraffic(
        .send,
        of: "room",
        messages: ["join": nil, "note": nil, "pong": nil],
        frames: [
          ContractFrame("lobby.har", 0, frame: 0, "join"),
          ContractFrame("lobby.har", 0, frame: 6, "note"),
        ]
      )
      return try contract.violations(requiring: [])
    }
    for kind in ["captured", "sandbox"] {
      XCTAssertEqual(
        try violations(kind),
        ["unknown message (lobby.har #0, frame 4): recorded, but not described by the spec"]
      )
    }
    XCTAssertEqual(
      try violations("documented"),
      [
        "unknown message (lobby.har #0, frame 4): recorded, but not tested",
        "unknown message (lobby.har #0, frame 5): recorded, but not tested",
      ]
    )
  }

  /// Many services send a text that isn't JSON to keep a session open.
  func testATextWithoutANameNeedsNoTest() throws {
    for kind in ["captured", "documented"] {
      var contract = try LobbyContract()
      contract.recordings = contract.recordings
        .replacing(
          #""opcode": 9, "data": """#,
          with: #""opcode": 1, "data": "ping!", "_bindery": { "message": null }"#
        )
        .replacing(/"kind": "\w+"/, with: #""kind": "\#(kind)""#)
      XCTAssertEqual(try contract.violations(), [])
    }
  }

  func testMessagesNeedNoRecordingUnlessRequired() throws {
    var contract = try LobbyContract()
    contract.received = ContractTraffic(
      .receive,
      of: "room",
      messages: ["entered": nil, "note": nil, "closing": nil, "ping": nil],
      frames: [
        ContractFrame("lobby.har", 0, frame: 1, "entered"),
        ContractFrame("lobby.har", 0, frame: 4, "ping"),
        ContractFrame("lobby.har", 0, frame: 7, "note"),
      ]
    )
    for requirements in [[], [.statuses]] as [Set<ContractRequirement>] {
      XCTAssertEqual(try contract.violations(requiring: requirements), [])
    }
    XCTAssertEqual(
      try contract.violations(requiring: [.messages]),
      ["room closing received: no recording and no exception"]
    )
  }

  func testReportsACorruptedType() throws {
    XCTAssertEqual(
      try LobbyContract().violations(incoming: ForgetfulRoom.self),
      [
        "room received: messages: the spec has entered, note, closing, ping, ForgetfulRoom has "
          + "entered, remark, closing, ping",
        #"room entered received (lobby.har #0, frame 1): event: $.data: recorded "#
          + #""{ \"guests\": [\"Ann\"] }", understood as nothing"#,
        "room note received (lobby.har #0, frame 7): event: understood as remark",
      ]
    )
  }
}

/// A defective type of the room: it omits members, and names a note a remark.
private enum ForgetfulRoom: TypedEvent {
  case known(String, JSONValue)

  static let messageNames = ["entered", "remark", "closing", "ping"]

  var messageName: String? {
    if case .known(let name, _) = self { name == "note" ? "remark" : name } else { nil }
  }

  init(from json: inout JSONReader) throws(JSONError) {
    let value: JSONValue = try json.read()
    self = .known(value["event"]?.string ?? "", value)
  }

  func encode(into json: inout JSONWriter) {
    guard case .known("entered", _) = self else {
      if case .known(_, let value) = self { value.encode(into: &json) }
      return
    }
    JSONValue.object(["event": "entered"]).encode(into: &json)
  }
}

/// A change to the recordings, and the expected violations.
struct LobbyCorruption: Sendable {
  let name: String
  let old: String
  let new: String
  let expected: [String]

  init(_ name: String, _ old: String, _ new: String, _ expected: String...) {
    self.name = name
    self.old = old
    self.new = new
    self.expected = expected
  }

  static let all = [
    LobbyCorruption(
      "a member of another kind",
      #"\"text\":\"Good evening, Ann\""#,
      #"\"text\":7"#,
      "room note received (lobby.har #0, frame 7): event: "
        + "$.text: expected a string, found a number (byte 23)"
    ),
    LobbyCorruption(
      "a member beyond its schema",
      #"Good evening, Ann\"#,
      #"Good evening, Anna\"#,
      "room note received (lobby.har #0, frame 7): schema: $.text: expected at most 17 characters, "
        + "found 18 (#/$defs/Note/properties/text/maxLength)"
    ),
    LobbyCorruption(
      "an undescribed member",
      #"\"loudness\":2.50"#,
      #"\"volume\":2.50"#
    ),
    LobbyCorruption(
      "a described member that the event drops",
      #"\"loudness\":2.50"#,
      #"\"lost\":2.50"#,
      "room note sent (lobby.har #0, frame 6): event: $.lost: recorded 2.50, understood as nothing"
    ),
    LobbyCorruption(
      "an unknown member of a message without a schema",
      #"\"news\":["#,
      #"\"lost\":1,\"news\":["#,
      "board page received (lobby.har #1): event: $.lost: recorded 1, understood as nothing"
    ),
    LobbyCorruption(
      "JSON inside of a string",
      #"\\\"guests\\\""#,
      #"\\\"people\\\""#,
      "room entered received (lobby.har #0, frame 1): event: $.data: in the embedded JSON: $: the required "
        + #"member "guests" is missing (byte 0) (byte 26)"#
    ),
    LobbyCorruption(
      "an undescribed member inside of a string",
      #"{ \\\"guests\\\""#,
      #"{ \\\"pets\\\": 1, \\\"guests\\\""#
    ),
    LobbyCorruption(
      "a described member inside of a string that the event drops",
      #"{ \\\"guests\\\""#,
      #"{ \\\"lost\\\": 1, \\\"guests\\\""#,
      "room entered received (lobby.har #0, frame 1): event: $.data.lost: recorded 1, understood "
        + "as nothing"
    ),
    LobbyCorruption(
      "another event",
      #"\"event\":\"join\""#,
      #"\"event\":\"leave\""#,
      "room join sent (lobby.har #0, frame 0): event: understood as no message of the spec"
    ),
    LobbyCorruption(
      "bytes that are none",
      "eyJldmVudCI6InBvbmcifQ==",
      "eyJldmVudCI6InBvbmcifQ",
      "room pong sent (lobby.har #0, frame 5): recording: its data isn't base64"
    ),
    LobbyCorruption(
      "another direction",
      #""type": "send", "time": 1768075230"#,
      #""type": "receive", "time": 1768075230"#,
      "room note sent (lobby.har #0, frame 6): recording: has the direction receive"
    ),
    LobbyCorruption(
      "another name",
      #""message": "join""#,
      #""message": "note""#,
      "room join sent (lobby.har #0, frame 0): recording: has the message note",
      "room entered (lobby.har #0, frame 1): is a reply to join, but no join precedes it"
    ),
    LobbyCorruption(
      "another channel",
      #""channel": "board""#,
      #""channel": "room""#,
      "board page received (lobby.har #1): recording: has the channel room"
    ),
    LobbyCorruption(
      "an element of another kind",
      #"\"arrival\""#,
      #"\"arrivals\""#,
      "news arrival received (lobby.har #1, element 0): event: understood as no message of the spec"
    ),
    LobbyCorruption(
      "an element more",
      #"\"news\":["#,
      #"\"news\":[1,"#,
      "news arrival received (lobby.har #1, element 0): recording: 2 elements have names, and "
        + "/news has 3",
      "news departure received (lobby.har #1, element 1): recording: 2 elements have names, and "
        + "/news has 3"
    ),
    LobbyCorruption(
      "an answer before its question",
      #""type": "receive", "time": 1768075220"#,
      #""type": "send", "time": 1768075220"#,
      "room ping received (lobby.har #0, frame 4): recording: has the direction send",
      "room pong (lobby.har #0, frame 5): is a reply to ping, but no ping precedes it"
    ),
  ]
}
