import Foundation
import XCTest

/// Runs of `bindery generate` in a temporary folder.
final class GenerateTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: {title: Shop, version: "1"}
    paths: {}
    components: {schemas: {Item: {type: object, properties: {id: {type: string}}}}}

    """

  func testTheOutputIsTheSameFromEveryDirectory() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "specs/shop.yaml")
    let specs = folder.url.appendingPathComponent("specs")
    let near = try BinderyProcess("generate", "shop.yaml", "-o", "../Out", in: specs)
    XCTAssertEqual(near.status, 0, near.errors)
    let far = try BinderyProcess(
      "generate",
      "specs/shop.yaml",
      "-o",
      "Out",
      "--check",
      in: folder.url
    )
    XCTAssertEqual(far.output + far.errors, "")
  }

  func testASecondRunTouchesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let client = folder.url.appendingPathComponent("Out/Shop.swift")
    for expected in ["Out: 2 files, 2 added\n", "Out: 2 files, nothing changed\n"] {
      let run = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
      XCTAssertEqual(run.errors, expected)
      let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
      if expected.hasSuffix("added\n") {
        try FileManager.default.setAttributes(
          [.modificationDate: longAgo],
          ofItemAtPath: client.path
        )
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: client.path)
      XCTAssertEqual(attributes[.modificationDate] as? Date, longAgo)
    }
  }

  func testSingleFileContainsAllDeclarations() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let run = try BinderyProcess(
      "generate",
      "-o",
      "Out",
      "shop.yaml",
      "--module",
      "Shop",
      "--single-file",
      in: folder.url
    )
    XCTAssertEqual(run.errors, "Out: 1 file, 1 added\n")
    XCTAssertEqual(try TypeCheck(folder.url.appendingPathComponent("Out")).complaints, "")
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Out/ShopAPI.swift"),
      encoding: .utf8
    )
    XCTAssertEqual(text.components(separatedBy: "// Generated from shop.yaml.").count, 2)
    XCTAssertEqual(text.components(separatedBy: "import BinderyRuntime\n").count, 2)
    XCTAssert(text.contains("public struct Item"), text)
    XCTAssert(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
  }
}
