#if canImport(CLibCurl)
  import CLibCurl

  /// The body of a request while it is sent, piece by piece.
  struct CurlUpload {
    private let reader: HTTPBodyReader
    /// The error of a body that could not be read.
    private(set) var failure: TransportError?

    init(_ body: HTTPBody) { reader = HTTPBodyReader(body) }

    /// Fills libcurl's buffer, so that no more of a file is in memory.
    ///
    /// Returns the number of bytes, 0 at the end, or the code that aborts the transfer.
    mutating func read(into space: UnsafeMutableRawBufferPointer) -> Int {
      do throws(TransportError) {
        return try reader.read(into: space)
      } catch {
        failure = error
        return Int(CURL_READFUNC_ABORT)
      }
    }

    /// Continues from an offset; returns false if the body isn't that long.
    mutating func seek(to position: Int) -> Bool { reader.seek(to: position) }
  }
#endif
