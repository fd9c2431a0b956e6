/// Reads a body from its beginning to its end, and stores no bytes of files.
final class HTTPBodyReader {
  private let segments: [HTTPBody.Segment]
  private var index = 0
  /// The offset in the current segment.
  private var offset = 0
  private var file: OpenFile?

  init(_ body: HTTPBody) { segments = body.segments }

  /// Fills the space with the next bytes and returns their number; 0 at the end.
  func read(into space: UnsafeMutableRawBufferPointer) throws(TransportError) -> Int {
    var filled = 0
    while filled < space.count, index < segments.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: space[filled...])
      let count = min(rest.count, segments[index].count - offset)
      switch segments[index] {
      case .bytes(let bytes): rest.copyBytes(from: bytes[offset..<offset + count])
      case .file(let file): try read(file, UnsafeMutableRawBufferPointer(rebasing: rest[..<count]))
      }
      filled += count
      offset += count
      if offset == segments[index].count { beginNext() }
    }
    return filled
  }

  /// Continues from an offset; returns false when the body isn't that long.
  func seek(to position: Int) -> Bool {
    index = 0
    offset = position
    file = nil
    while index < segments.count, offset >= segments[index].count {
      offset -= segments[index].count
      index += 1
    }
    return index < segments.count || offset == 0
  }

  private func beginNext() {
    index += 1
    offset = 0
    file = nil
  }

  /// Checks the size before it returns the last bytes of a file: if more follow, the service would
  /// accept an incomplete file as complete.
  private func read(
    _ segment: HTTPBodyFile,
    _ space: UnsafeMutableRawBufferPointer
  ) throws(TransportError) {
    let open = try opened(segment)
    let got = try open.read(at: offset, into: space)
    let count = try open.count
    guard got == space.count, count == segment.count else {
      let change = count < segment.count ? "shorter" : "longer"
      throw .unreadableBody("\(segment.path) became \(change) after the request was made")
    }
  }

  private func opened(_ segment: HTTPBodyFile) throws(TransportError) -> OpenFile {
    if let file { return file }
    let open = try OpenFile(path: segment.path)
    file = open
    return open
  }
}
