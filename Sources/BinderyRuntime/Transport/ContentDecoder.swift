#if canImport(CLibCurl)
  import CLibZ

  /// Decodes the content coding of a response, `gzip` or `deflate`, piece by piece.
  ///
  /// libcurl could decode it too, but accepts truncated content as complete.
  package final class ContentDecoder {
    /// The value of `Accept-Encoding` in requests.
    static let codings = "gzip, deflate"

    /// zlib keeps the address of its state, so that it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let space: UnsafeMutableBufferPointer<UInt8>
    private let coding: String
    private var hasBegun = false
    private var isWhole = false

    /// Nil for another coding.
    package init?(_ coding: String) {
      guard ["gzip", "x-gzip", "deflate"].contains(coding) else { return nil }
      self.coding = coding
      stream = .allocate(capacity: 1)
      stream.initialize(to: z_stream())
      space = .allocate(capacity: 64 * 1024)
    }

    deinit {
      if hasBegun { inflateEnd(stream) }
      stream.deallocate()
      space.deallocate()
    }

    /// Whether the content that has begun is complete.
    package var isComplete: Bool { isWhole || !hasBegun }

    /// Decodes a piece and passes the result to `take`; returns false when `take` does, or the
    /// content can't be decoded.
    package func decode(
      _ piece: UnsafeBufferPointer<UInt8>,
      _ take: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(ContentCodingError) -> Bool {
      guard let first = piece.first, begin(first) else { return piece.isEmpty }
      stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
      stream.pointee.avail_in = UInt32(piece.count)
      var isFilled = false
      while stream.pointee.avail_in > 0 || isFilled {
        // Several gzip members in sequence are one content (RFC 1952 §2.2).
        if isWhole, inflateReset(stream) != Z_OK { throw ContentCodingError() }
        stream.pointee.next_out = space.baseAddress
        stream.pointee.avail_out = UInt32(space.count)
        let code = inflate(stream, Z_NO_FLUSH)
        isWhole = code == Z_STREAM_END
        guard isWhole || code == Z_OK || code == Z_BUF_ERROR else { throw ContentCodingError() }
        isFilled = stream.pointee.avail_out == 0 && !isWhole
        let count = space.count - Int(stream.pointee.avail_out)
        guard count == 0 || take(UnsafeBufferPointer(rebasing: space[..<count])) else {
          return false
        }
      }
      return true
    }

    /// Detects the format: some services send `deflate` content without its zlib header.
    private func begin(_ first: UInt8) -> Bool {
      guard !hasBegun else { return true }
      let isFramed = first & 0x0F == 8
      hasBegun = zlib_begin_inflate(stream, coding != "deflate" ? 31 : isFramed ? 15 : -15) == Z_OK
      return hasBegun
    }
  }

  /// The error of content that does not match its coding.
  package struct ContentCodingError: Error {}
#endif
