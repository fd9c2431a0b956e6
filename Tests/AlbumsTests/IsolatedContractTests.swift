import Albums
import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests that a contract finds the elements that a client isolates.
final class IsolatedContractTests: XCTestCase {
  func testAnUndecodableElementIsAViolation() async throws {
    let page = #"{"items": [{"id": "1", "name": "a", "images": []}, {"id": "2", "images": 3}]}"#
    let violations = try await violations(of: page)
    XCTAssertEqual(violations.count, 1, "\(violations)")
    let text = try XCTUnwrap(violations.first)
    XCTAssertTrue(text.contains("$.items[1].images: expected an array, found a number"), text)
    XCTAssertTrue(text.contains("$.items[1]: the required member \"name\" is missing"), text)
  }

  func testAPageWithoutUndecodableElements() async throws {
    let page = #"{"items": [{"id": "1", "name": "a", "images": []}], "next": null}"#
    let violations = try await violations(of: page)
    XCTAssertEqual(violations, [])
  }

  private func violations(of page: String) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "albums-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = JSONValue.string(page)
    let archive = """
      { "log": { "version": "1.2", "creator": { "name": "Bindery", "version": "1" }, "entries": [{
        "request": { "method": "GET", "url": "https://albums.example/tracks",
          "headers": [{ "name": "Accept", "value": "application/json" }] },
        "response": { "status": 200, "content": {
          "mimeType": "application/json", "text": \(text) } },
        "_bindery": { "operation": "listTracks" }
      }] } }
      """
    let file = folder.appending(path: "albums.har")
    try archive.write(to: file, atomically: true, encoding: .utf8)
    let contract = Contract(
      recordings: folder,
      schemas: #"{ "$defs": { "page": {} } }"#,
      server: ServerURL(documented: "https://albums.example"),
      client: { Albums(connection: $0) }
    )
    do {
      try await contract.verify(
        "listTracks",
        ListTracks.self,
        [ContractCase("albums.har", 0, status: 200) { try await $0.listTracks() }]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
      return []
    } catch {
      return error.violations.map { "\($0.difference)" }
    }
  }
}
