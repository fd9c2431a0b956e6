import Foundation
import XCTest

@testable import Commands

/// Every command accepts a document, a `bindings.yaml`, a folder with one, and one of documents.
final class SpecArgumentTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses: { "204": { description: None. } }
    """

  private let archive = """
    {"log": {"version": "1.2", "entries": [{"request": {"method": "GET",
     "url": "https://shop.example/books", "headers": []}, "response": {"status": 204,
     "headers": [], "content": {"mimeType": ""}}}]}}
    """

  /// A package whose `Spec/shop` has a `bindings.yaml`, and a folder of a document alone.
  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(document, to: "plain/shop.yaml")
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    try folder.write(archive, to: "saved.har")
    try folder.write(archive, to: "Spec/shop/recordings/shop.har")
    try folder.write(
      """
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopTests
      """,
      to: "Spec/shop/bindings.yaml"
    )
    return folder
  }

  private let named = ["Spec", "Spec/shop", "Spec/shop/bindings.yaml"]

  func testCommandsWithoutANetwork() throws {
    let folder = try package()
    for spec in named {
      for command in [["check"], ["lint"], ["coverage"]] {
        let run = try BinderyProcess(command + [spec], in: folder.url)
        XCTAssertEqual(run.status, 0, "\(command) \(spec): \(run.output)\(run.errors)")
      }
    }
    for command in [["check", "plain", "--recordings", "saved.har"], ["lint", "plain"]] {
      let run = try BinderyProcess(command, in: folder.url)
      XCTAssertEqual(run.status, 0, "\(command): \(run.output)\(run.errors)")
    }
    let empty = try BinderyProcess("lint", "Spec/shop/recordings", in: folder.url)
    XCTAssertEqual(empty.status, 1)
    XCTAssert(
      empty.output.contains("no document and no bindings.yaml in “Spec/shop/recordings”"),
      empty.output
    )
  }

  func testImport() throws {
    for spec in named {
      let folder = try package()
      let run = try BinderyProcess("import", "saved.har", "--spec", spec, in: folder.url)
      XCTAssertEqual(run.status, 0, run.errors)
      XCTAssert(run.errors.contains("written to Spec/shop/recordings/saved.har"), run.errors)
    }
    let folder = try package()
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "plain", "--into", "new.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(run.errors.contains("written to new.har"), run.errors)
    let without = try BinderyProcess("import", "saved.har", "--spec", "plain", in: folder.url)
    XCTAssert(without.errors.contains("--spec requires --into"), without.errors)
  }

  /// A `bindings.yaml` states the documents' overlays and root itself.
  func testOptionsOfADocument() throws {
    let folder = try package()
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "Spec/shop", "--root", "."],
      in: folder.url
    )
    XCTAssertEqual(run.status, 1)
    XCTAssert(
      run.errors.contains("--root requires a document, not a bindings.yaml"),
      run.errors
    )
  }

  func testRecord() throws {
    let folder = try package()
    for spec in ["Spec/shop", "plain"] {
      let path = folder.url.appending(path: spec).path
      let options = try RecordOptions(
        ["--target", "http://127.0.0.1:1", "--output", "out.har", "--spec", path]
          + (spec == "plain" ? [] : ["--allow-outside"])
      )
      let traffic = RecordedTraffic(options, to: "out.har", service: "a", Terminal(options))
      XCTAssertNotNil(traffic, spec)
    }
  }

  func testMock() throws {
    let folder = try package()
    for spec in named + ["plain"] {
      let path = folder.url.appending(path: spec).path
      let options = try MockOptions([path, "--allow-outside"])
      let documents = try XCTUnwrap(MockedDocuments(options, Terminal()), spec)
      XCTAssertEqual(documents.description.operations?.document.paths.count, 1)
      XCTAssertEqual(
        documents.recordings.map { $0.hasSuffix("Spec/shop/recordings") },
        spec == "plain" ? [] : [true]
      )
    }
  }
}
