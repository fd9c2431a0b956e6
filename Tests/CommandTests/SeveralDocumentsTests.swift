import Foundation
import XCTest

/// Several documents that become one module.
final class SeveralDocumentsTests: XCTestCase {
  func testEachDocumentHasAClientInOneModule() throws {
    // Both have models with the prefix “Shop”, and operations with the tag “things”.
    let folder = try package(
      "documents: [shop.yaml, { path: maps.yaml, client: Atlas }]\n",
      ["shop.yaml": document("Shop", "ShopItem"), "maps.yaml": document("Maps", "ShopMap")]
    )
    let run = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let output = folder.url.appendingPathComponent("Out")
    XCTAssertEqual(
      try FileManager.default.subpathsOfDirectory(atPath: output.path)
        .filter { $0.hasSuffix(".swift") }.sorted(),
      [
        "Atlas.swift", "Models/ShopItem.swift", "Models/ShopMap.swift",
        "Requests/ThingsRequests.swift", "Shop.swift",
      ]
    )
    let requests = try String(
      contentsOf: output.appendingPathComponent("Requests/ThingsRequests.swift"),
      encoding: .utf8
    )
    XCTAssert(
      requests.hasPrefix(
        "// Generated from Spec/shop/shop.yaml and Spec/shop/maps.yaml. Edit the specification,"
      ),
      requests
    )
    XCTAssert(requests.contains("struct ListShop: Request"), requests)
    XCTAssert(requests.contains("struct ListMaps: Request"), requests)
    XCTAssertEqual(try TypeCheck(output).complaints, "")
    let again = try BinderyProcess("generate", "--check", in: folder.url)
    XCTAssertEqual(again.output + again.errors, "")
  }

  private let events = """
    asyncapi: 3.0.0
    info: { title: Events, version: "1" }
    channels: { news: { address: news, messages: { item: { payload: { type: string } } } } }
    operations: { announce: { action: send, channel: { $ref: "#/channels/news" } } }

    """

  /// The order of OpenAPI and AsyncAPI documents doesn't matter.
  func testAsyncAPIMayPrecedeOpenAPI() throws {
    let folder = try package(
      "documents: [events.yaml, shop.yaml]\nclient: Shop\n",
      ["shop.yaml": document("Shop", "Item"), "events.yaml": events]
    )
    let run = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Out/Channels/NewsChannel.swift"),
      encoding: .utf8
    )
    XCTAssert(text.hasPrefix("// Generated from Spec/shop/shop.yaml and Spec/shop/events.yaml."))
  }

  func testRecordingsOfOperationsAndChannels() throws {
    let folder = try package(
      "documents: [shop.yaml, events.yaml]\nrecordings: .\ncontractTests: ../../Tests\n"
        + "require: [messages, statuses]\n",
      ["shop.yaml": document("Shop", "Item"), "events.yaml": events]
    )
    let run = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let tests = folder.url.appendingPathComponent("Tests/NewsChannelContractTests.swift")
    let text = try String(contentsOf: tests, encoding: .utf8)
    XCTAssert(text.contains(#"messages: ["item": "news.item"]"#), text)
    for name in ["Completeness", "SessionCompleteness"] {
      let test = folder.url.appendingPathComponent("Tests/\(name)ContractTests.swift")
      let requirements = try String(contentsOf: test, encoding: .utf8)
      XCTAssert(requirements.contains("requiring: [.statuses, .messages]"), requirements)
    }
    let contract = folder.url.appendingPathComponent("Tests/Contract.swift")
    let constants = try String(contentsOf: contract, encoding: .utf8)
    for name in ["shop.yaml", "events.yaml"] {
      XCTAssert(constants.contains("folder.appending(path: \"../Spec/shop/\(name)\"),"), constants)
    }
  }

  func testReportsDuplicateTypes() throws {
    let run = try complaints(
      "documents: [shop.yaml, maps.yaml]\n",
      ["shop.yaml": document("Shop", "Item"), "maps.yaml": document("Maps", "Item")]
    )
    XCTAssertEqual(
      run,
      """
      Spec/shop/bindings.yaml:1:24: error: duplicate type ‘Item’: “Spec/shop/shop.yaml” in the \
      same module defines it, too [invalid-redeclaration]
        help: move the document to its own bindings.yaml, with another module
      """
    )
  }

  func testRejectsOneClientForTwoDocuments() throws {
    let documents = ["shop.yaml": document("Shop", "Item"), "maps.yaml": document("Maps", "Map")]
    XCTAssertEqual(
      try complaints("documents: [shop.yaml, maps.yaml]\nclient: Shop\n", documents),
      """
      Spec/shop/bindings.yaml:2:9: error: “client” requires a single document, but there are 2 \
      [invalid-redeclaration]
        help: set the client of each document: documents: [{ path: …, client: Shop }]
      """
    )
    XCTAssertEqual(
      try complaints(
        """
        documents:
          - { path: shop.yaml, client: Atlas }
          - { path: maps.yaml, client: Atlas }

        """,
        documents
      ),
      """
      Spec/shop/bindings.yaml:3:32: error: duplicate client name “Atlas” [invalid-redeclaration]
        help: give each document its own client name
      """
    )
  }

  func testRejectsRecordingsForTwoDocuments() throws {
    XCTAssertEqual(
      try complaints(
        "documents: [shop.yaml, maps.yaml]\nrecordings: har\ncontractTests: ../../T\n",
        ["shop.yaml": document("Shop", "Item"), "maps.yaml": document("Maps", "Map"), "har/x": ""]
      ),
      """
      Spec/shop/bindings.yaml:2:13: error: “recordings” requires a single document, but there are \
      2 [shared-folder]
        help: move the recorded document to its own bindings.yaml
      """
    )
  }

  private func complaints(_ bindings: String, _ files: [String: String]) throws -> String {
    let folder = try package(bindings, files)
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(run.status, 1)
    return run.errors.trimmingCharacters(in: .newlines)
  }

  private func package(_ bindings: String, _ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(bindings + "module: Shop\noutput: ../../Out\n", to: "Spec/shop/bindings.yaml")
    for (name, text) in files { try folder.write(text, to: "Spec/shop/\(name)") }
    return folder
  }

  private func document(_ title: String, _ model: String) -> String {
    """
    openapi: 3.1.0
    info: { title: \(title), version: "1" }
    paths:
      /\(title):
        get:
          operationId: list\(title)
          tags: [things]
          responses: { "204": { description: None. } }
    components: { schemas: { \(model): { type: object, properties: { id: { type: string } } } } }

    """
  }
}
