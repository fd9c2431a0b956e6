#if canImport(Darwin)
  import Foundation

  /// A transport over `URLSession`, with the system's proxies and trust.
  ///
  /// It does not use the app's cookies, caches and stored credentials. `URLSession` has behavior
  /// that can't be changed: it joins repeated headers, rejects a GET with a body, and may repeat a
  /// request whose connection was lost.
  public final class URLSessionTransport: HTTPTransport {
    /// The shared transport of the process, with its connections.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let calls = URLSessionCalls()

    /// Creates a transport with connections of its own, which end with it.
    public init() {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpCookieStorage = nil
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      session = URLSession(configuration: configuration, delegate: calls, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
      try await exchange.response { exchange throws(TransportError) in
        try await response(to: exchange, into: nil)
      }
    }

    public func stream(
      _ exchange: HTTPExchange
    ) async throws(TransportError) -> HTTPStreamedResponse {
      try await exchange.response { exchange throws(TransportError) in try await begin(exchange) }
    }

    private func begin(
      _ exchange: HTTPExchange
    ) async throws(TransportError) -> HTTPStreamedResponse {
      let buffer = HTTPByteBuffer()
      let body = HTTPByteStream(buffer)
      let head = try await response(to: exchange, into: buffer)
      return HTTPStreamedResponse(status: head.status, headers: head.headers, body: body)
    }

    private func response(
      to exchange: HTTPExchange,
      into buffer: HTTPByteBuffer?
    ) async throws(TransportError) -> HTTPResponse {
      let exchange = try exchange.checked()
      guard let request = URLRequest(exchange) else { throw .invalidURL("it cannot be parsed") }
      let call = URLSessionCall(exchange, session.task(for: request, exchange.body), into: buffer)
      buffer?.setOwner(
        HTTPByteBuffer.Owner(
          resume: { call.resume() },
          cancel: { call.end(.failure(.cancelled)) }
        )
      )
      calls.add(call)
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { call.start($0) }
      } onCancel: {
        call.end(.failure(.cancelled))
      }
      return try result.get()
    }
  }

  /// The calls of a session by their tasks.
  private final class URLSessionCalls: NSObject, URLSessionDataDelegate, Sendable {
    private let running = Locked<[Int: URLSessionCall]>([:])

    func add(_ call: URLSessionCall) {
      running.withLock { $0[call.task.taskIdentifier] = call }
    }

    private func call(of task: URLSessionTask) -> URLSessionCall? {
      running.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
      _ session: URLSession,
      dataTask: URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      call(of: dataTask)?.takeHead(response)
      completionHandler(.allow)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didSendBodyData count: Int64,
      totalBytesSent: Int64,
      totalBytesExpectedToSend: Int64
    ) {
      call(of: task)?.noteProgress()
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      call(of: dataTask)?.take(data)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      running.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(error)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
      completionHandler(
        call(of: task).flatMap { call in
          URLSessionUpload.stream(of: call.exchange.body) { call.end(.failure($0)) }
        }
      )
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      // URLSession would send the headers to any origin.
      completionHandler(nil)
    }
  }

  extension URLSession {
    /// Returns a task that requests a streamed body as often as needed, if the body has files.
    fileprivate func task(for request: URLRequest, _ body: HTTPBody) -> URLSessionDataTask {
      if case .segments = body { return uploadTask(withStreamedRequest: request) }
      return dataTask(with: request)
    }
  }
#endif
