import Foundation

/// The error of the last system call.
public struct SystemError: Error {
  public let code: Int32

  public init() { code = errno }

  public var reason: String { String(cString: strerror(code)) }
}

/// A file opened by a system call.
public enum OpenFile {
  /// The bytes from the beginning; fewer than `size` if the file was truncated meanwhile.
  public static func bytes(
    of descriptor: Int32,
    size: Int
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let step = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if step < 0, errno == EINTR { continue }
        if step < 0 { failure = SystemError() }
        if step <= 0 { break }
        count += step
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
