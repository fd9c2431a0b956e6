#if canImport(CLibCurl)
  import CLibCurl

  extension CurlHandle {
    /// Sets the callbacks of libcurl to the exchange, which the loop keeps alive with the handle.
    func setCallbacks(_ exchange: CurlExchange) -> CURLcode? {
      let context = Unmanaged.passUnretained(exchange).toOpaque()
      return refusal(curl_set_pointer(easy, CURLOPT_HEADERDATA, context))
        ?? refusal(curl_set_bytes_function(easy, CURLOPT_HEADERFUNCTION, takeHeaderLine))
        ?? refusal(curl_set_pointer(easy, CURLOPT_WRITEDATA, context))
        ?? refusal(curl_set_bytes_function(easy, CURLOPT_WRITEFUNCTION, takeBody))
        ?? refusal(curl_set_pointer(easy, CURLOPT_READDATA, context))
        ?? refusal(curl_set_bytes_function(easy, CURLOPT_READFUNCTION, readBody))
        ?? refusal(curl_set_pointer(easy, CURLOPT_SEEKDATA, context))
        ?? refusal(curl_set_seek_function(easy, seekBody))
        ?? refusal(curl_set_pointer(easy, CURLOPT_PREREQDATA, context))
        ?? refusal(curl_set_prerequest_function(easy, allowAttempt))
    }
  }

  extension CurlExchange {
    fileprivate static func from(_ context: UnsafeMutableRawPointer) -> CurlExchange {
      Unmanaged.fromOpaque(context).takeUnretainedValue()
    }
  }

  // Taking fewer bytes than were passed ends the transfer.

  private let takeHeaderLine: curl_bytes_function = { bytes, size, count, context in
    guard let bytes, let context else { return 0 }
    let line = UnsafeRawBufferPointer(start: bytes, count: size * count).bindMemory(to: UInt8.self)
    let exchange = CurlExchange.from(context)
    guard exchange.response.take(headerLine: line) else { return 0 }
    if exchange.buffer != nil { exchange.deliverHead() }
    return line.count
  }

  private let takeBody: curl_bytes_function = { bytes, size, count, context in
    guard let bytes, let context else { return 0 }
    let exchange = CurlExchange.from(context)
    let piece = UnsafeRawBufferPointer(start: bytes, count: size * count).bindMemory(to: UInt8.self)
    guard exchange.response.supportsCoding() else { return 0 }
    if let buffer = exchange.buffer { return exchange.take(piece, into: buffer) }
    if exchange.response.isEmpty, let handle = exchange.handle,
      let expected = handle.offset(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T)
    {
      exchange.response.reserve(expected)
    }
    return exchange.response.take(body: piece) ? piece.count : 0
  }

  private let readBody: curl_bytes_function = { bytes, size, count, context in
    guard let bytes, let context else { return Int(CURL_READFUNC_ABORT) }
    let space = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
    return CurlExchange.from(context).give(into: space)
  }

  private let seekBody: curl_seek_function = { context, offset, origin in
    guard let context, origin == 0,  // SEEK_SET, the only one that libcurl uses
      CurlExchange.from(context).upload.seek(to: Int(offset))
    else { return CURL_SEEKFUNC_FAIL }
    return CURL_SEEKFUNC_OK
  }

  /// Called before each attempt: the first, and those after a lost connection.
  private let allowAttempt: curl_prerequest_function = { context, _, _, _, _ in
    guard let context else { return CURL_PREREQFUNC_ABORT }
    return CurlExchange.from(context).allowsAttempt() ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
  }
#endif
