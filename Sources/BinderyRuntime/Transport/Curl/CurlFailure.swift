#if canImport(CLibCurl)
  import CLibCurl
  import Foundation

  extension CurlHandle {
    /// Returns the error of an exchange for a code of libcurl.
    func failure(_ code: CURLcode, of exchange: CurlExchange) -> TransportError {
      let reason = reason(code)
      switch code {
      case CURLE_OPERATION_TIMEDOUT: return .timedOut
      case CURLE_COULDNT_RESOLVE_HOST: return .cannotResolveHost(exchange.request.host ?? reason)
      case CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PROXY,
        CURLE_INTERFACE_FAILED:
        return .cannotConnect(reason)
      case CURLE_URL_MALFORMAT: return .invalidURL(reason)
      case CURLE_ABORTED_BY_CALLBACK:
        return .connectionLost("no response, and \(exchange.request.method) must not be repeated")
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING,
        CURLE_WRITE_ERROR:
        return .invalidResponse(reason)
      case CURLE_PARTIAL_FILE: return incompleteBody(exchange.response)
      case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_SEND_FAIL_REWIND,
        CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_HTTP3:
        // Without an attempt there was no connection yet, except perhaps one to a proxy.
        if exchange.attempts == 0 { return .cannotConnect(reason) }
        return exchange.response.hasHead
          ? incompleteBody(exchange.response) : .connectionLost(reason)
      case CURLE_FILESIZE_EXCEEDED: return .tooLarge(limit: exchange.request.maximumBodySize)
      // libcurl has no other code for a header line that is longer than its buffer.
      case CURLE_OUT_OF_MEMORY where exchange.attempts > 0 && !exchange.response.hasHead:
        return .invalidResponse("a header line longer than the limit of 100 KiB")
      case CURLE_OUT_OF_MEMORY: return .other(reason)
      case _ where code.concernsTLS: return .tls(reason)
      // After the request was sent, any other failure is in the response.
      default: return exchange.attempts == 0 ? .other(reason) : .invalidResponse(reason)
      }
    }

    /// Returns the error of a connection that could not be made.
    func failure(_ code: CURLcode, connectingTo destination: CurlSocket.Destination)
      -> TransportError
    {
      let reason = reason(code)
      return switch code {
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_COULDNT_RESOLVE_HOST:
        .cannotResolveHost(URLComponents(string: destination.url)?.host ?? reason)
      case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: .invalidURL(reason)
      case CURLE_OUT_OF_MEMORY: .other(reason)
      case _ where code.concernsTLS: .tls(reason)
      default: .cannotConnect(reason)
      }
    }

    /// Creates the error of a truncated response, with bytes counted before decoding.
    private func incompleteBody(_ response: CurlResponse) -> TransportError {
      response.incompleteBody(
        after: offset(CURLINFO_SIZE_DOWNLOAD_T) ?? 0,
        of: offset(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T)
      )
    }
  }

  extension CURLcode {
    fileprivate var concernsTLS: Bool {
      switch self {
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR,
        CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT, CURLE_SSL_ENGINE_NOTFOUND,
        CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_SHUTDOWN_FAILED,
        CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_USE_SSL_FAILED:
        true
      default: false
      }
    }
  }

  extension HTTPExchange {
    fileprivate var host: String? { URLComponents(string: url)?.host }
  }
#endif
