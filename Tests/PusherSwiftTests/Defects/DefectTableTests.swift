import XCTest

/// The page of what the official client gets wrong, held against the tests that it names.
final class DefectTableTests: XCTestCase {
  func testEveryDefectHasTestsThatExist() throws {
    let page = try SourceTree.text(of: "Sources/PusherSwift/PusherSwift.docc/OfficialClient.md")
    let rows = page.matches(of: /\n\| (\d+) \|[^\n|]*\|([^\n|]*)\|/)
    XCTAssertEqual(rows.compactMap { Int($0.output.1) }, Array(1...12))
    let tests = try tests()
    for row in rows {
      let names = row.output.2.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      XCTAssertFalse(names.isEmpty, "nothing shows number \(row.output.1)")
      for name in names where !tests.contains(name) { XCTFail("there is no \(name)") }
    }
  }

  /// All tests of this target, as `Class.test`.
  private func tests() throws -> Set<String> {
    var tests: Set<String> = []
    for file in try SourceTree.files(in: "Tests/PusherSwiftTests", "Tests.swift") {
      let source = try SourceTree.text(of: file)
      guard
        let name = source.firstMatch(of: /\nfinal class (\w+): \w+TestCase/)?.output.1
          ?? source.firstMatch(of: /\nfinal class (\w+): XCTestCase/)?.output.1
      else { continue }
      let functions = source.matches(of: /\n {2}func (test\w+)\(\)/).map(\.output.1)
      tests.formUnion(functions.map { "\(name).\($0)" })
    }
    return tests
  }
}

/// The files of the repository that this test was built in.
enum SourceTree {
  static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  /// Those whose names end so.
  static func files(in folder: String, _ ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
