import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// AsyncAPI's own schemas, asked about our documents and about other people's.
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
      var misspelt = try XCTUnwrap(document.object)
      misspelt["chanels"] = .object(JSONObject())
      XCTAssertEqual(standard.validate(.object(misspelt)).count, 1, file.lastPathComponent)
      count += 1
    }
    XCTAssertGreaterThan(count, 0)
  }

  private func standard(_ version: String) throws -> JSONSchema {
    // Outside of XCTUnwrap, which would make a failure of what is thrown to skip the test.
    let schemas = try files(in: "schemas/asyncapi")
    let file = try XCTUnwrap(schemas.first { $0.lastPathComponent == "\(version).0.json" })
    return try JSONSchema(JSONReader.decode(from: Data(contentsOf: file)))
  }

  private func files(in folder: String) throws -> [URL] {
    let place = Self.shared.appending(path: folder)
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw XCTSkip("SKIPPED: there is nothing at \(place.path)")
    }
    return try FileManager.default
      .contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
