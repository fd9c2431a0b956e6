import BinderyRuntime
import Commands
import Foundation
import XCTest

@testable import NetworkCommand

/// Copies of remote files, which a transport of the test sends.
final class VendorTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200":
              description: The books.
              content:
                application/json:
                  schema: { $ref: "https://Schemas.example/v1/books.yaml#/Books" }

    """

  /// Sends files by their URLs.
  private struct RemoteFiles: HTTPTransport {
    let files: [String: String]
    var type = "application/yaml"

    func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
      guard let text = files[exchange.url] else { return HTTPResponse(status: 404) }
      return HTTPResponse(status: 200, headers: ["Content-Type": type], body: Array(text.utf8))
    }
  }

  private static let files = [
    "https://schemas.example/v1/books.yaml":
      "Books: { type: array, items: { $ref: 'parts/book.yaml#/Book' } }\n",
    "https://schemas.example/v1/parts/book.yaml":
      "Book: { type: object, properties: { author: { $ref: '/people.json' } } }\n",
    "https://schemas.example/people.json":
      #"{"type": "object", "properties": {"name": {"type": "string"}}}"#,
  ]

  private func vendor(
    _ folder: TemporaryFolder,
    _ options: String...,
    from files: [String: String] = files,
    type: String = "application/yaml"
  ) async throws -> Int32 {
    let path = folder.url.appendingPathComponent("shop.yaml").path
    guard case .vendor(let options) = try NetworkVerb(["vendor", path, "-q"] + options) else {
      XCTFail("no command")
      return -1
    }
    let fetcher = RemoteFileFetcher(by: RemoteFiles(files: files, type: type))
    return await Vendor(options, by: fetcher).run()
  }

  private func text(of path: String, in folder: TemporaryFolder) -> String? {
    try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  func testRemoteFilesAndTheirReferencesAreCopied() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let before = try BinderyProcess("generate", "shop.yaml", "-o", "Before", in: folder.url)
    XCTAssert(before.errors.contains("help: run bindery vendor"), before.errors)
    let status = try await vendor(folder)
    XCTAssertEqual(status, 0)
    for (url, content) in Self.files {
      let path = "vendor/" + url.dropFirst("https://".count)
      XCTAssertEqual(text(of: path, in: folder), content)
    }
    let run = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertFalse(run.errors.contains("warning"), run.errors)
    XCTAssert(text(of: "Out/Models/Book.swift", in: folder)?.contains("public var author:") == true)
    let checked = try await vendor(folder, "--check")
    XCTAssertEqual(checked, 0)
  }

  func testCopiesAreNotFetchedAgain() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let first = try await vendor(folder)
    XCTAssertEqual(first, 0)
    let lock = text(of: "vendor/lock.json", in: folder)
    let second = try await vendor(folder, from: [:])
    XCTAssertEqual(second, 0, "nothing is fetched")
    XCTAssertEqual(text(of: "vendor/lock.json", in: folder), lock)
    var changed = Self.files
    changed["https://schemas.example/people.json"] = #"{"type": "string"}"#
    let third = try await vendor(folder, "--update", from: changed)
    XCTAssertEqual(third, 0)
    XCTAssertEqual(
      text(of: "vendor/schemas.example/people.json", in: folder),
      #"{"type": "string"}"#
    )
    XCTAssertNotEqual(text(of: "vendor/lock.json", in: folder), lock)
  }

  func testAChangedOrMissingCopyIsFound() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let unfetched = try await vendor(folder, "--check", from: [:])
    XCTAssertEqual(unfetched, 1)
    let fetched = try await vendor(folder)
    XCTAssertEqual(fetched, 0)
    try folder.write("Books: { type: string }\n", to: "vendor/schemas.example/v1/books.yaml")
    let changed = try await vendor(folder, "--check", from: [:])
    XCTAssertEqual(changed, 1)
  }

  func testFilesThatCannotBeFetchedAreErrors() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let missing = try await vendor(folder, from: [:])
    XCTAssertEqual(missing, 1)
    let page = try await vendor(folder, type: "text/html; charset=utf-8")
    XCTAssertEqual(page, 1)
    XCTAssertNil(text(of: "vendor/lock.json", in: folder))
    let document = Self.document.replacing("https://Schemas", with: "http://schemas")
    try folder.write(document, to: "shop.yaml")
    let unencrypted = try await vendor(folder)
    XCTAssertEqual(unencrypted, 1)
  }

  func testAnInvalidListOfCopiesIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let url = "https://schemas.example/v1/books.yaml"
    for path in ["../shop.yaml", "schemas.example/v1/other.yaml"] {
      try folder.write(
        #"{"\#(url)": {"file": "\#(path)", "sha256": "00"}}"#,
        to: "vendor/lock.json"
      )
      let run = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
      XCTAssertEqual(run.status, 1)
      XCTAssert(run.errors.contains("vendor/lock.json:1:"), run.errors)
      XCTAssert(run.errors.contains("[invalid-value]"), run.errors)
    }
  }
}
