import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// Tests of our documents and other documents against AsyncAPI's own schemas.
final class StandardTests: XCTestCase {
  private static let shared = SpecDocument.package.appending(path: "../shared").standardizedFileURL

  func testOurDocumentsSatisfyTheStandard() throws {
    let standard = try standard("3.0")
    for folder in ["pusher", "pubnub", "chatcenter"] {
      let path = "Spec/\(folder)/asyncapi.yaml"
      XCTAssertEqual(standard.validate(try SpecDocument(path).json), [], path)
    }
  }

  func testRealDocumentsSatisfyTheStandard() throws {
    var standards: [String: JSONSchema] = [:]
    for version in ["2.6", "3.0", "3.1"] { standards[version] = try standard(version) }
    var count = 0
    for file in try files(in: "corpus/asyncapi") {
      let bytes = try Array(Data(contentsOf: file))
      let document = try JSONValue(yaml: bytes, file: file.lastPathComponent)
      let version = document["asyncapi"]?.string.map { String($0.prefix(3)) }
      guard let standard = version.flatMap({ standards[$0] }) else { continue }
      XCTAssertEqual(standard.validate(document), [], file.lastPathComponent)
      var misspelled = try XCTUnwrap(document.object)
      misspelled["chanels"] = .object(JSONObject())
      XCTAssertEqual(standard.validate(.object(misspelled)).count, 1, file.lastPathComponent)
      count += 1
    }
    XCTAssertGreaterThan(count, 0)
  }

  private func standard(_ version: String) throws -> JSONSchema {
    // Outside of XCTUnwrap, which would turn the thrown skip into a failure.
    let schemas = try files(in: "schemas/asyncapi")
    let file = try XCTUnwrap(schemas.first { $0.lastPathComponent == "\(version).0.json" })
    return try JSONSchema(JSONReader.decode(from: Data(contentsOf: file)))
  }

  private func files(in folder: String) throws -> [URL] {
    let url = Self.shared.appending(path: folder)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw XCTSkip("SKIPPED: there is nothing at \(url.path)")
    }
    return try FileManager.default
      .contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
