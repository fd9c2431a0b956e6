import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests that the AsyncAPI documents are consistent, and that their extensions match the schema.
final class AsyncDocumentTests: XCTestCase {
  private static let paths = ["pusher", "pubnub", "chatcenter"].map { "Spec/\($0)/asyncapi.yaml" }

  func testExtensionsAreWrittenAsDescribed() throws {
    let schema = try JSONSchema(ExtensionPage.schema())
    for path in Self.paths {
      XCTAssertEqual(schema.validate(try SpecDocument(path).json), [], path)
    }
  }

  func testEveryExtensionIsDescribed() throws {
    var described: Set<String> = []
    try ExtensionPage.schema().forEachMember { pointer, key, _ in
      if pointer.hasSuffix("/properties") { described.insert(key) }
    }
    for path in Self.paths {
      try SpecDocument(path).json.forEachMember { pointer, key, _ in
        guard key.hasPrefix("x-") else { return }
        XCTAssert(described.contains(key), "\(path): \(key) at \(pointer) is described nowhere")
      }
    }
  }

  func testInvalidExtensionsAreReported() throws {
    let schema = try JSONSchema(ExtensionPage.schema())
    let cases = [
      (
        #"{"x-back-off": {"curve": "square", "initialDelay": 1, "maxDelay": 120, "jiter": 1}}"#,
        #"$["x-back-off"].jiter: no value is allowed here"#
      ),
      (
        #"{"channels": {"a": {"x-buffer": {"bound": 0, "overflow": "fail"}}}}"#,
        #"$.channels.a["x-buffer"].bound: expected at least 1, found 0"#
      ),
      (
        #"{"servers": {"a": {"x-dedupe": {"key": ["payload.id"], "window": 9}}}}"#,
        #"$.servers.a["x-dedupe"].key[0]: "payload.id" doesn't match "#
      ),
      (
        ##"{"components": {"schemas": {"A": {"type": "object", "x-messages": {"$ref": "#"}}}}}"##,
        #"$.components.schemas.A.type: expected "array", found "object""#
      ),
    ]
    for (document, expected) in cases {
      let errors = schema.validate(try JSONValue(parsing: document)).map(\.description)
      XCTAssertEqual(errors.count, 1, document)
      XCTAssert(errors.first?.hasPrefix(expected) == true, errors.first ?? document)
    }
  }

  func testReferencesResolve() throws {
    for path in Self.paths {
      let document = try SpecDocument(path)
      var references: [(pointer: String, text: String)] = []
      document.json.forEachMember { pointer, key, value in
        if key == "$ref", let text = value.string { references.append((pointer, text)) }
      }
      var documents = ["": document]
      for (pointer, text) in references {
        let parts = text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = try documents[parts[0]] ?? SpecDocument("\(document.folder)/\(parts[0])")
        documents[parts[0]] = target
        XCTAssertNotNil(target.value(at: "#\(parts[1])"), "\(path): \(text) at \(pointer)")
      }
    }
  }

  func testEveryMessageIsSentOrReceived() throws {
    for path in Self.paths {
      let document = try SpecDocument(path).json
      var used: Set<String> = []
      document["operations"]?.forEachMember { _, key, value in
        if key == "$ref", let text = value.string { used.insert(text) }
      }
      for channel in document["channels"]?.object?.members ?? [] {
        for message in channel.value["messages"]?.object?.members ?? [] {
          let reference = "#/channels/\(channel.key)/messages/\(message.key)"
          XCTAssert(used.contains(reference), "\(path): no operation has \(reference)")
        }
      }
    }
  }
}
