// Files and descriptors.

@_exported import DarwinTypes

@discardableResult public func stat(
  _: UnsafePointer<CChar>!,
  _: UnsafeMutablePointer<stat>!
) -> Int32 { fatalError() }
@discardableResult public func lstat(
  _: UnsafePointer<CChar>!,
  _: UnsafeMutablePointer<stat>!
) -> Int32 { fatalError() }
@discardableResult public func fstat(_: Int32, _: UnsafeMutablePointer<stat>!) -> Int32 {
  fatalError()
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

public var O_RDONLY: Int32 { 0 }
public var O_WRONLY: Int32 { 1 }
public var O_RDWR: Int32 { 2 }
public var O_NONBLOCK: Int32 { 0x4 }
public var O_APPEND: Int32 { 0x8 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_CREAT: Int32 { 0x200 }
public var O_TRUNC: Int32 { 0x400 }
public var O_EXCL: Int32 { 0x800 }
public var O_DIRECTORY: Int32 { 0x10_0000 }
public var O_CLOEXEC: Int32 { 0x100_0000 }
public var F_GETFD: Int32 { 1 }
public var F_SETFD: Int32 { 2 }
public var F_GETFL: Int32 { 3 }
public var F_SETFL: Int32 { 4 }
public var FD_CLOEXEC: Int32 { 1 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }
public var LOCK_UN: Int32 { 8 }
public var STDIN_FILENO: Int32 { 0 }
public var STDOUT_FILENO: Int32 { 1 }
public var STDERR_FILENO: Int32 { 2 }

public func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { fatalError() }
public func open(_: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32 { fatalError() }
public func fcntl(_: Int32, _: Int32) -> Int32 { fatalError() }
public func fcntl(_: Int32, _: Int32, _: Int32) -> Int32 { fatalError() }
public func fcntl(_: Int32, _: Int32, _: UnsafeMutableRawPointer) -> Int32 { fatalError() }
@discardableResult public func close(_: Int32) -> Int32 { fatalError() }
@discardableResult public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int {
  fatalError()
}
@discardableResult public func pread(
  _: Int32,
  _: UnsafeMutableRawPointer!,
  _: Int,
  _: off_t
) -> Int { fatalError() }
@discardableResult public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int {
  fatalError()
}
@discardableResult public func pipe(_: UnsafeMutablePointer<Int32>!) -> Int32 { fatalError() }
@discardableResult public func flock(_: Int32, _: Int32) -> Int32 { fatalError() }
@discardableResult public func isatty(_: Int32) -> Int32 { fatalError() }
@discardableResult public func unlink(_: UnsafePointer<CChar>!) -> Int32 { fatalError() }
@discardableResult public func chmod(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 {
  fatalError()
}
@discardableResult public func mkfifo(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 {
  fatalError()
}
@discardableResult public func symlink(
  _: UnsafePointer<CChar>!,
  _: UnsafePointer<CChar>!
) -> Int32 { fatalError() }
@discardableResult public func rename(
  _: UnsafePointer<CChar>!,
  _: UnsafePointer<CChar>!
) -> Int32 { fatalError() }
@discardableResult public func realpath(
  _: UnsafePointer<CChar>!,
  _: UnsafeMutablePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! { fatalError() }

public struct FILE: Sendable {}
@discardableResult public func fflush(_: UnsafeMutablePointer<FILE>!) -> Int32 { fatalError() }
