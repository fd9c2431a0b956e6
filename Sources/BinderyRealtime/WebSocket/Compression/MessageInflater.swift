#if canImport(CLibZ)
  import CLibZ

  /// Undoes the compression of one message after the other (RFC 7692 §7.2.2).
  final class MessageInflater {
    /// zlib remembers where its state stands, so that it can't move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let space: UnsafeMutableBufferPointer<UInt8>
    private let keepsContext: Bool

    /// Nil where zlib has no memory.
    init?(_ agreement: WebSocketCompression.Agreement) {
      stream = .allocate(capacity: 1)
      stream.initialize(to: z_stream())
      space = .allocate(capacity: 32 * 1024)
      keepsContext = agreement.serverKeepsContext
      guard zlib_begin_inflate(stream, -Int32(agreement.serverWindowBits)) == Z_OK else {
        return nil
      }
    }

    /// Also of one that never began: zlib ends nothing then.
    deinit {
      inflateEnd(stream)
      stream.deallocate()
      space.deallocate()
    }

    /// Hands out what a piece of a message holds.
    func inflate(
      _ piece: UnsafeBufferPointer<UInt8>,
      _ take: (UnsafeBufferPointer<UInt8>) throws(WebSocketViolation) -> Void
    ) throws(WebSocketViolation) {
      stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
      stream.pointee.avail_in = UInt32(piece.count)
      var isFilled = false
      while stream.pointee.avail_in > 0 || isFilled {
        stream.pointee.next_out = space.baseAddress
        stream.pointee.avail_out = UInt32(space.count)
        let code = CLibZ.inflate(stream, Z_SYNC_FLUSH)
        guard code == Z_OK || code == Z_BUF_ERROR || code == Z_STREAM_END else {
          throw WebSocketViolation("a message isn't compressed as agreed", code: .invalidPayload)
        }
        isFilled = stream.pointee.avail_out == 0
        try take(UnsafeBufferPointer(rebasing: space[..<(space.count - avail)]))
        // A message may end its stream; the next block begins another.
        if code == Z_STREAM_END { inflateReset(stream) }
      }
    }

    private var avail: Int { Int(stream.pointee.avail_out) }

    /// Hands out the rest of a message, whose last block goes without saying.
    func end(
      _ take: (UnsafeBufferPointer<UInt8>) throws(WebSocketViolation) -> Void
    ) throws(WebSocketViolation) {
      let block: [UInt8] = [0, 0, 0xFF, 0xFF]
      try block.withUnsafeBufferPointer { block throws(WebSocketViolation) in
        try inflate(block, take)
      }
      if !keepsContext { inflateReset(stream) }
    }
  }
#endif
