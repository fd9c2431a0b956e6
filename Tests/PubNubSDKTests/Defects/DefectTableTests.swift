import XCTest

/// The page of what the official client gets wrong, held against the tests that it names.
final class DefectTableTests: XCTestCase {
  func testEveryDefectHasTestsThatExist() throws {
    let page = root.appending(path: "Sources/PubNubSDK/PubNubSDK.docc/OfficialClient.md")
    let rows = try String(contentsOf: page, encoding: .utf8)
      .matches(of: /\n\| (\d+) \|[^\n|]*\|([^\n|]*)\|/)
    XCTAssertEqual(rows.compactMap { Int($0.output.1) }, Array(1...24))
    let tests = try tests()
    for row in rows {
      let names = row.output.2.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      XCTAssertFalse(names.isEmpty, "nothing shows number \(row.output.1)")
      for name in names where !tests.contains(name) { XCTFail("there is no \(name)") }
    }
  }

  /// All tests of this target, as `Class.test`.
  private func tests() throws -> Set<String> {
    let folder = root.appending(path: "Tests/PubNubSDKTests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var tests: Set<String> = []
    for file in files where file.hasSuffix("Tests.swift") {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      guard let name = source.firstMatch(of: /\nfinal class (\w+): XCTestCase/)?.output.1 else {
        continue
      }
      let functions = source.matches(of: /\n {2}func (test\w+)\(\)/).map(\.output.1)
      tests.formUnion(functions.map { "\(name).\($0)" })
    }
    return tests
  }

  private var root: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
