import Foundation

/// A file on disk as a piece of a body: where it is, and how long it was when the request was made.
///
/// A file that has another length once it is sent ends the exchange with
/// `TransportError.unreadableBody`: what was announced could not be kept.
public struct HTTPBodyFile: Hashable, Sendable {
  /// Where it is, as it was given.
  public let path: String
  /// In bytes, as it was when the request was made.
  public let count: Int

  /// Throws when there is no regular file, or none that may be read.
  public init(path: String) throws(TransportError) {
    self.path = path
    count = try OpenFile(path: path).count
  }
}

/// A regular file that is open for reading, and closed when nobody holds it any more.
final class OpenFile {
  private let descriptor: Int32
  private let path: String

  init(path: String) throws(TransportError) {
    self.path = path
    // Opening a pipe would otherwise wait for somebody who writes into it.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.failure(path) }
    guard try status().st_mode & S_IFMT == S_IFREG else {
      throw .unreadableBody("\(path) is not a regular file")
    }
  }

  deinit { close(descriptor) }

  /// How long it is now.
  var count: Int { get throws(TransportError) { Int(try status().st_size) } }

  /// Fills the space as far as the file goes, from an offset on.
  func read(at offset: Int, into space: UnsafeMutableRawBufferPointer) throws(TransportError) -> Int
  {
    var filled = 0
    while filled < space.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: space[filled...])
      let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw Self.failure(path) }
      guard got > 0 else { break }
      filled += got
    }
    return filled
  }

  private func status() throws(TransportError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
    return status
  }

  private static func failure(_ path: String) -> TransportError {
    .unreadableBody("\(path): \(String(cString: strerror(errno)))")
  }
}
