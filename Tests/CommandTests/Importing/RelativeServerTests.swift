import Foundation
import XCTest

/// Contract tests of a service whose document states the path of its server, and not the host.
final class RelativeServerTests: XCTestCase {
  private func client(servers: String) throws -> Substring? {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      \(servers)
      paths:
        /books:
          get: { operationId: listBooks, responses: { "204": { description: All. } } }
      """,
      to: "Spec/shop/shop.yaml"
    )
    try folder.write("", to: "Package.swift")
    try folder.write(
      """
      documents: [shop.yaml]
      module: Shop
      client: Shop
      output: ../../Sources
      recordings: recordings
      contractTests: ../../Tests
      """,
      to: "Spec/shop/bindings.yaml"
    )
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{"request": {"method": "GET", "url":
       "http://127.0.0.1:8081/api/v1/books"}, "response": {"status": 204, "content": {}}}]}}
      """,
      to: "Spec/shop/recordings/shop.har"
    )
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(run.status, 0, run.output + run.errors)
    let file = folder.url.appendingPathComponent("Tests/Contract.swift")
    return try String(contentsOf: file, encoding: .utf8)
      .firstMatch(of: /connection: (.*)\.connection/)?.1
  }

  func testTheClientHasThePathOfTheServer() throws {
    XCTAssertEqual(
      try client(servers: "servers: [{ url: /api/v1 }]"),
      #"Shop(server: Shop.server(at: ServerURL(documented: "https://localhost")))"#
    )
  }

  func testTheClientOfADocumentWithoutServers() throws {
    XCTAssertEqual(
      try client(servers: "tags: []"),
      #"Shop(server: ServerURL(documented: "https://localhost"))"#
    )
  }
}
