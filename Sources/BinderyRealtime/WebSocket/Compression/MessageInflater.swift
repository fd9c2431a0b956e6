#if canImport(CLibZ)
  import CLibZ

  /// Decompresses messages (RFC 7692 §7.2.2).
  final class MessageInflater {
    /// zlib keeps the address of its state, so that it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let space: UnsafeMutableBufferPointer<UInt8>
    private let keepsContext: Bool

    /// Nil where zlib can allocate no memory.
    init?(_ negotiated: WebSocketCompression.NegotiatedParameters) {
      stream = .allocate(capacity: 1)
      stream.initialize(to: z_stream())
      space = .allocate(capacity: 32 * 1024)
      keepsContext = negotiated.serverKeepsContext
      guard zlib_begin_inflate(stream, -Int32(negotiated.serverWindowBits)) == Z_OK else {
        return nil
      }
    }

    // Also valid for a stream that was never initialized: zlib then does nothing.
    deinit {
      inflateEnd(stream)
      stream.deallocate()
      space.deallocate()
    }

    /// Decompresses a piece of a message and passes the result to `take`.
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
          throw WebSocketViolation("a message is not valid DEFLATE data", code: .invalidPayload)
        }
        isFilled = stream.pointee.avail_out == 0
        try take(UnsafeBufferPointer(rebasing: space[..<(space.count - avail)]))
        // A message may end its deflate stream; the next block begins another.
        if code == Z_STREAM_END { inflateReset(stream) }
      }
    }

    private var avail: Int { Int(stream.pointee.avail_out) }

    /// Decompresses the rest of a message, whose last block is not sent.
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
