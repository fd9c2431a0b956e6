import Foundation
import XCTest

/// Contract tests of recordings whose paths begin with that of a server.
final class RelativeServerTests: XCTestCase {
  private func generated(
    servers: String,
    urls: [String] = ["http://127.0.0.1:8081/api/v1/books"]
  ) throws -> TemporaryFolder {
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
    let entries = urls.map { url in
      #"{"request": {"method": "GET", "url": "\#(url)"}, "response": {"status": 204, "content": {}}}"#
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "Spec/shop/recordings/shop.har"
    )
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(run.status, 0, run.output + run.errors)
    return folder
  }

  private func client(servers: String) throws -> Substring? {
    let folder = try generated(servers: servers)
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

  /// The request of a test has the path of the server that the recorded one was sent to.
  func testPathsOfOtherServers() throws {
    let shops = "servers: [{ url: 'https://shop.example/v1' }, { url: 'https://eu.example/v2/' }]"
    for (urls, expected) in [
      (["https://shop.example/v1/books", "https://eu.example/v2/books"], "https://localhost/v2"),
      (["http://127.0.0.1/books"], "https://localhost"),
    ] {
      let folder = try generated(servers: shops, urls: urls)
      let file = folder.url.appendingPathComponent("Tests/ShopContractTests.swift")
      let servers = try String(contentsOf: file, encoding: .utf8)
        .matches(of: /ServerURL\(documented: "(.*?)"\)/).map { String($0.1) }
      XCTAssertEqual(servers, [expected])
    }
  }
}
