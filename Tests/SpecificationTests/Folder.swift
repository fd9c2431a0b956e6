import Foundation
import Specification
import XCTest

/// A folder of files that is gone after the test.
final class Folder {
  let path: String

  init(_ files: [String: String], for test: XCTestCase) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "bindery-" + UUID().uuidString)
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    test.addTeardownBlock { try FileManager.default.removeItem(at: url) }
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  func callAsFunction(_ name: String) -> String {
    path + "/" + name
  }

  /// What was said, with paths as they are seen from the folder.
  func said(_ diagnostics: Diagnostics) -> String {
    diagnostics.all.map(\.description).joined(separator: "\n")
      .replacing(path + "/", with: "")
  }
}

extension Folder {
  /// The document in the folder, its root, and what is said of it up to the asking.
  func open(
    _ entry: String = "spec.yaml"
  ) throws -> (documents: Documents, root: Node, said: () -> String) {
    let diagnostics = Diagnostics()
    let documents = Documents(entry: self(entry), diagnostics: diagnostics)
    return (documents, try XCTUnwrap(documents.entry).root, { self.said(diagnostics) })
  }
}
