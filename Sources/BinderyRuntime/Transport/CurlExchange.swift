#if canImport(CLibCurl)
  import CLibCurl

  /// One exchange on its way: what is still to be sent, what came, and who waits for it.
  ///
  /// Sendable because `request` and `buffer` never change and the rest is touched within the loop
  /// alone, by one thread at a time.
  final class CurlExchange: CurlTimed, @unchecked Sendable {
    typealias Result = Swift.Result<HTTPResponse, TransportError>
    typealias Continuation = CheckedContinuation<Result, Never>

    private enum State {
      case waiting
      case running(Continuation)
      /// The head of the answer is given out, the body follows.
      case streaming
      case ended
    }

    let request: HTTPExchange
    /// Where the body goes as it comes; nil when it is wanted whole.
    let buffer: HTTPByteBuffer?
    var handle: CurlHandle?
    var upload: CurlUpload
    var response: CurlResponse
    /// How often the request was handed to a connection.
    var attempts = 0
    /// When it will have stood still too long; nil while the consumer of a stream lags.
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
      buffer?.finish(result.map { _ in })
    }

    /// What libcurl's code for a finished transfer means.
    func result(of code: CURLcode) -> Result {
      guard let handle else { return .failure(.other("the transfer has no handle")) }
      if let failure = upload.failure ?? response.failure { return .failure(failure) }
      guard code != CURLE_OK else {
        guard response.isWhole else {
          let received = handle.offset(CURLINFO_SIZE_DOWNLOAD_T) ?? 0
          return .failure(response.cutShort(after: received, of: nil))
        }
        return response.complete()
      }
      return .failure(handle.failure(code, of: self))
    }
  }

  extension CurlExchange {
    /// Allows it so much time, from now on, for what comes next.
    func expectProgress(within time: Duration) {
      let instant = ContinuousClock.now + time
      deadline = instant
      deadlines?.note(instant)
    }

    /// The next piece of the body to send; the service took the one before, or some of it.
    func give(into space: UnsafeMutableRawBufferPointer) -> Int {
      // The list of deadlines needs no word: this one only moves away.
      if deadline != nil, !isStreaming { deadline = .now + request.timeout }
      return upload.read(into: space)
    }

    private var isStreaming: Bool { if case .streaming = state { true } else { false } }
  }

  // A body that is given out as it comes.
  extension CurlExchange {
    /// Gives out the head, once, as soon as it is there.
    func giveHead() {
      guard case .running(let continuation) = state, let head = response.head else { return }
      state = .streaming
      continuation.resume(returning: .success(head))
      expectProgress(within: request.idleTimeout)
    }

    /// What to tell libcurl about a piece of the body: its length, or to come again later.
    func take(_ piece: UnsafeBufferPointer<UInt8>, into buffer: HTTPByteBuffer) -> Int {
      // What is decoded can't be given back, and waits for space before it is.
      let decoder = response.decoder
      guard decoder == nil ? buffer.offer(piece) : buffer.hasSpace() else {
        isPaused = true
        deadline = nil
        return Int(CURL_WRITEFUNC_PAUSE)
      }
      // The list of deadlines needs no word: this one only moves away.
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
          // Said again before the next piece.
          _ = buffer.offer(decoded, isTaken: true)
          return true
        }
      } catch {
        return response.refuseCoding()
      }
    }

    /// Goes on with what the consumer had no space for; the code when libcurl can't.
    func resume() -> CURLcode {
      guard isPaused, let handle else { return CURLE_OK }
      isPaused = false
      expectProgress(within: request.idleTimeout)
      return curl_easy_pause(handle.easy, CURLPAUSE_RECV_CONT)
    }
  }
#endif
