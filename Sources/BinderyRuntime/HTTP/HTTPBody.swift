/// What a request carries besides its headers.
public enum HTTPBody: Hashable, Sendable {
  /// No body at all, which is not the same as a body of no bytes.
  case empty
  /// What is in memory.
  case bytes([UInt8])
  /// Pieces that are sent one after the other; files are read while they are sent.
  case segments([Segment])

  /// A piece of a body.
  public enum Segment: Hashable, Sendable {
    /// A piece that is in memory.
    case bytes([UInt8])
    /// A piece that is read from disk while it is sent.
    case file(HTTPBodyFile)
  }
}

extension HTTPBody {
  /// How many bytes it has, those of files as they were when the request was made.
  public var count: Int {
    switch self {
    case .empty: 0
    case .bytes(let bytes): bytes.count
    case .segments(let segments): segments.reduce(0) { $0 + $1.count }
    }
  }

  /// All of it at once, files read into memory.
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
