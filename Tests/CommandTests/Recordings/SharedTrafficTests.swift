import BinderyJSON
import Foundation
import XCTest

/// Recordings of other clients, which none of this project's authors wrote; skipped without them.
final class SharedTrafficTests: XCTestCase {
  private static let shared = BinderyProcess.package.deletingLastPathComponent()
    .appendingPathComponent("shared")

  private func shared(_ path: String) throws -> String {
    let url = Self.shared.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw XCTSkip("\(path) is not at \(url.path)")
    }
    return url.path
  }

  func testExchangesOfThePythonSDKFitTheDocument() throws {
    let run = try BinderyProcess(
      "check",
      "Spec/pubnub/openapi.yaml",
      "--recordings",
      try shared("traffic")
    )
    XCTAssert(run.errors.contains("273 of 273 entries fit the document"), run.errors)
    XCTAssertFalse(run.output.contains("[recording-mismatch]"), run.output)
  }

  /// Without the overlay, many responses of the service contradict its document.
  func testTheSuggestedOverlayMakesTheTrafficOfSpotifyFit() throws {
    let folder = try TemporaryFolder()
    let document = try String(
      contentsOfFile: shared("corpus/openapi/spotify.yaml"),
      encoding: .utf8
    )
    try folder.write(document, to: "spotify.yaml")
    let recordings = try shared("traffic/spotify.har")
    let check = ["check", "spotify.yaml", "--recordings", recordings]
    let before = try BinderyProcess(check + ["--suggest"], in: folder.url)
    XCTAssert(before.errors.contains("45 of 75 entries fit the document"), before.errors)
    XCTAssert(
      before.output.hasPrefix(
        #"spotify.yaml:6814:7: error: “AlbumBase”: the required members "total_tracks" (24)"#
      ),
      before.output
    )
    let overlay = try String(
      contentsOf: folder.url.appendingPathComponent("spotify.overlay.yaml"),
      encoding: .utf8
    )
    XCTAssertEqual(overlay.matches(of: /- target:/).count, 5, overlay)
    let after = try BinderyProcess(check + ["--overlay", "spotify.overlay.yaml"], in: folder.url)
    XCTAssert(after.errors.contains("75 of 75 entries fit the document"), after.errors)
    XCTAssertEqual(after.status, 0)
  }

  /// Each frame of the exchange's sessions is the message that its member `event` names; the others
  /// aren't described.
  func testSessionsOfAnExchangeAreImported() throws {
    let folder = try TemporaryFolder()
    let document = try String(
      contentsOfFile: shared("corpus/asyncapi/spec31-kraken-channels.yaml"),
      encoding: .utf8
    )
    try folder.write(document, to: "kraken.yaml")
    let archive = try shared("traffic/kraken-websocket.har")
    let run = try BinderyProcess(
      ["import", archive, "--spec", "kraken.yaml", "--into", "kraken.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let data = try Data(contentsOf: folder.url.appendingPathComponent("kraken.har"))
    let log: JSONValue = try JSONReader.decode(from: data)
    let frames = (log["log"]?["entries"]?.array ?? []).flatMap {
      $0["_webSocketMessages"]?.array ?? []
    }
    XCTAssertEqual(frames.count, 815)
    var counts: [String: Int] = [:]
    for frame in frames {
      let text = try XCTUnwrap(frame["data"]?.string)
      let name = frame["_bindery"]?["message"]?.string
      XCTAssertEqual(name, try JSONValue(parsing: text)["event"]?.string, text)
      counts[name ?? "undescribed", default: 0] += 1
    }
    XCTAssertEqual(
      counts,
      [
        "heartbeat": 68, "subscribe": 3, "subscriptionStatus": 30, "systemStatus": 3,
        "undescribed": 711,
      ]
    )
  }

  func testExchangesAreImported() throws {
    let folder = try TemporaryFolder()
    let spec = BinderyProcess.package.appendingPathComponent("Spec/pubnub/openapi.yaml")
    try folder.write(String(contentsOf: spec, encoding: .utf8), to: "openapi.yaml")
    let run = try BinderyProcess(
      "import",
      shared("traffic/python-publish.har"),
      "--spec",
      "openapi.yaml",
      "--into",
      "publish.har",
      in: folder.url
    )
    XCTAssert(run.errors.contains("  imported         101\n"), run.errors)
    XCTAssert(run.errors.contains("API key in the query parameter auth (4)"), run.errors)
  }
}
