import XCTest

@testable import Sandbox

/// Tests of connecting, keep-alive and closing.
final class ChannelsConnectingTests: ChannelsAppTestCase {
  func testSendsSocketIDAndActivityTimeout() {
    XCTAssertEqual(app.connect(opening()), "1.1")
    let data = #""{\"socket_id\":\"1.1\",\"activity_timeout\":120}""#
    XCTAssertEqual(
      lines(),
      [#"1.1 {"event":"pusher:connection_established","data":\#(data)}"#]
    )
  }

  func testClosesInvalidConnectionsWithACode() {
    for (target, code) in [
      ("/ap/demo?protocol=7", 4005), ("/app/other?protocol=7", 4001), ("/app/demo", 4008),
      ("/app/demo?protocol=seven", 4006), ("/app/demo?protocol=4", 4007),
      ("/app/demo?protocol=8", 4007),
    ] {
      let id = app.connect(opening(target))
      let lines = lines()
      XCTAssertEqual(lines.count, 2, target)
      XCTAssertTrue(lines[0].contains(#""data":{"code":\#(code),"message":""#), lines[0])
      XCTAssertTrue(lines[1].hasPrefix("\(id) close \(code) "), lines[1])
      XCTAssertNil(app.connections[id])
    }
  }

  func testConnectionsAreBounded() {
    settings.bounds.connections = 1
    connect()
    let id = app.connect(opening())
    XCTAssertEqual(lines().last, "1.2 close 4004 Account is over connection quota")
    app.ended("1.1")
    connect()
    XCTAssertEqual(app.connections.keys.sorted(), ["1.3"])
    XCTAssertEqual(app.closing.keys.sorted(), [id])
  }

  func testAnIdleClientIsPingedAndThenClosed() {
    connect()
    XCTAssertEqual(wait(119.9), [])
    XCTAssertEqual(wait(0.1), [#"1.1 {"event":"pusher:ping","data":"{}"}"#])
    XCTAssertEqual(wait(29.9), [])
    let message = "Pong reply not received"
    XCTAssertEqual(
      wait(0.1),
      [
        #"1.1 {"event":"pusher:error","data":{"code":4201,"message":"\#(message)"}}"#,
        "1.1 close 4201 \(message)",
      ]
    )
    XCTAssertEqual(wait(9.9), [])
    XCTAssertEqual(wait(0.1), ["1.1 drop"])
    XCTAssertEqual(app.nextActionTime, .max)
  }

  func testAnyMessageKeepsAConnectionAlive() {
    connect()
    _ = wait(120)
    XCTAssertEqual(receive(#"{"event":"pusher:pong","data":{}}"#, from: "1.1"), [])
    XCTAssertEqual(wait(119.9), [])
    app.noteActivity(from: "1.1", inControlFrame: true)
    XCTAssertEqual(wait(119.9), [])
    // A client that has sent a control frame gets a ping frame.
    XCTAssertEqual(wait(0.1), ["1.1 ping"])
  }

  func testAPingIsAnswered() {
    connect()
    XCTAssertEqual(
      receive(#"{"event":"pusher:ping","data":{}}"#, from: "1.1"),
      [#"1.1 {"event":"pusher:pong","data":"{}"}"#]
    )
  }

  func testReportsInvalidMessages() {
    connect()
    for text in ["{", "[]", "{}", #"{"event":"greeting"}"#, #"{"event":"pusher:subscribe"}"#] {
      let lines = receive(text, from: "1.1")
      XCTAssertEqual(lines.count, 1, text)
      let line = lines.first ?? ""
      XCTAssertTrue(line.hasPrefix(#"1.1 {"event":"pusher:error","data":{"code":null,"#), line)
    }
    XCTAssertEqual(
      receive(String(repeating: " ", count: 65_537), from: "1.1"),
      ["1.1 close 1009 Message too big"]
    )
  }
}
