#if canImport(CLibCurl)
  import CLibCurl

  /// One exchange in the event loop: the bytes to send, the response, and the caller that waits.
  ///
  /// Sendable because `request` and `buffer` never change, and only the event loop uses the rest,
  /// one thread at a time.
  final class CurlExchange: CurlDeadlineHolder, @unchecked Sendable {
    typealias Result = Swift.Result<HTTPResponse, TransportError>
    typealias Continuation = CheckedContinuation<Result, Never>

    private enum State {
      case waiting
      case running(Continuation)
      /// The header of the response was returned; the body follows.
      case streaming
      case ended
    }

    let request: HTTPExchange
    /// The buffer of a streamed body; nil when the body is returned as a whole.
    let buffer: HTTPByteBuffer?
    var handle: CurlHandle?
    var upload: CurlUpload
    var response: CurlResponse
    /// The number of times that the request was given to a connection.
    var attempts = 0
    /// The deadline for progress; nil while the consumer of a stream is slow.
    private(set) var deadline: ContinuousClock.Instant?
    var deadlines: CurlDeadlines<CurlExchange>?
    private var isPaused = false
    private var state = State.waiting

    init(_ request: HTTPExchange, into buffer: HTTPByteBuffer? = nil) {
      self.request = request
      self.buffer = buffer
      upload = CurlUpload(request.body)
      response = CurlResponse(to: request)
    }

    /// Begins the exchange; returns false for one that was cancelled before.
    func begin(_ continuation: Continuation) -> Bool {
      guard case .waiting = state else {
        continuation.resume(returning: .failure(.cancelled))
        return false
      }
      state = .running(continuation)
      return true
    }

    /// Resumes the caller with the first result.
    func end(_ result: Result) {
      if case .running(let continuation) = state { continuation.resume(returning: result) }
      state = .ended
      buffer?.finish(result.map { _ in })
    }

    /// Returns the result for libcurl's code of a finished transfer.
    func result(of code: CURLcode) -> Result {
      guard let handle else { return .failure(.other("the transfer has no handle")) }
      if let failure = upload.failure ?? response.failure { return .failure(failure) }
      guard code != CURLE_OK else {
        guard response.isWhole else {
          let received = handle.offset(CURLINFO_SIZE_DOWNLOAD_T) ?? 0
          return .failure(response.incompleteBody(after: received, of: nil))
        }
        return response.complete()
      }
      return .failure(handle.failure(code, of: self))
    }
  }

  extension CurlExchange {
    /// Sets the deadline for progress, from now on.
    func expectProgress(within time: Duration) {
      let instant = ContinuousClock.now + time
      deadline = instant
      deadlines?.note(instant)
    }

    /// Returns the next piece of the body, after the service has taken some of the one before.
    func give(into space: UnsafeMutableRawBufferPointer) -> Int {
      // The list of deadlines isn't notified, since this one only becomes later.
      if deadline != nil, !isStreaming { deadline = .now + request.timeout }
      return upload.read(into: space)
    }

    private var isStreaming: Bool { if case .streaming = state { true } else { false } }
  }

  // A body that is streamed.
  extension CurlExchange {
    /// Returns the header to the caller, once, as soon as it is complete.
    func deliverHead() {
      guard case .running(let continuation) = state, let head = response.head else { return }
      state = .streaming
      continuation.resume(returning: .success(head))
      expectProgress(within: request.idleTimeout)
    }

    /// Takes a piece of the body; returns its length for libcurl, or the code to pause.
    func take(_ piece: UnsafeBufferPointer<UInt8>, into buffer: HTTPByteBuffer) -> Int {
      // Decoded bytes can't be returned, so that decoding waits for space.
      let decoder = response.decoder
      guard decoder == nil ? buffer.offer(piece) : buffer.hasSpace() else {
        isPaused = true
        deadline = nil
        return Int(CURL_WRITEFUNC_PAUSE)
      }
      // The list of deadlines isn't notified, since this one only becomes later.
      deadline = .now + request.idleTimeout
      guard let decoder else { return piece.count }
      return decode(piece, by: decoder, into: buffer) ? piece.count : 0
    }

    private func decode(
      _ piece: UnsafeBufferPointer<UInt8>,
      by decoder: ContentDecoder,
      into buffer: HTTPByteBuffer
    ) -> Bool {
      do {
        return try decoder.decode(piece) { decoded in
          // A full buffer pauses the transfer at the next piece.
          _ = buffer.offer(decoded, isTaken: true)
          return true
        }
      } catch {
        return response.refuseCoding()
      }
    }

    /// Continues after a pause; returns libcurl's code.
    func resume() -> CURLcode {
      guard isPaused, let handle else { return CURLE_OK }
      isPaused = false
      expectProgress(within: request.idleTimeout)
      return curl_easy_pause(handle.easy, CURLPAUSE_RECV_CONT)
    }
  }
#endif
