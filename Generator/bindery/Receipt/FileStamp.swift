import Foundation

/// The inode, size and times of a file, which detect changes without reading it.
struct FileStamp: Codable, Equatable {
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
  init?(regularFile path: String) { self.init(path, of: S_IFREG) }

  init?(symbolicLink path: String) { self.init(path, of: S_IFLNK) }

  private init?(_ path: String, of kind: mode_t) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == kind else { return nil }
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
    modified = FileClock.nanoseconds(modification)
    changed = FileClock.nanoseconds(change)
  }

  /// Whether the file was modified at a moment or later.
  func changes(since moment: Int64) -> Bool { max(modified, changed) >= moment }

  /// Whether the file was last modified before a moment; a file that changes in the moment itself
  /// can change again and keep its stamp.
  func isOlder(than moment: Int64) -> Bool {
    [modified, changed].allSatisfy { FileClock.end(of: $0) < moment }
  }
}

/// The clock of file timestamps.
enum FileClock {
  /// Nanoseconds since 1970; a lower bound of the timestamps of later changes.
  static var now: Int64 {
    #if canImport(Darwin)
      return read(CLOCK_REALTIME)
    #else
      // Timestamps may be those of the last tick, slightly before the exact time.
      return read(CLOCK_REALTIME_COARSE)
    #endif
  }

  /// Returns a moment later than every timestamp so far; takes a few milliseconds.
  static func nextMoment() -> Int64 {
    let last = read(CLOCK_REALTIME)
    while true {
      let moment = now
      if moment > last { return moment }
      usleep(500)
    }
  }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return nanoseconds(time)
  }

  static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Returns the latest moment that a timestamp can represent: some file systems round down to
  /// whole or even seconds.
  static func end(of stamp: Int64) -> Int64 {
    stamp % 1_000_000_000 == 0 ? stamp + 2_000_000_000 : stamp
  }
}
