import BinderyJSON
import Foundation
import XCTest

/// Imports of sessions whose messages differ only in what their members or elements contain.
final class EnvelopeSessionTests: XCTestCase {
  /// Names the received messages of a session, of messages by name with their payloads: those of
  /// one channel, or each of its own channel at the same address.
  private func names(
    of frames: [String],
    in messages: [(String, String)],
    apart: Bool = false,
    sent request: String = "{ type: object, required: [op], properties: { op: {} } }"
  ) throws -> [String?] {
    let folder = try TemporaryFolder()
    let groups = apart ? messages.map { [$0] } : [messages]
    var lines = [
      "  requests: { address: /, messages: { request: { payload: \(request) } } }"
    ]
    for (index, group) in groups.enumerated() {
      lines += ["  feed\(index):", "    address: /", "    messages:"]
      lines += group.map { "      \($0): { payload: \($1) }" }
    }
    lines += [
      "operations:", "  ask: { action: receive, channel: { $ref: '#/channels/requests' } }",
    ]
    lines += groups.indices.map {
      "  send\($0): { action: send, channel: { $ref: '#/channels/feed\($0)' } }"
    }
    try folder.write(
      """
      asyncapi: 3.0.0
      info: { title: Market, version: "1" }
      defaultContentType: application/json
      servers: { live: { host: market.example, protocol: wss } }
      channels:
      \(lines.joined(separator: "\n"))
      """,
      to: "market.yaml"
    )
    let sent = frames.map {
      #"{"type":"receive","time":1,"opcode":1,"data":\#($0.debugDescription)}"#
    }
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{
        "startedDateTime": "2026-01-02T03:04:05Z",
        "request": {"method": "GET", "url": "wss://market.example/"},
        "response": {"status": 101, "content": {}},
        "_webSocketMessages": [\(sent.joined(separator: ","))]}]}}
      """,
      to: "market.har"
    )
    let run = try BinderyProcess(
      ["import", "market.har", "--spec", "market.yaml", "--into", "named.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let data = try Data(contentsOf: folder.url.appendingPathComponent("named.har"))
    let log: JSONValue = try JSONReader.decode(from: data)
    return (log["log"]?["entries"]?.array?.first?["_webSocketMessages"]?.array ?? [])
      .map { $0["_bindery"]?["message"]?.string }
  }

  /// The messages have the same members, and those of `data` differ.
  func testTheContentsOfAMemberDistinguishMessages() throws {
    let envelope = { (data: String) in
      "{ type: object, required: [stream, data],"
        + " properties: { stream: { type: string }, data: \(data) } }"
    }
    let messages = [
      (
        "trade",
        envelope("{ type: object, required: [e], properties: { e: { const: trade }, p: {} } }")
      ),
      (
        "best",
        envelope("{ type: object, required: [u, b, a], properties: { u: {}, b: {}, a: {} } }")
      ),
      (
        "depth",
        envelope("{ type: object, required: [id, bids], properties: { id: {}, bids: {} } }")
      ),
      ("all", envelope("{ type: array, items: { type: object } }")),
    ]
    for apart in [false, true] {
      XCTAssertEqual(
        try names(
          of: [
            #"{"stream":"x@best","data":{"u":1,"b":"2","a":"3"}}"#,
            #"{"stream":"x@trade","data":{"e":"trade","p":"1"}}"#,
            #"{"stream":"x@depth5","data":{"id":1,"bids":[]}}"#,
            #"{"stream":"x@mean","data":{"e":"mean","w":"1"}}"#, #"{"stream":"x@all","data":[]}"#,
          ],
          in: messages,
          apart: apart
        ),
        ["best", "trade", "depth", nil, "all"]
      )
    }
  }

  /// All messages have the constant of the protocol, which identifies none of them.
  func testACommonConstantIdentifiesNoMessageOfTheOtherDirection() throws {
    let notice = { (channel: String) in
      "{ type: object, required: [rpc, params], properties: { rpc: { const: '2' }, params:"
        + " { type: object, required: [channel, data], properties: { data: {},"
        + " channel: { type: string, pattern: '^\(channel)\\.' } } } } }"
    }
    let frames = ["book.X", "quote.X", "index.X"].map {
      #"{"rpc":"2","method":"notice","params":{"channel":"\#($0)","data":{}}}"#
    }
    for apart in [false, true] {
      XCTAssertEqual(
        try names(
          of: frames,
          in: [("book", notice("book")), ("quote", notice("quote"))],
          apart: apart,
          sent: "{ type: object, required: [rpc, method],"
            + " properties: { rpc: { const: '2' }, method: { type: string }, params: {} } }"
        ),
        ["book", "quote", nil]
      )
    }
  }

  /// A member of a member begins with a text, or has one of several values.
  func testPatternsAndListsInsideOfAMemberDistinguishMessages() throws {
    let push = { (channel: String) in
      "{ type: object, properties: { action: {}, data: { type: array },"
        + " arg: { type: object, properties: { channel: { type: string, \(channel) } } } } }"
    }
    let frame = { (channel: String) in
      #"{"action":"update","arg":{"channel":"\#(channel)","id":"X"},"data":[[1]]}"#
    }
    XCTAssertEqual(
      try names(
        of: ["candle1m", "books5", "ticker", "auction", "candle1D"].map(frame),
        in: [
          ("candle", push("pattern: '^candle'")), ("books", push("enum: [books, books5]")),
          ("ticker", push("const: ticker")),
        ]
      ),
      ["candle", "books", "ticker", nil, "candle"]
    )
  }

  /// A pattern that one message alone states validates a value, and identifies no message.
  func testAPatternInsideOfOneMessageIsNoEvidence() throws {
    let push = { (wallet: String) in
      "{ type: object, required: [id, data], properties: { id: {}, data: { type: object,"
        + " required: [\(wallet)], properties: { \(wallet): { type: string, pattern: '^0x' } } } } }"
    }
    XCTAssertEqual(
      try names(
        of: [#"{"id":1,"data":{"wallet":"1A"}}"#, #"{"id":1,"data":{"account":"0x1"}}"#],
        in: [("wallet", push("wallet")), ("account", push("account"))]
      ),
      ["wallet", "account"]
    )
  }

  /// A constant identifies the messages, so that the pattern validates a value in each.
  func testAPatternBesideAConstantIsNoEvidence() throws {
    let push = { (name: String) in
      "{ type: object, required: [type, data], properties: { type: { const: \(name) }, data:"
        + " { type: object, properties: { id: { type: string, pattern: '^\(name)_' } } } } }"
    }
    XCTAssertEqual(
      try names(
        of: [#"{"type":"order","data":{"id":"x1"}}"#, #"{"type":"trade","data":{"id":"x2"}}"#],
        in: [("order", push("order")), ("trade", push("trade"))]
      ),
      ["order", "trade"]
    )
  }

  /// The client routes no such frame to the channel, whose decoder alone would read it.
  func testAFrameOfNoChannelIsNoneOfTheTests() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let notice = { (channel: String) in
      "{ payload: { type: object, required: [rpc, topic], properties: { rpc: { const: '2' },"
        + " topic: { type: string, pattern: '^\(channel)' } } } }"
    }
    try folder.write(
      """
      asyncapi: 3.0.0
      info: { title: Market, version: "1" }
      servers: { live: { host: market.example, protocol: wss } }
      channels:
        books: { address: /, messages: { book: \(notice("book")) } }
        quotes: { address: /, messages: { quote: \(notice("quote")) } }
      operations:
        books: { action: send, channel: { $ref: "#/channels/books" } }
        quotes: { action: send, channel: { $ref: "#/channels/quotes" } }
      """,
      to: "Spec/market/market.yaml"
    )
    try folder.write(
      "{ documents: [market.yaml], module: Market, output: ../../Sources, recordings: recordings,"
        + " contractTests: ../../Tests }",
      to: "Spec/market/bindings.yaml"
    )
    let frames = ["book.X", "index.X", "quote.X", "book.Y"].map {
      #"{"type":"receive","time":1,"opcode":1,"data":"{\"rpc\":\"2\",\"topic\":\"\#($0)\"}"}"#
    }
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{
        "startedDateTime": "2026-01-02T03:04:05Z",
        "request": {"method": "GET", "url": "wss://market.example/"},
        "response": {"status": 101, "content": {}},
        "_webSocketMessages": [\(frames.joined(separator: ","))]}]}}
      """,
      to: "Spec/market/recordings/market.har"
    )
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssert(run.errors.contains("[unmatched-recording]"), run.output + run.errors)
    let test = folder.url.appendingPathComponent("Tests/BooksChannelContractTests.swift")
    let lines = try String(contentsOf: test, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(
      lines.filter { $0.contains("ContractFrame(") }.map { $0.drop { $0 == " " } },
      [
        #"ContractFrame("market.har", 0, frame: 0, "book"),"#,
        #"ContractFrame("market.har", 0, frame: 3, "book"),"#,
      ]
    )
  }

  /// The lists of a member have no value in common, so that an unlisted one is another message's.
  func testAnUnlistedValueIsNoMessageOfDisjointLists() throws {
    let order = { (type: String) in
      "{ type: object, properties: { type: { type: string, enum: \(type) }, id: {}, price: {} } }"
    }
    XCTAssertEqual(
      try names(
        of: ["match", "last_match", "change", "ticker"].map {
          #"{"type":"\#($0)","id":1,"price":2}"#
        },
        in: [("match", order("[match, last_match]")), ("ticker", order("[ticker, ticker_batch]"))]
      ),
      ["match", "match", nil, "ticker"]
    )
  }

  /// The elements of an array may be arrays, constants that are numbers, and texts with a pattern.
  func testTheElementsOfArraysDistinguishMessages() throws {
    let array = { (elements: String) in "{ type: array, prefixItems: [\(elements)] }" }
    let number = "{ type: number }"
    let level = array("\(number), { type: integer }, \(number)")
    let best = array((1...5).map { _ in number }.joined(separator: ","))
    let messages = [
      ("best", array("{ type: integer }, \(best)")),
      ("levels", array("{ type: integer }, { type: array, items: \(level) }")),
      ("level", array("{ type: integer }, \(level)")),
      ("beat", array("{ type: integer }, { const: hb }")),
      ("idle", array("{ const: 0 }, { const: hb }")),
      ("wallet", array("{ const: 0 }, { const: wu }, { type: array }")),
      ("order", array("{ const: 0 }, { type: string, enum: [on, oc] }, { type: array }")),
      ("candles", array("{ type: integer }, { type: array }, { type: string, pattern: '^ohlc-' }")),
    ]
    XCTAssertEqual(
      try names(
        of: [
          "[7,[1.5,1,-2]]", "[7,[[1.5,1,-2],[2,1,1]]]", "[7,[1,2,3.5,4,5]]", "[7,[]]",
          #"[7,"hb"]"#, #"[0,"hb"]"#, #"[0,"wu",[1]]"#, #"[0,"oc",[1]]"#, #"[0,"ats",[1]]"#,
          #"[7,["1"],"ohlc-5","X"]"#, #"[7,["1"],"instrument","X"]"#,
        ],
        in: messages
      ),
      [
        "level", "levels", "best", "levels", "beat", "idle", "wallet", "order", nil, "candles", nil,
      ]
    )
  }
}
