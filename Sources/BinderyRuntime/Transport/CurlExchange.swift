#if canImport(CLibCurl)
  import CLibCurl

  /// One exchange on its way: what is still to be sent, what came, and who waits for it.
  ///
  /// Sendable because `request` never changes and the rest is touched by the loop's thread alone,
  /// to which a command carries the exchange.
  final class CurlExchange: @unchecked Sendable {
    typealias Result = Swift.Result<HTTPResponse, TransportError>
    typealias Continuation = CheckedContinuation<Result, Never>

    private enum State {
      case waiting
      case running(Continuation)
      case ended
    }

    let request: HTTPExchange
    var handle: CurlHandle?
    var upload: CurlUpload
    var response: CurlResponse
    /// How often the request was handed to a connection.
    var attempts = 0
    private var state = State.waiting

    init(_ request: HTTPExchange) {
      self.request = request
      upload = CurlUpload(request.body)
      response = CurlResponse(to: request)
    }

    /// Whether to go on: an exchange that was cancelled first ends here.
    func begin(_ continuation: Continuation) -> Bool {
      guard case .waiting = state else {
        continuation.resume(returning: .failure(.cancelled))
        return false
      }
      state = .running(continuation)
      return true
    }

    /// Gives the result to the one who waits; only the first one counts.
    func end(_ result: Result) {
      if case .running(let continuation) = state { continuation.resume(returning: result) }
      state = .ended
    }

    /// What libcurl's code for a finished transfer means.
    func result(of code: CURLcode) -> Result {
      guard let handle else { return .failure(.other("the transfer has no handle")) }
      if let failure = upload.failure ?? response.failure { return .failure(failure) }
      guard code != CURLE_OK else { return response.complete() }
      return .failure(handle.failure(code, of: self))
    }
  }
#endif
