import BinderyRealtime
import BinderyRuntime
import Feed
import XCTest

/// Tests of messages that the receiver recognizes by constants, which they need not have.
final class MessageConstantTests: XCTestCase {
  private func text(_ message: PulsesChannel.Incoming) throws -> String {
    String(decoding: try message.encoded(), as: UTF8.self)
  }

  func testAMessageThatCodeCreatesHasItsConstants() throws {
    let messages: [(PulsesChannel.Incoming, String, String)] = [
      (.beat(PulsesChannel.Beat(id: 1)), #"{"event":"beat","id":1}"#, "beat"),
      (.echo(PulsesChannel.Echo(id: 1)), #"{"event":"echo","id":1}"#, "echo"),
      (
        .report(PulsesChannel.Report(header: PulsesChannel.Report.Header(from: "a"), isWell: true)),
        #"{"header":{"type":"report","from":"a"},"isWell":true}"#, "report"
      ),
      (
        .result(.healed(PulsesChannel.IncomingResult.Healed(healer: "b"))),
        #"{"event":"result","healer":"b"}"#, "result"
      ),
      (
        .result(.lost(PulsesChannel.IncomingResult.Lost(hour: 3))), #"{"event":"result","hour":3}"#,
        "result"
      ),
      (.curve(PulsesChannel.Curve(id: 7)), #"[7,"curve"]"#, "curve"),
    ]
    for (message, expected, name) in messages {
      XCTAssertEqual(try text(message), expected)
      XCTAssertEqual(try PulsesChannel.Incoming(message: expected).messageName, name)
    }
  }

  /// The caller may omit a constant, and a received message isn't changed.
  func testAConstantIsOptional() throws {
    XCTAssertEqual(try text(.beat(PulsesChannel.Beat(event: nil, id: 1))), #"{"id":1}"#)
    let received = #"{"header":{},"isWell":true}"#
    let report: PulsesChannel.Report = try JSONReader.decode(from: Array(received.utf8))
    XCTAssertNil(report.header.type)
    XCTAssertEqual(try text(.report(report)), received)
  }
}
