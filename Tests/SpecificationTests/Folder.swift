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
