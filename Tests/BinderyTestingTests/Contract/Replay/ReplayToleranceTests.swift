import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests that a replayed client may omit a browser's headers, and spell numbers differently.
final class ReplayToleranceTests: TimedTestCase {
  func testABrowserRecordingReplays() async throws {
    let headers = [
      ("accept", "*/*"), ("Accept-Language", "en"), (":authority", "echo.example"),
      ("sec-fetch-mode", "cors"), ("User-Agent", "Mozilla/5.0"), ("Cache-Control", "no-cache"),
    ]
    let found = try await ask("/count?from=2.0&list=1,2e0&to=a%20b", headers)
    XCTAssertEqual(found, [])
  }

  func testReportsDifferences() async throws {
    let credential = try await ask(Self.sent, [("Authorization", "k")])
    XCTAssertEqual(
      credential,
      [#"ask.har #0: request: header authorization: recorded "k", sent nothing"#]
    )
    let number = try await ask("/count?from=2.5&list=1,2&to=a%20b", [])
    XCTAssertEqual(number, [#"ask.har #0: request: query from: recorded "2.5", sent "2""#])
    let text = try await ask("/count?from=2&list=1,2&to=c", [])
    XCTAssertEqual(text, [#"ask.har #0: request: query to: recorded "c", sent "a b""#])
  }

  func testConnectionsMaySpellTheirQueriesDifferently() async throws {
    for (recorded, isSame) in [
      ("/a?v=7.0&n=x", true), ("/a?n=x&v=7", true), ("/%61?v=7&n=%78", true),
      ("/a?v=8&n=x", false), ("/a?v=7&n=x.0", false), ("/b?v=7&n=x", false), ("/a?v=7", false),
    ] {
      let found = try await open(recorded)
      XCTAssertEqual(found.isEmpty, isSame, "\(recorded): \(found)")
    }
  }

  /// The target that the client requests.
  private static let sent = "/count?from=2&list=1,2&to=a%20b"

  private func ask(
    _ target: String,
    _ headers: [(name: String, value: String)]
  ) async throws -> [String] {
    let fields: [JSONValue] = headers.map {
      ["name": .string($0.name), "value": .string($0.value)]
    }
    return try await replay(
      """
      {"log": {"version": "1.2",
        "_bindery": {"calls": [
          {"client": "me", "time": 1768075200, "call": {"ask": "\(Self.sent)"}}
        ]},
        "entries": [{
          "startedDateTime": "2026-01-10T20:00:00.000Z",
          "request": {"method": "GET", "url": "https://echo.example\(target)",
            "headers": \(JSONValue.array(fields))},
          "response": {"status": 200, "content": {"mimeType": "text/plain", "text": "7"}},
          "_bindery": {"operation": "count", "client": "me", "delivers": [{"count": 7}]}
        }]
      }}
      """
    )
  }

  private func open(_ target: String) async throws -> [String] {
    try await replay(
      """
      {"log": {"version": "1.2",
        "_bindery": {"calls": [
          {"client": "me", "time": 1768075200, "call": {"open": "/a?v=7&n=x"}},
          {"client": "me", "time": 1768075202, "call": "end"}
        ]},
        "entries": [{
          "startedDateTime": "2026-01-10T20:00:00.000Z", "time": 2000,
          "request": {"method": "GET", "url": "wss://echo.example\(target)"},
          "response": {"status": 101},
          "_webSocketMessages": [
            {"type": "send", "opcode": 8, "data": "", "_bindery": {"after": 2}}
          ],
          "_bindery": {"channel": "echo", "client": "me", "close": {"by": "client", "code": 1000}}
        }]
      }}
      """
    )
  }

  private func replay(_ archive: String) async throws -> [String] {
    let folder = try folder(with: archive, named: "ask.har")
    var differences: [String] = []
    for client in try RecordedClient.all(in: folder) {
      let stage = ReplayStage(for: client, timeout: 10)
      var replay = SessionReplay(to: RequestingPlayer(on: stage), on: stage)
      do throws(ContractViolations) {
        try await replay.run()
      } catch {
        differences += error.violations.map(\.text)
      }
    }
    return differences
  }
}
