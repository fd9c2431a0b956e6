#if canImport(CLibCurl)
  import CLibCurl

  extension CurlHandle {
    /// Sets the options of an exchange; returns the error if libcurl refuses one.
    func prepare(for exchange: CurlExchange, trust: CurlTrust) -> TransportError? {
      collectErrorText()
      let request = exchange.request
      let address = CurlAddress(of: request.url)
      let code =
        setAddress(address) ?? setConnectTimeout(request)
        ?? (address.isSecure ? setSecurity(trust) : nil)
        ?? setMethod(request) ?? setHeaders(request) ?? setCallbacks(exchange)
      setImprovements(isSecure: address.isSecure)
      return code.map { failure($0, of: exchange) }
    }

    private func setAddress(_ address: CurlAddress) -> CURLcode? {
      set(CURLOPT_NOSIGNAL, 1)
        ?? refusal(curl_allow_http_only(easy))
        ?? set(CURLOPT_URL, address.url)
        ?? address.target.flatMap { set(CURLOPT_REQUEST_TARGET, $0) }
        // The service interprets dots in a path.
        ?? set(CURLOPT_PATH_AS_IS, 1)
        // On redirects, libcurl would send all headers but two to any origin.
        ?? set(CURLOPT_FOLLOWLOCATION, 0)
        ?? refusal(curl_keep_sockets_private(easy))
    }

    /// Sets libcurl's timeout only for connecting, because it would limit an exchange that makes
    /// progress; the event loop does the rest.
    private func setConnectTimeout(_ request: HTTPExchange) -> CURLcode? {
      set(
        CURLOPT_CONNECTTIMEOUT_MS,
        min(request.connectTimeout, request.timeout).curlMilliseconds
      )
    }

    private func setMethod(_ request: HTTPExchange) -> CURLcode? {
      let method = request.method
      if method == .head { return set(CURLOPT_NOBODY, 1) }
      if request.announcesBody {
        return set(CURLOPT_POST, 1)
          ?? refusal(
            curl_set_offset(
              easy,
              CURLOPT_POSTFIELDSIZE_LARGE,
              curl_off_t(request.body.count)
            )
          )
          ?? (method == .post ? nil : set(CURLOPT_CUSTOMREQUEST, method.rawValue))
      }
      return set(CURLOPT_HTTPGET, 1)
        ?? (method == .get ? nil : set(CURLOPT_CUSTOMREQUEST, method.rawValue))
    }

    private func setHeaders(_ request: HTTPExchange) -> CURLcode? {
      let list = CurlHeaderList(request.headers, hasBody: request.announcesBody)
      headerList = list
      return refusal(curl_set_pointer(easy, CURLOPT_HTTPHEADER, list.first))
        ?? set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        ?? set(CURLOPT_HTTP09_ALLOWED, 0)
    }

    /// Sets options that are improvements, and may be missing in this libcurl.
    private func setImprovements(isSecure: Bool) {
      // Content is decoded here; transfer codings are not requested.
      _ = set(CURLOPT_HTTP_CONTENT_DECODING, 0)
      _ = set(CURLOPT_TCP_KEEPALIVE, 1)
      _ = curl_leave_resolver_behind(easy)
      // Without TLS there is no HTTP/2 to wait for, and waiting for a shared connection that has
      // not responded would delay every request until the first long poll ends.
      _ = set(CURLOPT_HTTP_VERSION, isSecure ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1)
      _ = set(CURLOPT_PIPEWAIT, isSecure ? 1 : 0)
    }
  }

  extension CurlHandle {
    /// Sets the options to connect, and do no more.
    func prepare(
      for destination: CurlSocket.Destination,
      trust: CurlTrust
    ) -> TransportError? {
      collectErrorText()
      if let refusal = destination.refusal { return refusal }
      let code =
        setConnection(to: destination) ?? setRoute(to: destination) ?? setSecurity(trust)
        ?? setSecurity(destination.tls)
      _ = set(CURLOPT_TCP_KEEPALIVE, 1)
      _ = set(CURLOPT_FRESH_CONNECT, 1)
      _ = curl_leave_resolver_behind(easy)
      return code.map { failure($0, connectingTo: destination) }
    }

    private func setConnection(to destination: CurlSocket.Destination) -> CURLcode? {
      set(CURLOPT_NOSIGNAL, 1)
        ?? refusal(curl_allow_http_only(easy))
        ?? set(CURLOPT_URL, destination.url)
        ?? set(CURLOPT_CONNECT_ONLY, 1)
        ?? refusal(curl_keep_sockets_private(easy))
        // TLS could negotiate another protocol, which has no upgrade.
        ?? set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
        ?? set(CURLOPT_CONNECTTIMEOUT_MS, destination.timeout.curlMilliseconds)
    }

    /// Sets the proxy or the Unix socket, which no proxy reaches.
    private func setRoute(to destination: CurlSocket.Destination) -> CURLcode? {
      if let path = destination.unixSocket {
        return set(CURLOPT_UNIX_SOCKET_PATH, path) ?? set(CURLOPT_PROXY, "")
      }
      // Without a tunnel a proxy would read the traffic.
      return set(CURLOPT_HTTPPROXYTUNNEL, 1)
        ?? destination.proxy.flatMap { set(CURLOPT_PROXY, $0) }
    }

    /// Returns the code if it isn't success.
    func refusal(_ code: CURLcode) -> CURLcode? { code == CURLE_OK ? nil : code }

    func set(_ option: CURLoption, _ value: Int) -> CURLcode? {
      refusal(curl_set_long(easy, option, value))
    }

    func set(_ option: CURLoption, _ value: String) -> CURLcode? {
      refusal(curl_set_string(easy, option, value))
    }
  }

  extension HTTPExchange {
    /// Whether the request has a body, or must state that it has none (RFC 9110 §8.6).
    fileprivate var announcesBody: Bool { body != .empty || method.impliesBody }
  }

  extension HTTPMethod {
    fileprivate var impliesBody: Bool { self == .post || self == .put || self == .patch }
  }

  extension Duration {
    /// The milliseconds, at least 1 since 0 means no timeout, and at most 24 days.
    fileprivate var curlMilliseconds: Int {
      let milliseconds = self / .milliseconds(1)
      return Int(min(max(milliseconds.rounded(.up), 1), Double(Int32.max)))
    }
  }
#endif
