import Specification
import XCTest

/// Reads text as a file called `test.yaml`, with its diagnostics and their codes.
func read(
  _ text: String,
  as file: String = "test.yaml",
  limits: Limits = .default
) -> (tree: Tree?, said: [String], codes: [String]) {
  read(Array(text.utf8), as: file, limits: limits)
}

func read(
  _ bytes: [UInt8],
  as file: String = "test.yaml",
  limits: Limits = .default
) -> (tree: Tree?, said: [String], codes: [String]) {
  let diagnostics = Diagnostics()
  let tree = Tree.parse(bytes, file: file, diagnostics: diagnostics, limits: limits)
  let all = diagnostics.all
  return (tree, all.map(\.description), all.map(\.code.rawValue))
}

/// The root of text in which nothing is wrong.
func root(
  _ text: String,
  file: StaticString = #filePath,
  line: UInt = #line
) throws -> Node {
  let (tree, said, _) = read(text)
  XCTAssertEqual(said, [], file: file, line: line)
  return try XCTUnwrap(tree, file: file, line: line).root
}

/// Asserts what is said about the text, line for line.
func assertSays(
  _ text: String,
  _ expected: String,
  limits: Limits = .default,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  assertSays(Array(text.utf8), expected, limits: limits, file: file, line: line)
}

func assertSays(
  _ bytes: [UInt8],
  _ expected: String,
  limits: Limits = .default,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let said = read(bytes, limits: limits).said.joined(separator: "\n")
  XCTAssertEqual(said, expected, file: file, line: line)
}
