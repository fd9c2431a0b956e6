import Foundation
import Specification

/// An output folder as a run left it, foreign Swift files included.
struct ReceiptOutput: Codable, Equatable {
  let folder: String
  /// How many of the files were generated.
  let count: Int
  private let files: [String: FileStamp]

  /// Nil when a file isn't there, or isn't a plain file.
  init?(_ folder: String, count: Int) {
    self.folder = folder
    self.count = count
    guard let names = try? OutputFolder(path: folder).swiftFiles() else { return nil }
    var files: [String: FileStamp] = [:]
    for name in names {
      guard let stamp = FileStamp(regularFile: OutputFolder(path: folder).place(name)) else {
        return nil
      }
      files[name] = stamp
    }
    self.files = files
  }

  /// Whether these are the files of an output, and nobody can have changed one unseen.
  func holds(_ output: Output, before moment: Int64) -> Bool {
    output.files.allSatisfy { files[$0.path.description] != nil }
      && files.values.allSatisfy { $0.isOlder(than: moment) }
      && (try? output.folder.changes(toHold: output.files))?.isEmpty == true
  }

  var isUnchanged: Bool { ReceiptOutput(folder, count: count) == self }
}
