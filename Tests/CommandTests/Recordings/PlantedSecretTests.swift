import BinderyRuntime
import Foundation
import PlantedSecrets
import XCTest

/// Runs the commands with recordings that have secrets in all places.
final class PlantedSecretTests: XCTestCase {
  private static let environment = ["SHOP_API_TOKEN": PlantedSecret.environmentValue]

  func testTheImportWritesNone() throws {
    let folder = try PlantedShop.package(archive: nil)
    try folder.write(PlantedShop.archive, to: "saved.har")
    let run = try BinderyProcess(
      ["import", "saved.har"],
      in: folder.url,
      environment: Self.environment
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let imported = try text(of: "Spec/shop/recordings/saved.har", in: folder)
    let count = try JSONValue(parsing: imported)["log"]?["entries"]?.array?.count
    XCTAssertEqual(count, PlantedSecret.all.count)
    try assertNoSecrets(in: folder, except: "saved.har")
    XCTAssertEqual(secretLines(in: try lint(folder)).count, 0, "the fakes are known")
  }

  func testGeneratedTestsHaveNone() throws {
    let folder = try PlantedShop.package(archive: PlantedShop.archive)
    let run = try BinderyProcess(["generate"], in: folder.url, environment: Self.environment)
    XCTAssertEqual(run.status, 1, run.errors)
    XCTAssert(run.errors.contains("[secret-in-recording]"), run.errors)
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    XCTAssert(written.contains { $0.hasSuffix("CompletenessContractTests.swift") }, run.errors)
    try assertNoSecrets(in: folder, except: "Spec/shop/recordings/shop.har")
    for planted in PlantedSecret.all {
      XCTAssertFalse(run.errors.contains(planted.secret), planted.name)
    }
  }

  /// Without the secrets, the test cases are generated.
  func testGeneratedTestsHaveFakes() throws {
    let folder = try PlantedShop.package(archive: nil)
    try folder.write(PlantedShop.archive, to: "saved.har")
    _ = try BinderyProcess(["import", "saved.har"], in: folder.url, environment: Self.environment)
    let run = try BinderyProcess(["generate"], in: folder.url)
    XCTAssertFalse(run.errors.contains("[secret-in-recording]"), run.errors)
    let tests = try written(in: folder, suffix: "ContractTests.swift").map(\.text).joined()
    let count = tests.matches(of: /ContractCase\(/).count
    XCTAssertGreaterThanOrEqual(count, 20, run.errors)
    try assertNoSecrets(in: folder, except: "saved.har")
  }

  func testLintFindsEachAtItsLocation() throws {
    let folder = try PlantedShop.package(archive: PlantedShop.archive)
    let run = try lint(folder)
    XCTAssertEqual(run.status, 1)
    for planted in PlantedSecret.all where planted.secret.utf8.count > 7 {
      XCTAssertFalse((run.output + run.errors).contains(planted.secret), planted.name)
    }
    let lines = PlantedShop.archive.components(separatedBy: "\n")
    let found = secretLines(in: run)
    for (index, planted) in PlantedSecret.all.enumerated() {
      let range = try XCTUnwrap(lineRange(ofEntry: index, in: lines))
      let inside = found.filter { range.contains($0.line) }
      XCTAssertFalse(inside.isEmpty, planted.name)
      // A secret that isn't encoded is exactly there; others are in an encoded or longer text.
      let escaped = JSONValue.string(planted.secret).description.dropFirst().dropLast()
      let exact = inside.filter { location in
        let scalars = lines[location.line - 1].unicodeScalars.dropFirst(location.column - 1)
        return String(String.UnicodeScalarView(scalars)).hasPrefix(escaped)
      }
      let isLiteral = lines[range.lowerBound - 1..<range.upperBound].contains {
        $0.contains(escaped)
      }
      if isLiteral, !Self.encodedNames.contains(planted.name) {
        XCTAssertFalse(exact.isEmpty, "\(planted.name): \(inside)")
      }
    }
  }

  func testFilesBesideAnArchiveAreSearched() throws {
    let secret = "k9Xv2LmQ81rTzW4n"
    let folder = try PlantedShop.package(archive: nil)
    let entry = """
      {"startedDateTime": "2026-01-02T03:04:05Z",
       "request": {"method": "GET", "url": "https://shop.example/login", "headers": []},
       "response": {"status": 200, "headers": [],
         "content": {"mimeType": "application/json", "size": 36, "_file": "token.json"}}}
      """
    let archive = #"{"log": {"version": "1.2", "entries": [\#(entry)]}}"#
    try folder.write(archive, to: "Spec/shop/recordings/saved.har")
    try folder.write(#"{"access_token":"\#(secret)"}"#, to: "Spec/shop/recordings/token.json")
    XCTAssertEqual(secretLines(in: try lint(folder)).map(\.line), [4])
    let run = try BinderyProcess("import", "Spec/shop/recordings/saved.har", in: folder.url)
    XCTAssert(run.errors.contains("has now:\n    token.json"), run.errors)
    XCTAssertFalse(try text(of: "Spec/shop/recordings/saved.har", in: folder).contains(secret))
    XCTAssertEqual(secretLines(in: try lint(folder)).count, 0)
  }

  private static let encodedNames: Set = [
    "frame with JSON in a string", "hash of Ruby", "JSON in a form", "private key",
    "sentence in JSON",
  ]

  private func lint(_ folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess(["lint", "--all"], in: folder.url, environment: Self.environment)
  }

  private func text(of path: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  private func written(
    in folder: TemporaryFolder,
    suffix: String = ""
  ) throws -> [(path: String, text: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return paths.filter { $0.hasSuffix(suffix) }.compactMap { path in
      (try? text(of: path, in: folder)).map { (path, $0) }
    }
  }

  /// Fails if a file contains a secret, in plain or in any encoding.
  private func assertNoSecrets(
    in folder: TemporaryFolder,
    except input: String,
    line: UInt = #line
  ) throws {
    for (path, text) in try written(in: folder) where path != input {
      let readings = Readings.all(of: text)
      for planted in PlantedSecret.all
      where readings.contains(where: { $0.contains(planted.secret) }) {
        XCTFail("\(planted.name) is in \(path)", line: line)
      }
    }
  }

  // MARK: - Locations

  private func secretLines(in run: BinderyProcess) -> [(line: Int, column: Int)] {
    run.output.matches(of: #/recordings/[a-z]+\.har:([0-9]+):([0-9]+): error: .*\[secret-in/#).map {
      (Int($0.1) ?? 0, Int($0.2) ?? 0)
    }
  }

  /// The numbers of the lines of an entry, in the indented archive.
  private func lineRange(ofEntry index: Int, in lines: [String]) -> ClosedRange<Int>? {
    let starts = lines.indices.filter { lines[$0] == "      {" }
    let ends = lines.indices.filter { lines[$0] == "      }," || lines[$0] == "      }" }
    guard starts.indices.contains(index), ends.indices.contains(index) else { return nil }
    return starts[index] + 1...ends[index] + 1
  }
}
