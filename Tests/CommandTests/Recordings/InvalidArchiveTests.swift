import Foundation
import XCTest

/// Archives that aren't JSON, in which no secret can be found.
final class InvalidArchiveTests: XCTestCase {
  private static let secret = "gh" + "p_aB3dE5gH7jK9mN1pQ3sT5vX7zA9cE1gH3jK5"

  private static let archive = """
    { "log": { "version": "1.2", "entries": [{
      "request": { "method": "POST", "url": "https://api.shop.io/v1/items?page=\(secret)" },
      "response": { "status": 200, "content": { "mimeType": "text/plain", "text": "" } },
      "_bindery": { "operation": "items", "provenance": { "kind": "captured", "source": "a" } }
    }] } }

    """

  private func data(_ text: String, _ encoding: String.Encoding = .utf8) throws -> Data {
    try XCTUnwrap(text.data(using: encoding))
  }

  private func invalidArchives() throws -> [(name: String, data: Data, location: String)] {
    let archive = Self.archive
    let comma = archive.replacing("}] } }", with: "},] } }")
    let comment = archive.replacing("\"log\":", with: "log:")
    let letter = archive.replacing("text/plain", with: "text/plain; é")
    let null = archive.replacing("text/plain", with: "text/plain\u{0}")
    let escape = archive.replacing("text/plain", with: #"text/pl\x61in"#)
    return [
      ("trailing comma", try data(comma), "5:3:"), ("YAML", try data(comment), "1:3"),
      ("Latin-1", try data(letter, .isoLatin1), "3:"), ("NUL", try data(null), "3:68:"),
      ("escape of YAML", try data(escape), "3:66:"), ("UTF-16", try data(archive, .utf16), "1:1"),
    ]
  }

  private func package(_ archive: Data) throws -> TemporaryFolder {
    let folder = try PlantedShop.package(archive: nil)
    try archive.write(to: folder.url.appendingPathComponent("Spec/shop/recordings/shop.har"))
    return folder
  }

  func testAnEmptyArchiveIsExplained() throws {
    for (text, message) in [
      (
        "",
        "the file is empty [invalid-har]\n  help: save the recording again when all requests are"
      ),
      (" \n", "the file is empty"),
      (
        #"{"log": {"version": "1.2", "entries": []}}"#, "help: the archive has no entries; begin to"
      ),
    ] {
      let folder = try PlantedShop.package(archive: nil)
      try folder.write(text, to: "saved.har")
      let run = try BinderyProcess("import", "saved.har", in: folder.url)
      XCTAssertEqual(run.status, 1)
      XCTAssert(run.errors.contains(message), run.errors)
    }
  }

  func testAnInvalidArchiveIsAnErrorAtItsLocation() throws {
    for (name, data, location) in try invalidArchives() {
      let folder = try package(data)
      let run = try BinderyProcess("lint", in: folder.url)
      XCTAssertEqual(run.status, 1, name)
      XCTAssert(
        run.output.contains("Spec/shop/recordings/shop.har:\(location)"),
        "\(name): \(run.output)"
      )
      XCTAssert(run.output.contains("the file isn't valid JSON"), "\(name): \(run.output)")
      XCTAssert(run.output.contains("[invalid-har]"), "\(name): \(run.output)")
    }
  }

  func testNoFileHasASecretOfAnInvalidArchive() throws {
    for (name, data, _) in try invalidArchives() {
      let folder = try package(data)
      let run = try BinderyProcess("generate", in: folder.url)
      XCTAssertEqual(run.status, 1, name)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      for path in paths where path.hasSuffix(".swift") {
        let file = folder.url.appendingPathComponent(path)
        XCTAssertFalse(
          try String(contentsOf: file, encoding: .utf8).contains(Self.secret),
          "\(name): \(path)"
        )
      }
    }
  }

  func testAnInvalidArchiveHasNoEntriesToCheck() throws {
    for (name, data, _) in try invalidArchives() {
      let folder = try package(data)
      let run = try BinderyProcess("check", in: folder.url)
      XCTAssertEqual(run.status, 1, name)
      XCTAssert(run.output.contains("[invalid-har]"), "\(name): \(run.output)\(run.errors)")
    }
  }
}
