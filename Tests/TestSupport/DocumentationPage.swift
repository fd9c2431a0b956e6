import XCTest

/// A page of a module's documentation, whose claims tests verify.
public struct DocumentationPage {
  private let text: String

  /// - Parameter file: The path in the repository.
  public init(_ file: String) throws { text = try SourceTree.text(of: file) }

  /// Asserts that the rows of its table have these numbers, and that each names existing tests.
  public func assertRows(
    _ numbers: ClosedRange<Int>,
    nameTestsIn folder: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let rows = text.matches(of: /\n\| (\d+) \|[^\n|]*\|([^\n|]*)\|/)
    XCTAssertEqual(rows.compactMap { Int($0.output.1) }, Array(numbers), file: file, line: line)
    let tests = try SourceTree.tests(in: folder)
    for row in rows {
      let names = row.output.2.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      XCTAssertFalse(
        names.isEmpty,
        "nothing shows number \(row.output.1)",
        file: file,
        line: line
      )
      for name in names where !tests.contains(name) {
        XCTFail("there is no \(name)", file: file, line: line)
      }
    }
  }

  /// Asserts that it has `count` pieces of Swift code, and that each is in a compiled source.
  public func assertCode(
    _ count: Int,
    compiledIn source: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let pieces = text.matches(of: /```swift\n(?<code>[^`]*)```/).map { String($0.output.code) }
    XCTAssertEqual(pieces.count, count, file: file, line: line)
    let compiled = Self.unindented(try SourceTree.text(of: source))
    for piece in pieces {
      XCTAssertTrue(compiled.contains(Self.unindented(piece)), piece, file: file, line: line)
    }
  }

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
