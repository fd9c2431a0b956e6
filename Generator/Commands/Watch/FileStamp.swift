import Foundation

/// The inode, size and times of a file, which detect changes without reading it.
struct FileStamp: Equatable {
  private let inode: UInt64
  let size: Int64
  /// Nanoseconds since 1970.
  private let modified: Int64
  /// The time of the last status change, which no program can set back, in nanoseconds since 1970.
  private let changed: Int64

  /// Creates the stamp of a path with symbolic links followed; nil if no file exists.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the stamp of a regular file; nil for a symbolic link.
  init?(regularFile path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modification, change) = (status.st_mtim, status.st_ctim)
    #endif
    modified = Self.nanoseconds(modification)
    changed = Self.nanoseconds(change)
  }

  /// Whether the file was modified at a moment or later, in nanoseconds since 1970.
  func changes(since moment: Int64) -> Bool { max(modified, changed) >= moment }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
