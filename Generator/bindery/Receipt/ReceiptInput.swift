import Foundation
import Specification

/// A file or folder that was read, or looked for, and how it was found.
struct ReceiptInput: Codable, Equatable {
  let path: String
  /// Without symbolic links, which decide whether a file lies inside of the root folder.
  private let realPath: String?
  private let stamp: FileStamp?
  /// Of a symbolic link itself.
  private let link: FileStamp?
  /// Of the nearest folder that exists, when the file doesn't: a warning suggests what lies there.
  private let folder: FileStamp?

  init(_ path: String) {
    self.path = path
    realPath = RealPath.resolve(path)
    stamp = FileStamp(path)
    link = FileStamp(symbolicLink: path)
    folder = stamp == nil ? Self.nearestFolder(above: path) : nil
  }

  func isOlder(than moment: Int64) -> Bool {
    [stamp, link, folder].compactMap { $0 }.allSatisfy { $0.isOlder(than: moment) }
  }

  private static func nearestFolder(above path: String) -> FileStamp? {
    var path = path
    while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      path = String(path[..<slash])
      if let stamp = FileStamp(path.isEmpty ? "/" : path) { return stamp }
      if path.isEmpty { return nil }
    }
    return FileStamp(".")
  }
}
