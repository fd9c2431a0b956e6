#if canImport(CLibZ)
  import CLibZ

  /// Compresses messages (RFC 7692 §7.2.1).
  final class MessageDeflater {
    /// zlib keeps the address of its state, so that it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let keepsContext: Bool
    private let minimumSize: Int

    /// Nil where zlib does not support the window size: messages are then sent uncompressed, which
    /// the RFC allows.
    init?(_ negotiated: WebSocketCompression.NegotiatedParameters, minimumSize: Int) {
      stream = .allocate(capacity: 1)
      stream.initialize(to: z_stream())
      keepsContext = negotiated.clientKeepsContext
      self.minimumSize = minimumSize
      // zlib can read a raw window of 256 bytes, but not write one.
      guard negotiated.clientWindowBits > 8,
        zlib_begin_raw_deflate(stream, Int32(negotiated.clientWindowBits)) == Z_OK
      else { return nil }
    }

    // Also valid for a stream that was never initialized: zlib then does nothing.
    deinit {
      deflateEnd(stream)
      stream.deallocate()
    }

    /// Returns the compressed message; nil if it is shorter than the minimum size.
    func deflate(_ message: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
      // For an empty message zlib writes nothing, not even the final block.
      guard message.count >= max(minimumSize, 1), let start = message.baseAddress else {
        return nil
      }
      var compressed: [UInt8] = []
      compressed.reserveCapacity(message.count / 2 + 64)
      var taken = 0
      repeat {
        // zlib counts in 32 bits.
        let count = min(message.count - taken, 1 << 30)
        stream.pointee.next_in = UnsafeMutablePointer(mutating: start + taken)
        stream.pointee.avail_in = UInt32(count)
        taken += count
        let isLast = taken == message.count
        repeat {
          guard step(isLast ? Z_SYNC_FLUSH : Z_NO_FLUSH, into: &compressed) else { return nil }
        } while stream.pointee.avail_out == 0
      } while taken < message.count
      // The empty block at the end of a flush is not sent (RFC 7692 §7.2.1).
      compressed.removeLast(4)
      if !keepsContext { deflateReset(stream) }
      return compressed
    }

    private func step(_ flush: Int32, into compressed: inout [UInt8]) -> Bool {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16 * 1024) { space in
        stream.pointee.next_out = space.baseAddress
        stream.pointee.avail_out = UInt32(space.count)
        let code = CLibZ.deflate(stream, flush)
        guard code == Z_OK || code == Z_BUF_ERROR else { return false }
        let count = space.count - Int(stream.pointee.avail_out)
        compressed.append(contentsOf: UnsafeBufferPointer(rebasing: space[..<count]))
        return true
      }
    }
  }
#endif
