/// The body of a request.
public enum HTTPBody: Hashable, Sendable {
  /// No body, as opposed to a body of no bytes.
  case empty
  /// A body in memory.
  case bytes([UInt8])
  /// Segments that are sent one after the other; files are read while they are sent.
  case segments([Segment])

  /// A segment of a body.
  public enum Segment: Hashable, Sendable {
    /// A segment in memory.
    case bytes([UInt8])
    /// A segment that is read from disk while it is sent.
    case file(HTTPBodyFile)
  }
}

extension HTTPBody {
  /// The number of bytes; for files, their size when the request was created.
  public var count: Int {
    switch self {
    case .empty: 0
    case .bytes(let bytes): bytes.count
    case .segments(let segments): segments.reduce(0) { $0 + $1.count }
    }
  }

  /// Returns all bytes, with files read into memory.
  public func read() throws(TransportError) -> [UInt8] {
    if case .bytes(let bytes) = self { return bytes }
    let reader = HTTPBodyReader(self)
    var result = [UInt8](repeating: 0, count: count)
    var failure: TransportError?
    result.withUnsafeMutableBytes { space in
      do throws(TransportError) {
        _ = try reader.read(into: space)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return result
  }

  var segments: [Segment] {
    switch self {
    case .empty: []
    case .bytes(let bytes): [.bytes(bytes)]
    case .segments(let segments): segments
    }
  }
}

extension HTTPBody.Segment {
  var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.count
    }
  }
}
