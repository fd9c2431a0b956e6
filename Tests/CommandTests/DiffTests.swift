import Comparing
import Foundation
import XCTest

/// Every folder in Tests/Changes is a case: two versions of a document, and the expected changes.
///
/// `RECORD=1` writes the changes and fails, for a review of the difference.
final class DiffTests: XCTestCase {
  private static let folder = BinderyProcess.package.appendingPathComponent("Tests/Changes")

  func testChangesAreAsExpected() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    XCTAssertEqual(
      names,
      ["asyncapi-versions", "channels", "operations", "schemas", "swagger", "versions"]
    )
    for name in names {
      let folder = Self.folder.appendingPathComponent(name)
      let run = try BinderyProcess("diff", "--all", "old.yaml", "new.yaml", in: folder)
      let headings = run.output.split(separator: "\n")
        .filter { !$0.hasPrefix(" ") && !$0.contains(": note: the old description") }
      let found = (headings.map(String.init) + [run.errors]).joined(separator: "\n")
      let file = folder.appendingPathComponent("expected.txt")
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try Data(found.utf8).write(to: file)
        XCTFail("recorded \(file.path); review the difference, then run again")
        continue
      }
      XCTAssertEqual(found, try String(contentsOf: file, encoding: .utf8), name)
      XCTAssertEqual(run.status, found.contains(": error: ") ? 1 : 0, name)
    }
  }

  func testVersionsOfOneDescriptionAreEqual() throws {
    for name in ["asyncapi-versions", "swagger", "versions"] {
      let folder = Self.folder.appendingPathComponent(name)
      for (old, new) in [("old.yaml", "new.yaml"), ("new.yaml", "old.yaml")] {
        let run = try BinderyProcess("diff", old, new, in: folder)
        XCTAssertEqual(run.output, "", "\(name): \(old) and \(new)")
        XCTAssertEqual(run.errors, "no changes\n", "\(name): \(old) and \(new)")
        XCTAssertEqual(run.status, 0)
      }
    }
  }

  /// The failures of JUnit are those with which the command fails.
  func testFailuresOfJUnitAgreeWithTheStatus() throws {
    let folder = Self.folder.appendingPathComponent("schemas")
    var counts: [Int] = []
    for level in ["never", "breaking", "warning"] {
      let run = try BinderyProcess(
        "diff",
        "old.yaml",
        "new.yaml",
        "--fail-on",
        level,
        "--format",
        "junit",
        in: folder
      )
      let failures = try XCTUnwrap(run.output.firstMatch(of: /failures="(\d+)"/)).1
      counts.append(try XCTUnwrap(Int(failures)))
      XCTAssertEqual(run.status, counts.last == 0 ? 0 : 1, level)
    }
    XCTAssertEqual(counts[0], 0)
    XCTAssertGreaterThan(counts[1], 0)
    XCTAssertGreaterThan(counts[2], counts[1])
  }

  func testOwnDocumentsEqualThemselves() throws {
    for service in ["chatcenter", "pubnub", "pusher"] {
      let run = try BinderyProcess("diff", "Spec/\(service)", "Spec/\(service)")
      XCTAssertEqual(run.errors, "no changes\n", service)
      XCTAssertEqual(run.status, 0, service)
    }
  }

  /// What one direction adds, the other one removes.
  func testTheOtherDirectionRemovesWhatWasAdded() throws {
    for name in ["channels", "operations"] {
      let folder = Self.folder.appendingPathComponent(name)
      let forth = try codes("old.yaml", "new.yaml", in: folder)
      let back = try codes("new.yaml", "old.yaml", in: folder)
      for subject in ["operation", "webhook", "channel", "sent-message", "received-message"] {
        XCTAssertEqual(forth["\(subject)-added"], back["\(subject)-removed"], "\(name) \(subject)")
        XCTAssertEqual(forth["\(subject)-removed"], back["\(subject)-added"], "\(name) \(subject)")
      }
    }
  }

  private func codes(_ old: String, _ new: String, in folder: URL) throws -> [String: Int] {
    let run = try BinderyProcess("diff", "--all", old, new, in: folder)
    let codes = run.output.matches(of: /\[([a-z-]+)\]/).map { String($0.1) }
    return codes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  func testLevelsDecideTheExitStatus() throws {
    let folder = try TemporaryFolder()
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /a:
          get:
            parameters: [{ name: q, in: query, schema: { type: string } }]
            responses: { "200": { description: Done. } }

      """
    try folder.write(document, to: "old.yaml")
    try folder.write(document.replacing("name: q", with: "name: p"), to: "new.yaml")
    for (arguments, status) in [
      ([], 0), (["--fail-on", "warning"], 1), (["--strict"], 1), (["--fail-on", "never"], 0),
    ] as [([String], Int32)] {
      let run = try BinderyProcess(["diff", "old.yaml", "new.yaml"] + arguments, in: folder.url)
      XCTAssertEqual(run.status, status, "\(arguments)")
    }
  }

  func testDocumentsOfDifferentKindsAreRefused() throws {
    let operations = Self.folder.appendingPathComponent("operations/old.yaml").path
    let channels = Self.folder.appendingPathComponent("channels/old.yaml").path
    for paths in [[operations, channels], [channels, operations]] {
      let run = try BinderyProcess(["diff"] + paths)
      XCTAssertEqual(run.status, 2)
      XCTAssert(run.errors.contains("are of different kinds"), run.errors)
    }
  }

  /// A `bindings.yaml` may come from an untrusted source.
  func testBindingsOutsideOfThePackageAreRefused() throws {
    let outside = try TemporaryFolder()
    try outside.write("openapi: 3.1.0\ninfo: { title: A, version: a }\npaths: {}\n", to: "a.yaml")
    try outside.write("documents: [a.yaml]\nmodule: A\noutput: Out\n", to: "bindings.yaml")
    let paths = [outside.url.path, "Spec/pusher"]
    let refused = try BinderyProcess(["diff"] + paths)
    XCTAssertEqual(refused.status, 1, refused.errors)
    XCTAssert(refused.errors.contains("--allow-outside"), refused.errors)
    let allowed = try BinderyProcess([
      "diff", outside.url.path, outside.url.path, "--allow-outside",
    ])
    XCTAssertEqual(allowed.errors, "no changes\n")
  }

  func testVerdictsSelectChanges() throws {
    let folder = Self.folder.appendingPathComponent("operations")
    let run = try BinderyProcess(
      ["diff", "old.yaml", "new.yaml", "--verdict", "source", "--format", "json"],
      in: folder
    )
    let codes = Set(run.output.matches(of: /"code" ?: ?"([a-z-]+)"/).map { String($0.1) })
    XCTAssertEqual(codes, ["operation-renamed", "path-parameter-renamed"])
  }

  func testReportsDocumentsThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("openapi: 3.1.0\npaths: [", to: "broken.yaml")
    try folder.write("openapi: 3.1.0\npaths: {}\n", to: "sound.yaml")
    let broken = try BinderyProcess("diff", "sound.yaml", "broken.yaml", in: folder.url)
    XCTAssertEqual(broken.status, 1)
    XCTAssert(broken.errors.contains("broken.yaml:"), broken.errors)
    XCTAssert(broken.errors.contains("[invalid-syntax]"), broken.errors)
    let absent = try BinderyProcess("diff", "sound.yaml", "absent.yaml", in: folder.url)
    XCTAssertEqual(absent.status, 2)
    XCTAssert(absent.errors.contains("“absent.yaml” doesn't exist"), absent.errors)
  }

  func testRulesHaveDistinctCodesAndPages() throws {
    let rules = ChangeRule.all
    XCTAssertEqual(Set(rules.map(\.code)).count, rules.count)
    XCTAssertGreaterThan(rules.count, 300)
    let run = try BinderyProcess("explain", "request-property-became-required")
    XCTAssertEqual(run.status, 0)
    XCTAssert(run.output.contains("refused by the service"), run.output)
  }
}
