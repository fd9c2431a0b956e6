import BinderyJSON
import RecordingRedaction
import TestSupport
import XCTest

/// Tests that the recordings of this package, which have invented credentials, cause no findings.
final class SpecRecordingTests: XCTestCase {
  func testPubNub() throws {
    var rules = RedactionRules()
    rules.queryParameters = ["auth"]
    rules.allowedValues = ["p0F2AkF0", "p0F2AkF0Gl+/==:key"]
    try assertNoFindings("pubnub", rules)
  }

  func testPusher() throws {
    var rules = RedactionRules()
    rules.queryParameters = [
      "auth_key", "auth_timestamp", "auth_version", "body_md5", "auth_signature",
    ]
    // The keys of Pusher's documentation and of the sandbox, and the secrets of its channels.
    rules.allowedValues = [
      "278d425bdf160c739803", "demo", "uSSbbtfoFB5xrQUkVEy5F/RWNozhkll1bd3aCqy9ckM=",
      "O8072myMs5CqUQJYBzwm79ZEBbm1vuswgOfPcFoAG0A=",
    ]
    try assertNoFindings("pusher", rules)
  }

  func testChatCenter() throws {
    var rules = RedactionRules()
    rules.headers = ["X-Client-Token", "Authorization", "X-Auth-Schema"]
    rules.cookies = ["auth_token", "auth_scheme"]
    rules.allowedValues = [":ann", ":ben", "apns_2:ann", "apns_client-1_abc123:client-1"]
    try assertNoFindings("chatcenter", rules)
  }

  private func assertNoFindings(_ service: String, _ rules: RedactionRules) throws {
    let folder = SourceTree.root.appending(path: "Spec/\(service)/recordings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertFalse(files.isEmpty)
    for file in files.sorted() where file.hasSuffix(".har") {
      let data = try Data(contentsOf: folder.appending(path: file))
      let archive: JSONValue = try JSONReader.decode(from: data)
      var redactor = RecordingRedactor(rules: rules)
      XCTAssertEqual(redactor.redact(archive), archive, file)
      XCTAssertEqual(redactor.findings.map(\.description), [], file)
    }
  }
}
