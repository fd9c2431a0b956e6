import BinderyRuntime
import TestSupport
import XCTest

/// Tests of `text/event-stream`, as the HTML Standard specifies it.
final class ServerSentEventTests: TimedTestCase {
  private typealias Event = ServerSentEvent<String>

  /// A stream, and its events as `id|name|data`.
  private static let table: [(stream: String, events: [String])] = [
    ("", []),
    ("data: a\n\n", ["|message|a"]),
    ("data:a\r\rdata: b\r\n\r\ndata:  c\n\n", ["|message|a", "|message|b", "|message| c"]),
    ("data: a\r\ndata: b\r\n\r\ndata: c\rdata: d\r\r", ["|message|a\nb", "|message|c\nd"]),
    // The Standard's own examples.
    (
      "data: YHOO\ndata: +2\ndata: 10\n\n", ["|message|YHOO\n+2\n10"]
    ),
    (
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n",
      ["1|message|first event", "|message|second event"]
    ),
    ("data\n\ndata\ndata\n\ndata:", ["|message|", "|message|\n"]),
    ("data:test\n\ndata: test\n\n", ["|message|test", "|message|test"]),
    // Event types, ids and lines that aren't fields.
    ("event: add\ndata: 1\n\ndata: 2\n\n", ["|add|1", "|message|2"]),
    ("event: add\n\ndata: 2\n\n", ["|message|2"]),
    ("event: a\nevent: b\ndata: 1\n\n", ["|b|1"]),
    ("event:\ndata: 1\n\n", ["|message|1"]),
    ("id: 7\ndata: a\n\ndata: b\n\nid\ndata: c\n\n", ["7|message|a", "7|message|b", "|message|c"]),
    ("id: 7\n\ndata: b\n\n", ["7|message|b"]),
    ("id: 7\nid: 8\u{0}9\ndata: a\n\n", ["7|message|a"]),
    ("datax: 1\nDATA: 2\n data: 3\ndat: 4\nretry\nfoo\n\n", []),
    (":\n: c\n:data: 1\ndata: 2\n\n", ["|message|2"]),
    ("data: a:b: c\n\n", ["|message|a:b: c"]),
    ("data: é👩‍🚀\n\n", ["|message|é👩‍🚀"]),
    ("\u{FEFF}data: a\n\n", ["|message|a"]),
    ("\u{FEFF}\u{FEFF}data: a\n\ndata: b\n\n", ["|message|b"]),
    ("\n\n\r\n\r\rdata: a\n\n\n\n", ["|message|a"]),
    ("data: unfinished\n", []),
    ("data: a\n\ndata: cut", ["|message|a"]),
    ("data: a\u{2028}b\u{85}c\n\n", ["|message|a\u{2028}b\u{85}c"]),
  ]

  func testTheRulesOfTheStandard() async throws {
    for (stream, expected) in Self.table {
      let events = try await HTTPStreamedResponse(stream).textEvents().collected()
      XCTAssertEqual(events.map(\.line), expected, stream)
    }
  }

  func testPiecesOfAnySizeGiveTheSameEvents() async throws {
    // The unfinished lines of a case must not continue in the next.
    let whole = Self.table.map { "\n\nid\n\n" + $0.stream + "\n\n" }.joined()
      .replacingOccurrences(of: "\u{FEFF}", with: "")
    let expected = try await HTTPStreamedResponse(whole).textEvents().collected()
    XCTAssertGreaterThan(expected.count, 30)
    let returns = whole.replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
    let ends = ["\n", "\r", "\r\n"].map { returns.replacingOccurrences(of: "\n", with: $0) }
    var pieces = Pieces(seed: 3)
    for stream in ["\u{FEFF}" + whole] + ends {
      for _ in 0..<200 {
        let cut = HTTPStreamedResponse(pieces.of(Array(stream.utf8)))
        let events = try await cut.textEvents().collected()
        guard events == expected else { return XCTFail("another cut, other events") }
      }
    }
  }

  func testBytesThatAreNotUTF8() async throws {
    let stream: [UInt8] = Array("data: a".utf8) + [0xFF] + Array("b\n\n".utf8)
    let events = try await HTTPStreamedResponse([stream]).textEvents().collected()
    XCTAssertEqual(events.map(\.data), ["a\u{FFFD}b"])
  }

