#if canImport(CLibCurl)
  import CLibCurl

  /// One of libcurl's easy handles, with the memory that it only borrows.
  ///
  /// Each serves one transfer. Used again, those of libcurl 7.88 read freed memory when the next
  /// answer begins with a folded header; connections live in the loop and are shared all the same.
  final class CurlHandle {
    let easy: UnsafeMutableRawPointer
    private let errorText: UnsafeMutablePointer<CChar>
    /// Lives as long as the transfer that sends it.
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

    /// What libcurl says went wrong: at best its own words for this case, else those for the code.
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
