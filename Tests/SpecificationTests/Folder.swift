import Foundation
import Specification
import XCTest

/// A temporary folder of files, which is removed after the test.
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

  /// The diagnostics, with paths relative to the folder.
  func messages(_ diagnostics: Diagnostics) -> String {
    diagnostics.all.map(\.description).joined(separator: "\n")
      .replacing(path + "/", with: "")
  }
}

extension Folder {
  /// Opens a document; returns it with its root, and a closure that returns its diagnostics.
  func open(
    _ entry: String = "spec.yaml"
  ) throws -> (documents: Documents, root: Node, messages: () -> String) {
    let diagnostics = Diagnostics()
    let documents = Documents(entry: self(entry), diagnostics: diagnostics)
    return (documents, try XCTUnwrap(documents.entry).root, { self.messages(diagnostics) })
  }
}
