#if canImport(CLibCurl)
  import CLibCurl

  /// Bytes on their way out, in the order in which they were given.
  struct SocketOutput {
    private var pieces: ArraySlice<[UInt8]> = []
    /// Below it bytes go into the piece before, so that many small ones take no more than they are.
    private static let pieceSize = 16 * 1024
    /// How much of the first piece is out.
    private var written = 0
    /// Whether the first piece was given to `send`: TLS, which may have begun with it, wants it
    /// once more from where it lay (SSL_write(3)), so that it may not grow.
    private var hasBegun = false
    private(set) var count = 0

    mutating func append(_ bytes: [UInt8]) {
      guard !bytes.isEmpty else { return }
      count += bytes.count
      if let last = pieces.last, last.count + bytes.count <= Self.pieceSize,
        pieces.count > 1 || !hasBegun
      {
        pieces[pieces.endIndex - 1] += bytes
      } else {
        pieces.append(bytes)
      }
    }

    /// Gives pieces to `send` until it takes no more; what else it says than to come again is
    /// the result.
    mutating func write(
      _ send: (UnsafeBufferPointer<UInt8>) -> (code: CURLcode, count: Int)
    ) -> CURLcode {
      while let piece = pieces.first {
        hasBegun = true
        let (code, sent) = piece.withUnsafeBufferPointer {
          send(UnsafeBufferPointer(rebasing: $0[written...]))
        }
        if code == CURLE_AGAIN { return CURLE_OK }
        guard code == CURLE_OK else { return code }
        written += sent
        count -= sent
        if written == piece.count {
          pieces.removeFirst()
          written = 0
          hasBegun = false
        }
      }
      // A slice keeps what was removed from its front.
      pieces = []
      return CURLE_OK
    }
  }
#endif