  func testTheRetryDelay() async throws {
    let stream = "data: 1\n\nretry: 2500\ndata: 2\n\nretry: -1\nretry: x\nretry:\ndata: 3\n\n"
    let events = try await HTTPStreamedResponse(stream).textEvents().collected()
    XCTAssertEqual(events.map(\.retry), [nil, .milliseconds(2500), .milliseconds(2500)])
  }

  func testTypedData() async throws {
    let stream = "data: {\"a\":\ndata: 1}\n\ndata: {\"a\":2}\n\ndata: [DONE]\n\ndata: more\n\n"
    let response = HTTPStreamedResponse(stream)
    let events = try await response.events([String: Int].self, terminator: "[DONE]").collected()
    XCTAssertEqual(events.map(\.data), [["a": 1], ["a": 2]])
  }

  func testDataByTheTypeOfTheEvent() async throws {
    let stream = "event: n\ndata: 1\n\nevent: t\ndata: 1\n\n"
    let events = HTTPStreamedResponse(stream).events { event throws(JSONError) -> JSONValue in
      event.name == "n" ? try event.json() : .string(event.text)
    }
    let data = try await events.collected().map(\.data)
    XCTAssertEqual(data, [1, "1"])
  }

  func testAnUndecodableEventIsAnErrorWithItsText() async throws {
    let stream = "data: 1\n\ndata: x\n\ndata: 3\n\n"
    var iterator = HTTPStreamedResponse(stream).events(Int.self).makeAsyncIterator()
    let first = try await iterator.next()
    XCTAssertEqual(first?.data, 1)
    do {
      _ = try await iterator.next()
      XCTFail("no error")
    } catch {
      guard case .undecodable(let element) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(element.text, "x")
      XCTAssertTrue(
        "\(error)".hasPrefix("the element doesn't match the document: $: expected"),
        "\(error)"
      )
    }
    let third = try await iterator.next()
    XCTAssertEqual(third?.data, 3)
    let end = try await iterator.next()
    XCTAssertNil(end)
  }

  func testALoopOverResultsContinues() async throws {
    let stream = "data: 1\n\ndata: x\n\ndata: 3\n\n"
    var seen: [String] = []
    for try await result in HTTPStreamedResponse(stream).events(Int.self).results {
      switch result {
      case .success(let event): seen.append("\(event.data)")
      case .failure(let element): seen.append(element.text)
      }
    }
    XCTAssertEqual(seen, ["1", "x", "3"])
  }

  func testTheSizeOfAnEventIsLimited() async throws {
    let cases = [
      "data: " + String(repeating: "x", count: 100),
      String(repeating: "data: 1234567\n", count: 10),
      ":" + String(repeating: "x", count: 100) + "\n\n",
      "data: ok\n\nid: " + String(repeating: "x", count: 100) + "\n\n",
    ]
    for stream in cases {
      var pieces = Pieces(seed: 5)
      for _ in 0..<20 {
        let response = HTTPStreamedResponse(pieces.of(Array(stream.utf8)))
        let events = ServerSentEvents(response.body, limit: 64) { $0.text }
        await assertThrows(.tooLarge(limit: 64)) { _ = try await events.collected() }
      }
    }
  }

  func testErrorsOfTheStream() async throws {
    let chunks = [Array("data: 1\n\ndata: 2".utf8)]
    let broken = TransportError.connectionLost("cut")
    var iterator = HTTPStreamedResponse(chunks, failure: broken).textEvents().makeAsyncIterator()
    let first = try await iterator.next()
    XCTAssertEqual(first?.data, "1")
    let events = HTTPStreamedResponse(chunks, failure: broken).textEvents()
    await assertThrows(.transport(broken)) { _ = try await events.collected() }
    let cancelled = HTTPStreamedResponse(chunks, failure: .cancelled).textEvents()
    await assertThrows(.cancelled) { _ = try await cancelled.collected() }
  }
}

extension XCTestCase {
  func assertThrows(
    _ expected: StreamError,
    line: UInt = #line,
    _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      XCTFail("no error", line: line)
    } catch {
      XCTAssertEqual(error as? StreamError, expected, line: line)
    }
  }
}

extension ServerSentEvent<String> {
  fileprivate var line: String { "\(id)|\(name)|\(data)" }
}
