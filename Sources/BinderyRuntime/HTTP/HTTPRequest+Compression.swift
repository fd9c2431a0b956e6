#if canImport(CLibCurl)
  import CLibZ
#endif

extension HTTPRequest {
  /// Compresses the body with gzip (RFC 1952) and sets `Content-Encoding`.
  ///
  /// Without zlib, and for a body in segments, it does nothing.
  public mutating func compressBody() {
    #if canImport(CLibCurl)
      guard case .bytes(let bytes) = body, let compressed = Self.gzip(bytes) else { return }
      body = .bytes(compressed)
      headers.remove("Content-Encoding")
      headers.append("Content-Encoding", "gzip")
    #endif
  }

  #if canImport(CLibCurl)
    /// Returns the compressed bytes; nil when zlib can allocate no memory.
    private static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
      var stream = z_stream()
      // zlib keeps the address of its state, so that it must not move meanwhile.
      return withUnsafeMutablePointer(to: &stream) { stream in
        guard zlib_begin_gzip(stream) == Z_OK else { return nil }
        defer { deflateEnd(stream) }
        return compress(bytes, by: stream)
      }
    }

    private static func compress(
      _ bytes: [UInt8],
      by stream: UnsafeMutablePointer<z_stream>
    ) -> [UInt8]? {
      var compressed = [UInt8](repeating: 0, count: Int(deflateBound(stream, UInt(bytes.count))))
      // There is space for all bytes, so that one call is enough.
      let code = bytes.withUnsafeBufferPointer { input in
        compressed.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          stream.pointee.avail_in = UInt32(input.count)
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          return deflate(stream, Z_FINISH)
        }
      }
      guard code == Z_STREAM_END else { return nil }
      compressed.removeLast(Int(stream.pointee.avail_out))
      return compressed
    }
  #endif
}
