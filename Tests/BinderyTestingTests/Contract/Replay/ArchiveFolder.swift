import Foundation
import XCTest

extension XCTestCase {
  /// Creates a folder with one archive, which is removed when the test ends.
  func folder(with archive: String, named name: String = "echo.har") throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    try Data(archive.utf8).write(to: folder.appending(path: name))
    return folder
  }
}
