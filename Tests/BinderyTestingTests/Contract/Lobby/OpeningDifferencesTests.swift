import BinderyRealtime
import XCTest

@testable import BinderyTesting

/// Comparisons of the request that opens a WebSocket with a recorded one.
final class OpeningDifferencesTests: XCTestCase {
  private func differences(
    _ opened: String,
    _ recorded: String,
    headers: [String: String] = [:],
    recordedHeaders: [HTTPArchive.Pair] = []
  ) -> [String] {
    var options = WebSocketOptions()
    for (name, value) in headers { options.headers.append(name, value) }
    return OpeningDifferences(
      opened: RealtimeOptions.Request(url: opened, options: options),
      recorded: HTTPArchive.Request(method: "GET", url: recorded, headers: recordedHeaders),
      query: ["since"],
      headers: ["X-Trace"]
    )
    .texts
  }

  func testPaths() {
    XCTAssertEqual(differences("wss://a.example/v1/x%2Fy", "wss://a.example/v1/x%2fy"), [])
    XCTAssertEqual(differences("wss://a.example/", "wss://a.example"), [])
    XCTAssertEqual(
      differences("wss://a.example/x", "wss://a.example"),
      ["the client opens the path /x, but / is recorded"]
    )
    XCTAssertEqual(
      differences("wss://a.example/x", "wss://a.example/v1/x"),
      ["the client opens the path /x, but /v1/x is recorded"]
    )
    // Another server may have another path before the address.
    XCTAssertEqual(differences("wss://replay.example/x", "wss://a.example/v1/x"), [])
    XCTAssertEqual(
      differences("wss://replay.example/y", "wss://a.example/v1/x"),
      ["the client opens the path /y, but /v1/x is recorded"]
    )
  }

  func testQueries() {
    let recorded = "wss://a.example/x?since=a%20b&key=secret"
    XCTAssertEqual(differences("wss://a.example/x?since=a%20b", recorded), [])
    XCTAssertEqual(
      differences("wss://a.example/x?since=a", recorded),
      ["the client opens the query parameter since with “a”, but “a b” is recorded"]
    )
    XCTAssertEqual(
      differences("wss://a.example/x", recorded),
      ["the client opens the query parameter since with “”, but “a b” is recorded"]
    )
    XCTAssertEqual(
      differences("wss://a.example/x?other=1", "wss://a.example/x"),
      ["the client adds the query parameter other, which isn't recorded"]
    )
    // The default value of a described parameter, which another client doesn't send.
    XCTAssertEqual(differences("wss://a.example/x?since=0", "wss://a.example/x"), [])
  }

  func testHeaders() {
    let url = "wss://a.example/x"
    let recorded = [HTTPArchive.Pair("x-trace", "t")]
    XCTAssertEqual(differences(url, url, headers: ["X-Trace": "t"], recordedHeaders: recorded), [])
    XCTAssertEqual(
      differences(url, url, headers: ["X-Trace": "u"], recordedHeaders: recorded),
      ["the client sends u for the header X-Trace, not t"]
    )
    XCTAssertEqual(differences(url, url, headers: ["X-Trace": "t"]), [])
  }
}
