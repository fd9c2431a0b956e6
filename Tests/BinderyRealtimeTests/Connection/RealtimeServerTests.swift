import BinderyRealtime
import XCTest

final class RealtimeServerTests: XCTestCase {
  func testVariablesAreReplacedInTheTemplate() {
    let server = RealtimeServer(
      template: "wss://{region}.feed.test:{port}/{region}",
      ["region": "eu", "port": "443"]
    )
    XCTAssertEqual(server.url, "wss://eu.feed.test:443/eu")
    XCTAssertEqual(server.description, server.url)
  }

  /// Values are not templates, and a name without a value is kept.
  func testValuesAreNotTemplates() {
    let server = RealtimeServer(template: "ws://{a}/{b}/{c", ["a": "{b}", "c": "x"])
    XCTAssertEqual(server.url, "ws://{b}/{b}/{c")
  }

  func testTheProtocolIsTheScheme() {
    XCTAssertEqual(RealtimeServer("WSS://a").protocol, "wss")
    XCTAssertEqual(RealtimeServer("kafka-secure://a:9092").protocol, "kafka-secure")
    XCTAssertNil(RealtimeServer("a:9092").protocol)
  }
}
