#if canImport(CLibCurl)
  import CLibCurl

  /// One of libcurl's easy handles, with the memory that it borrows.
  ///
  /// Each serves one transfer. Reused handles of libcurl 7.88 read freed memory when the next
  /// response begins with a folded header; connections belong to the loop and are shared
  /// nevertheless.
  final class CurlHandle {
    let easy: UnsafeMutableRawPointer
    private let errorText: UnsafeMutablePointer<CChar>
    /// Kept alive as long as the transfer that sends it.
    var headerList: CurlHeaderList?

    init?() {
      guard let easy = curl_easy_init() else { return nil }
      self.easy = easy
      errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
      errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
      curl_easy_cleanup(easy)
      errorText.deallocate()
    }

    func collectErrorText() { curl_set_pointer(easy, CURLOPT_ERRORBUFFER, errorText) }

    /// Returns libcurl's message for this failure or, failing that, for the code.
    func reason(_ code: CURLcode) -> String {
      let text = String(cString: errorText)
      return text.isEmpty ? String(cString: curl_easy_strerror(code)) : text
    }

    func offset(_ info: CURLINFO) -> Int? {
      var value: curl_off_t = -1
      guard curl_get_offset(easy, info, &value) == CURLE_OK, value >= 0 else { return nil }
      return Int(value)
    }
  }
#endif
