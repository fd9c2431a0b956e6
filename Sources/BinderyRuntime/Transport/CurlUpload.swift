#if canImport(CLibCurl)
  import CLibCurl

  /// A body on its way out, piece by piece.
  struct CurlUpload {
    private let reader: HTTPBodyReader
    /// Why the body could not be read any further.
    private(set) var failure: TransportError?

    init(_ body: HTTPBody) { reader = HTTPBodyReader(body) }

    /// Fills libcurl's buffer, which is all of a file that is ever in memory; the count of bytes,
    /// zero at the end, or the word that aborts the transfer.
    mutating func read(into space: UnsafeMutableRawBufferPointer) -> Int {
      do throws(TransportError) {
        return try reader.read(into: space)
      } catch {
        failure = error
        return Int(CURL_READFUNC_ABORT)
      }
    }

    /// Whether the position exists.
    mutating func seek(to position: Int) -> Bool { reader.seek(to: position) }
  }
#endif
