import Foundation

extension HTTPArchive {
  /// Reads a file, or all `*.har` files in a folder and its subfolders, ordered by path.
  ///
  /// Throws an error if a file can't be read, or if the folder has none.
  package static func all(at location: URL) throws(RecordingError) -> [HTTPArchive] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return [try HTTPArchive(contentsOf: location)] }
    let files = RecordedEntry.files(in: location)
    guard !files.isEmpty else {
      let reason = "there are no *.har files in the folder"
      throw RecordingError(file: location.lastPathComponent, reason: reason)
    }
    var archives: [HTTPArchive] = []
    for file in files {
      archives.append(try HTTPArchive(contentsOf: location.appending(path: file)))
    }
    return archives
  }
}
