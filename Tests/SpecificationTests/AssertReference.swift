import Specification
import XCTest

extension XCTestCase {
  /// Opens a document of one file.
  func open(_ text: String) throws -> (documents: Documents, root: Node, messages: () -> String) {
    try Folder(["spec.yaml": text], for: self).open()
  }

  /// Asserts that the reference resolves to the pointer without diagnostics.
  func assertResolves(
    _ reference: String,
    in text: String,
    to pointer: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (documents, node, messages) = try open(text)
    let target = documents.target(of: reference, from: node)
    XCTAssertEqual(target?.pointer, pointer, file: file, line: line)
    XCTAssertEqual(messages(), "", file: file, line: line)
  }

  /// Asserts that the reference is unresolved, with the expected diagnostics.
  func assertUnresolved(
    _ reference: String,
    in text: String,
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (documents, node, messages) = try open("from: '\(reference)'\n\(text)")
    XCTAssertNil(
      documents.target(of: reference, from: try XCTUnwrap(node["from"])),
      file: file,
      line: line
    )
    XCTAssertEqual(messages(), expected, file: file, line: line)
  }
}
