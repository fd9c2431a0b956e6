#if canImport(CLibCurl)
  import CLibZ

  /// Undoes the coding of an answer's content, `gzip` or `deflate`, piece by piece.
  ///
  /// libcurl would do so too, but it takes content that was cut short for the whole.
  final class ContentDecoder {
    /// What requests say that answers may be coded in.
    static let codings = "gzip, deflate"

    /// zlib remembers where its state stands, so that it can't move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let space: UnsafeMutableBufferPointer<UInt8>
    private let coding: String
    private var hasBegun = false
    private var isWhole = false

    /// Nothing when the coding is another.
    init?(_ coding: String) {
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

    /// Whether nothing is missing of what has begun.
    var isComplete: Bool { isWhole || !hasBegun }

    /// Hands out what a piece holds; false when that isn't wanted, or isn't of the coding.
    func decode(
      _ piece: UnsafeBufferPointer<UInt8>,
      _ take: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(ContentCodingError) -> Bool {
      guard let first = piece.first, begin(first) else { return piece.isEmpty }
      stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
      stream.pointee.avail_in = UInt32(piece.count)
      var isFilled = false
      while stream.pointee.avail_in > 0 || isFilled {
        // Several gzip members, one after another, are one content (RFC 1952 §2.2).
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

    /// Some services send what `deflate` means without the frame of zlib that belongs to it.
    private func begin(_ first: UInt8) -> Bool {
      guard !hasBegun else { return true }
      let isFramed = first & 0x0F == 8
      hasBegun = zlib_begin_inflate(stream, coding != "deflate" ? 31 : isFramed ? 15 : -15) == Z_OK
      return hasBegun
    }
  }

  /// Content isn't of its coding.
  struct ContentCodingError: Error {}
#endif
