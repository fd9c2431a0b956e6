#if canImport(CLibCurl)
  /// A body on its way out, piece by piece.
  struct CurlUpload {
    private let bytes: [UInt8]
    private var sent = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// Fills the space with the next bytes and says how many those are; zero is the end.
    mutating func read(into space: UnsafeMutableRawBufferPointer) -> Int {
      let end = min(sent + space.count, bytes.count)
      defer { sent = end }
      space.copyBytes(from: bytes[sent..<end])
      return end - sent
    }

    /// Whether the position exists.
    mutating func seek(to position: Int) -> Bool {
      guard (0...bytes.count).contains(position) else { return false }
      sent = position
      return true
    }
  }
#endif
