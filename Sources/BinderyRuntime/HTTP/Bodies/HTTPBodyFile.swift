import Foundation

/// A file on disk as a segment of a body, with its size when the request was created.
///
/// If the size changes before the file is sent, the exchange fails with
/// `TransportError.unreadableBody`, because `Content-Length` would be wrong.
public struct HTTPBodyFile: Hashable, Sendable {
  /// The path, unchanged.
  public let path: String
  /// The size in bytes when the request was created.
  public let count: Int

  /// Creates a segment; throws unless the path is that of a readable regular file.
  public init(path: String) throws(TransportError) {
    self.path = path
    count = try OpenFile(path: path).count
  }
}

/// A regular file open for reading; it is closed with its last reference.
final class OpenFile {
  private let descriptor: Int32
  private let path: String

  init(path: String) throws(TransportError) {
    self.path = path
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.failure(path) }
    guard try status().st_mode & S_IFMT == S_IFREG else {
      throw .unreadableBody("\(path) is not a regular file")
    }
  }

  deinit { close(descriptor) }

  /// The current size in bytes.
  var count: Int { get throws(TransportError) { Int(try status().st_size) } }

  /// Reads from an offset until the space is full or the file ends; returns the number of bytes.
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
