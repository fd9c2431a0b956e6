import Foundation

/// What differs between two states of a file, as far as it can be said without reading the file.
struct FileStamp: Codable, Equatable {
  private let inode: UInt64
  let size: Int64
  /// Nanoseconds since 1970.
  private let modified: Int64
  /// When its content, name or rights changed, which no program can set back.
  private let changed: Int64

  /// Of what a path leads to; nil when there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of a regular file that is no symbolic link.
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

  /// Whether the stamp itself says that the file is as it became at a moment, or later.
  func changes(since moment: Int64) -> Bool { max(modified, changed) >= moment }

  /// Whether the file is surely as it was at a moment; one that changes in the moment itself can
  /// change again and keep its stamp.
  func isOlder(than moment: Int64) -> Bool {
    [modified, changed].allSatisfy { FileClock.end(of: $0) < moment }
  }
}

/// The clock that a file system stamps its files with.
enum FileClock {
  /// Nanoseconds since 1970; no file that changes from here on is stamped with less.
  static var now: Int64 {
    #if canImport(Darwin)
      return read(CLOCK_REALTIME)
    #else
      // Files may be stamped with the last tick, which lies a little behind the exact time.
      return read(CLOCK_REALTIME_COARSE)
    #endif
  }

  /// A moment that is later than every stamp so far; takes some milliseconds.
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

  /// The last moment that a stamp can mean: file systems that count in whole seconds stamp with the
  /// second's, or with an even second's, beginning.
  static func end(of stamp: Int64) -> Int64 {
    stamp % 1_000_000_000 == 0 ? stamp + 2_000_000_000 : stamp
  }
}
