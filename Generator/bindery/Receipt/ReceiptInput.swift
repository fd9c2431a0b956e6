import Foundation
import Specification

/// The state of a file or folder that was read or looked up.
struct ReceiptInput: Codable, Equatable {
  let path: String
  /// The path without symbolic links, which decide whether the root folder contains a file.
  private let realPath: String?
  private let stamp: FileStamp?
  /// The stamp of the symbolic link itself.
  private let link: FileStamp?
  /// The stamp of the nearest existing folder if the file is missing: a warning suggests its files.
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
