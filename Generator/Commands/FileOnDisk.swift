import Foundation
import Specification

/// A file that may exist, read and written by system calls: an output has thousands of files, and
/// `FileManager` and `URL` take several times as long.
struct FileOnDisk {
  let path: String

  enum State: Equatable {
    case absent, folder
    /// A device, a socket or a pipe; reading it would block until another process writes to it.
    case special
    case regular([UInt8])
  }

  /// Returns the state of the file at the path, with symbolic links followed.
  func state() throws(SystemError) -> State {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      // A socket can't be opened, and neither can a device without a driver.
      if errno == ENOENT { return .absent }
      if errno == ENXIO { return .special }
      throw SystemError()
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular(try OpenFile.bytes(of: descriptor, size: Int(status.st_size)))
    case S_IFDIR: return .folder
    default: return .special
    }
  }

  /// Whether the path is that of a folder, with symbolic links followed.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Creates the file with the text.
  ///
  /// An interrupted run leaves a prefix of the text, or no file.
  ///
  /// Doesn't call `fsync`, since a file that is lost in a crash can be generated again.
  func create(with text: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError() }
    do throws(SystemError) {
      defer { close(descriptor) }
      try FileOnDisk.write(text, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Replaces the content atomically: a reader sees the old text or the new text.
  func replace(with text: String) throws(SystemError) {
    let temporary = FileOnDisk(path: path + ".\(getpid()).bindery")
    // A killed run with the same process ID may have left this file.
    unlink(temporary.path)
    try temporary.create(with: text)
    guard rename(temporary.path, path) == 0 else {
      let error = SystemError()
      unlink(temporary.path)
      throw error
    }
  }

  private static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    var text = text
    let failure = text.withUTF8 { bytes -> SystemError? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let step = Foundation.write(
          descriptor,
          bytes.baseAddress?.advanced(by: rest.startIndex),
          rest.count
        )
        if step < 0, errno == EINTR { continue }
        if step < 0 { return SystemError() }
        rest = rest.dropFirst(step)
      }
      return nil
    }
    if let failure { throw failure }
  }
}
