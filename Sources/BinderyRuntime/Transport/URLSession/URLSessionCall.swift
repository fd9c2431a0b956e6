#if canImport(Darwin)
  import Foundation

  /// One exchange of a session: the response, and the caller that waits.
  final class URLSessionCall: Sendable {
    typealias Result = Swift.Result<HTTPResponse, TransportError>
    typealias Continuation = CheckedContinuation<Result, Never>

    let exchange: HTTPExchange
    let task: URLSessionDataTask
    /// The buffer of a streamed body; nil when the body is returned as a whole.
    private let buffer: HTTPByteBuffer?
    private let state = Locked(State())

    private struct State {
      var continuation: Continuation?
      var result: Result?
      var body: [UInt8] = []
      var received = 0
      var deadline = DispatchTime.distantFuture
      var alarms = 0
      /// The number of times that the buffer was full, minus those that it had space again.
      var suspensionCount = 0
    }

    init(_ exchange: HTTPExchange, _ task: URLSessionDataTask, into buffer: HTTPByteBuffer?) {
      self.exchange = exchange
      self.task = task
      self.buffer = buffer
    }

    func start(_ continuation: Continuation) {
      let early = state.withLock { state in
        if state.result == nil { state.continuation = continuation }
        return state.result
      }
      if let early { return continuation.resume(returning: early) }
      task.resume()
      expectProgress(within: exchange.timeout)
    }

    /// Resumes the caller with the first result.
    func end(_ result: Result) {
      let (isFirst, waiting) = state.withLock { state -> (Bool, Continuation?) in
        guard state.result == nil else { return (false, nil) }
        state.result = result
        return (true, state.continuation.take())
      }
      guard isFirst else { return }
      waiting?.resume(returning: result)
      buffer?.finish(result.map { _ in })
      // On another queue: the caller may hold a lock that the session's queue waits for.
      DispatchQueue.global().async { [task] in task.cancel() }
    }

    /// Postpones the deadline after a piece of the body was sent, unless a stream has begun.
    func noteProgress() {
      state.withLock { state in
        guard state.continuation != nil else { return }
        state.deadline = .now() + exchange.timeout.clampedSeconds
      }
    }

    func take(_ data: Data) {
      if let buffer { return take(data, into: buffer) }
      let isTooMuch = state.withLock { state in
        guard data.count <= exchange.maximumBodySize - state.body.count else { return true }
        state.body.append(contentsOf: data)
        state.received += data.count
        return false
      }
      if isTooMuch { end(.failure(.tooLarge(limit: exchange.maximumBodySize))) }
    }

    func complete(_ error: (any Error)?) {
      guard let response = task.response as? HTTPURLResponse else {
        return end(.failure(error.map(TransportError.init) ?? .invalidResponse("no status line")))
      }
      let (body, received) = state.withLock { ($0.body, $0.received) }
      var headers = HTTPHeaders(response)
      let expected = bodySize(response.statusCode, headers)
      let isCut = expected.map { received < $0 } ?? false
      switch error.map(TransportError.init) {
      case nil where !isCut:
        if !body.isEmpty { headers.removeEncoding() }
        end(.success(HTTPResponse(status: response.statusCode, headers: headers, body: body)))
      case nil, .connectionLost, .other:
        let status = response.statusCode
        end(
          .failure(
            .incompleteBody(
              .init(status: status, headers: headers, received: received, expected: expected)
            )
          )
        )
      case let failure?:
        end(.failure(failure))
      }
    }

    /// Returns the expected size of the body, if it is known.
    private func bodySize(_ status: Int, _ headers: HTTPHeaders) -> Int? {
      guard hasBody(status), !headers.contains("Content-Encoding") else { return nil }
      return headers["Content-Length"].flatMap { Int($0) }
    }

    private func hasBody(_ status: Int) -> Bool {
      exchange.method != .head && status != 204 && status != 304
    }
  }

  // A body that is streamed.
  extension URLSessionCall {
    /// Returns the header to the caller, before the body of a stream.
    func takeHead(_ response: URLResponse) {
      guard buffer != nil, let response = response as? HTTPURLResponse else { return }
      let waiting = state.withLock { $0.continuation.take() }
      var headers = HTTPHeaders(response)
      if hasBody(response.statusCode) { headers.removeEncoding() }
      let head = HTTPResponse(status: response.statusCode, headers: headers)
      waiting?.resume(returning: .success(head))
      expectProgress(within: exchange.idleTimeout)
    }

    private func take(_ data: Data, into buffer: HTTPByteBuffer) {
      let hasSpace = data.withUnsafeBytes { bytes in
        buffer.offer(bytes.bindMemory(to: UInt8.self), isTaken: true)
      }
      state.withLock { state in
        state.received += data.count
        state.deadline = .now() + exchange.idleTimeout.clampedSeconds
        guard !hasSpace else { return }
        // The consumer may have made space, and resumed the call, meanwhile.
        state.suspensionCount += 1
        if state.suspensionCount == 1 { task.suspend() }
      }
    }

    /// Continues when the consumer has space again.
    func resume() {
      state.withLock { state in
        state.suspensionCount -= 1
        state.deadline = .now() + exchange.idleTimeout.clampedSeconds
        if state.suspensionCount == 0 { task.resume() }
      }
    }

    private func expectProgress(within time: Duration) {
      let (deadline, number) = state.withLock { state in
        state.deadline = .now() + time.clampedSeconds
        state.alarms += 1
        return (state.deadline, state.alarms)
      }
      setTimer(number, at: deadline)
    }

    /// Sets the timer, of which there is one; it is set again when bytes have postponed the
    /// deadline.
    private func setTimer(_ number: Int, at time: DispatchTime) {
      DispatchQueue.global().asyncAfter(deadline: time) { [weak self] in self?.ring(number) }
    }

    private func ring(_ number: Int) {
      let next = state.withLock { state -> DispatchTime? in
        guard number == state.alarms, state.result == nil else { return .distantFuture }
        if state.suspensionCount > 0 { return .now() + exchange.idleTimeout.clampedSeconds }
        return state.deadline > .now() ? state.deadline : nil
      }
      guard let next else { return end(.failure(.timedOut)) }
      if next != .distantFuture { setTimer(number, at: next) }
    }
  }
#endif
