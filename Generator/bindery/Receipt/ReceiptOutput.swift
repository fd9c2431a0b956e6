import Foundation
import Specification

/// The state of an output folder after a run, including Swift files of other origin.
struct ReceiptOutput: Codable, Equatable {
  let folder: String
  /// The number of generated files.
  let count: Int
  private let files: [String: FileStamp]

  /// Returns nil when a file is missing, or isn't a regular file.
  init?(_ folder: String, count: Int) {
    self.folder = folder
    self.count = count
    guard let names = try? OutputFolder(path: folder).swiftFiles() else { return nil }
    var files: [String: FileStamp] = [:]
    for name in names {
      guard let stamp = FileStamp(regularFile: OutputFolder(path: folder).path(of: name)) else {
        return nil
      }
      files[name] = stamp
    }
    self.files = files
  }

  /// Whether these are the files of an output, and their stamps detect every later change.
  func holds(_ output: Output, before moment: Int64) -> Bool {
    output.files.allSatisfy { files[$0.path.description] != nil }
      && files.values.allSatisfy { $0.isOlder(than: moment) }
      && (try? output.folder.changes(toHold: output.files))?.isEmpty == true
  }

  var isUnchanged: Bool { ReceiptOutput(folder, count: count) == self }
}
