#if canImport(CLibCurl)
  import CLibCurl

  /// A queue of bytes to write.
  struct SocketOutput {
    private var pieces: ArraySlice<[UInt8]> = []
    /// The size up to which bytes are added to the previous piece, so that small ones have no
    /// overhead.
    private static let pieceSize = 16 * 1024
    /// The number of bytes of the first piece that are written.
    private var written = 0
    /// Whether the first piece was passed to `send`; TLS may need it again at the same address
    /// (SSL_write(3)), so that it must not grow.
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

    /// Passes pieces to `send` until it accepts no more; returns its code unless that is to try
    /// again.
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
      // A slice keeps the memory of removed elements.
      pieces = []
      return CURLE_OK
    }
  }
#endif
