import Specification
import XCTest

extension XCTestCase {
  /// A document of one file.
  func open(_ text: String) throws -> (documents: Documents, root: Node, said: () -> String) {
    try Folder(["spec.yaml": text], for: self).open()
  }

  /// That the reference leads to what is at the pointer, and nothing is said.
  func assertLeads(
    _ reference: String,
    in text: String,
    to pointer: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (documents, node, said) = try open(text)
    let target = documents.target(of: reference, from: node)
    XCTAssertEqual(target?.pointer, pointer, file: file, line: line)
    XCTAssertEqual(said(), "", file: file, line: line)
  }

  /// That the reference leads nowhere, and what is said about it.
  func assertLeadsNowhere(
    _ reference: String,
    in text: String,
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (documents, node, said) = try open("from: '\(reference)'\n\(text)")
    XCTAssertNil(
      documents.target(of: reference, from: try XCTUnwrap(node["from"])),
      file: file,
      line: line
    )
    XCTAssertEqual(said(), expected, file: file, line: line)
  }
}
