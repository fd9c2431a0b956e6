import BinderyRuntime
import Foundation
import PlantedSecrets
import RecordingRedaction
import XCTest

@testable import BinderyTesting

/// The recordings that `RECORD=1` writes have no secrets.
final class RecordedSecretTests: XCTestCase {
  private static let rules: RedactionRules = {
    var rules = RedactionRules()
    rules.headers = ["x-shop"]
    rules.queryParameters = ["shopkey"]
    rules.members = ["motherName", "pin"]
    rules.paths = [.init(template: "/invitations/{code}", parameters: ["code"])]
    return rules
  }()

  func testWritingDeliveriesRemovesSecrets() throws {
    setenv("SHOP_API_TOKEN", PlantedSecret.environmentValue, 1)
    defer { unsetenv("SHOP_API_TOKEN") }
    for planted in PlantedSecret.all {
      let archive: JSONValue = [
        "log": ["version": "1.2", "entries": [Self.session, planted.recording]]
      ]
      let folder = try folder(with: archive.description, named: "shop.har")
      let file = folder.appending(path: "shop.har")
      let client = try XCTUnwrap(RecordedClient.all(in: folder).first)
      let delivery = SessionReplay.Delivery(
        location: .opening(0),
        values: [.string("it is \(planted.secret).")]
      )
      try client.write([delivery], in: folder, redacting: Self.rules)
      let written = try String(contentsOf: file, encoding: .utf8)
      XCTAssert(written.contains("it is "), planted.name)
      for reading in Readings.all(of: written) where reading.contains(planted.secret) {
        XCTFail("\(planted.name): \(written)")
        break
      }
    }
  }

  /// The replaced value fits the schema that the generated tests pass.
  func testReplacedValuesFitTheirSchemas() throws {
    let archive: JSONValue = ["log": ["version": "1.2", "entries": [Self.session]]]
    let folder = try folder(with: archive.description, named: "shop.har")
    let file = folder.appending(path: "shop.har")
    let contract = SessionContract(recordings: folder, schemas: "{}").redacting(
      members: ["pin"],
      schemas: ["pin": [#"{"type":"string","pattern":"^[0-9]{2}-[0-9]{2}-X$"}"#]]
    )
    let client = try XCTUnwrap(RecordedClient.all(in: folder).first)
    let delivery = SessionReplay.Delivery(location: .opening(0), values: [["pin": "12-34-X"]])
    try client.write([delivery], in: folder, redacting: contract.redaction)
    let written = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
    let pin = written["log"]?["entries"]?[0]?["_bindery"]?["delivers"]?[0]?["pin"]?.string ?? ""
    XCTAssertNotEqual(pin, "12-34-X")
    XCTAssertNotNil(pin.wholeMatch(of: /[0-9]{2}-[0-9]{2}-X/), pin)
  }

  private static let session: JSONValue = [
    "request": ["method": "GET", "url": "wss://echo.example/"], "response": ["status": 101],
    "_webSocketMessages": [["type": "receive", "opcode": 1, "data": "1"]],
    "_bindery": [
      "channel": "echo", "client": "ann",
      "provenance": ["kind": "documented", "source": "the manual"],
    ],
  ]
}
