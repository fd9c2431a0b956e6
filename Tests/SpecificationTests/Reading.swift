import Specification
import XCTest

/// Reads text as a file with the name `test.yaml`; returns the diagnostics and their codes, too.
func read(
  _ text: String,
  as file: String = "test.yaml",
  limits: Limits = .default
) -> (tree: Tree?, messages: [String], codes: [String]) {
  read(Array(text.utf8), as: file, limits: limits)
}

func read(
  _ bytes: [UInt8],
  as file: String = "test.yaml",
  limits: Limits = .default
) -> (tree: Tree?, messages: [String], codes: [String]) {
  let diagnostics = Diagnostics()
  let tree = Tree.parse(bytes, file: file, diagnostics: diagnostics, limits: limits)
  let all = diagnostics.all
  return (tree, all.map(\.description), all.map(\.code.rawValue))
}

/// The root of valid text; asserts that there are no diagnostics.
func root(
  _ text: String,
  file: StaticString = #filePath,
  line: UInt = #line
) throws -> Node {
  let (tree, messages, _) = read(text)
  XCTAssertEqual(messages, [], file: file, line: line)
  return try XCTUnwrap(tree, file: file, line: line).root
}

/// Asserts the diagnostics of the text.
func assertMessages(
  _ text: String,
  _ expected: String,
  limits: Limits = .default,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  assertMessages(Array(text.utf8), expected, limits: limits, file: file, line: line)
}

func assertMessages(
  _ bytes: [UInt8],
  _ expected: String,
  limits: Limits = .default,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let messages = read(bytes, limits: limits).messages.joined(separator: "\n")
  XCTAssertEqual(messages, expected, file: file, line: line)
}
