import Foundation
import Specification

/// A file that may be there, read and written by calls to the system: an output has thousands of
/// files, and `FileManager` and `URL` cost several times what the system does.
struct FileOnDisk {
  let path: String

  enum State: Equatable {
    case absent, folder
    /// A device, a socket or a pipe, which would wait for whoever writes into it.
    case special
    case regular([UInt8])
  }

  /// What stands at the path, behind symbolic links.
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

  /// Puts the text where nothing is yet; what an interrupted run leaves there is the beginning of
  /// the text, or nothing.
  ///
  /// Nothing waits for the disk, since what a crash of the system destroys can be generated again.
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

  /// Puts the text in place of the file that is there, at once: a reader sees all of the old one
  /// or all of the new one.
  func replace(with text: String) throws(SystemError) {
    let temporary = FileOnDisk(path: path + ".\(getpid()).bindery")
    // A run that was killed has left it there, when this one has got the same number.
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
