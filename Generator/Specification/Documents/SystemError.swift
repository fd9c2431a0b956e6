import Foundation

/// Why the system refused the last call.
public struct SystemError: Error {
  public let code: Int32

  public init() { code = errno }

  public var reason: String { String(cString: strerror(code)) }
}

/// A file that was opened by a call to the system.
public enum OpenFile {
  /// The bytes from the beginning on; fewer than `size` where the file has become shorter.
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
