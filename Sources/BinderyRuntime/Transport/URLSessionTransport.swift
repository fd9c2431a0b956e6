#if canImport(Darwin)
  import Foundation

  /// Carries requests over `URLSession`, with the system's proxies and trust.
  ///
  /// Cookies, caches and stored credentials of the app are not involved. What `URLSession` does by
  /// itself stays as it is: it joins repeated headers, refuses a GET with a body, and may repeat a
  /// request whose connection was lost.
  public final class URLSessionTransport: HTTPTransport {
    /// The transport of the process, with the connections that its requests share.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let calls = URLSessionCalls()

    /// A transport with connections of its own, which end with it.
    public init() {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpCookieStorage = nil
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      session = URLSession(configuration: configuration, delegate: calls, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
      let exchange = try exchange.checked()
      guard let request = URLRequest(exchange) else { throw .invalidURL("it cannot be read") }
      let call = URLSessionCall(exchange, session.task(for: request, exchange.body))
      calls.add(call)
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { call.start($0) }
      } onCancel: {
        call.end(.failure(.cancelled))
      }
      return try result.get()
    }
  }

  /// One exchange on its way: what came, and who waits for it.
  ///
  /// Sendable because `lock` guards all that changes.
  private final class URLSessionCall: @unchecked Sendable {
    typealias Result = Swift.Result<HTTPResponse, TransportError>

    let exchange: HTTPExchange
    let task: URLSessionDataTask
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Result, Never>?
    private var result: Result?
    private var body: [UInt8] = []

    init(_ exchange: HTTPExchange, _ task: URLSessionDataTask) {
      self.exchange = exchange
      self.task = task
    }

    func start(_ continuation: CheckedContinuation<Result, Never>) {
      let early = lock.withLock {
        if result == nil { self.continuation = continuation }
        return result
      }
      if let early { return continuation.resume(returning: early) }
      task.resume()
      let deadline = DispatchTime.now() + exchange.timeout.clampedSeconds
      DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in
        self?.end(.failure(.timedOut))
      }
    }

    /// Gives the result to the one who waits; only the first one counts.
    func end(_ result: Result) {
      let waiting = lock.withLock {
        guard self.result == nil else { return nil as CheckedContinuation<Result, Never>? }
        self.result = result
        defer { continuation = nil }
        return continuation
      }
      waiting?.resume(returning: result)
      // Not from here: whoever cancels may hold a lock that the session's queue is waiting for.
      DispatchQueue.global().async { [task] in task.cancel() }
    }

    func take(_ data: Data) {
      let isTooMuch = lock.withLock {
        guard data.count <= exchange.maximumBodySize - body.count else { return true }
        body.append(contentsOf: data)
        return false
      }
      if isTooMuch { end(.failure(.tooLarge(limit: exchange.maximumBodySize))) }
    }

    func complete(_ error: (any Error)?) {
      let body = lock.withLock { self.body }
      guard let response = task.response as? HTTPURLResponse else {
        return end(.failure(error.map(TransportError.init) ?? .invalidResponse("no status line")))
      }
      var headers = HTTPHeaders(response)
      let expected = bodySize(response.statusCode, headers)
      let isCut = expected.map { body.count < $0 } ?? false
      switch error.map(TransportError.init) {
      case nil where !isCut:
        if !body.isEmpty { headers.removeEncoding() }
        end(.success(HTTPResponse(status: response.statusCode, headers: headers, body: body)))
      case nil, .connectionLost, .other:
        end(.failure(.incompleteBody(received: body.count, expected: expected)))
      case let failure?:
        end(.failure(failure))
      }
    }

    /// How long the body has to be, where that is known.
    private func bodySize(_ status: Int, _ headers: HTTPHeaders) -> Int? {
      let hasBody = exchange.method != .head && status != 204 && status != 304
      guard hasBody, !headers.contains("Content-Encoding") else { return nil }
      return headers["Content-Length"].flatMap { Int($0) }
    }
  }

  /// The calls of a session by their tasks.
  ///
  /// Sendable because `lock` guards all that changes.
  private final class URLSessionCalls: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var running: [Int: URLSessionCall] = [:]

    func add(_ call: URLSessionCall) {
      lock.withLock { running[call.task.taskIdentifier] = call }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      lock.withLock { running[dataTask.taskIdentifier] }?.take(data)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      lock.withLock { running.removeValue(forKey: task.taskIdentifier) }?.complete(error)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
      let call = lock.withLock { running[task.taskIdentifier] }
      completionHandler(
        call.flatMap { call in
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
      let call = lock.withLock { running[task.taskIdentifier] }
      completionHandler(call?.exchange.followsRedirects == true ? request : nil)
    }
  }

  extension URLSession {
    /// One that asks for its body when it needs it, as often as it does, where that has files.
    fileprivate func task(for request: URLRequest, _ body: HTTPBody) -> URLSessionDataTask {
      if case .segments = body { return uploadTask(withStreamedRequest: request) }
      return dataTask(with: request)
    }
  }

  extension URLRequest {
    fileprivate init?(_ exchange: HTTPExchange) {
      guard let url = URL(string: exchange.url) else { return nil }
      self.init(url: url)
      httpMethod = exchange.method.rawValue
      // It measures inactivity, so it never comes before the timer of the call.
      timeoutInterval = max(exchange.timeout.clampedSeconds, 1)
      httpShouldHandleCookies = false
      for field in exchange.headers where !field.isFraming {
        addValue(field.value, forHTTPHeaderField: field.name)
      }
      switch exchange.body {
      case .empty: break
      case .bytes(let bytes): httpBody = Data(bytes)
      case .segments: setValue("\(exchange.body.count)", forHTTPHeaderField: "Content-Length")
      }
    }
  }

  extension Duration {
    /// No less than zero, no more than 24 days.
    fileprivate var clampedSeconds: Double { min(max(self / .seconds(1), 0), 2_000_000) }
  }

  extension HTTPHeaders {
    /// Sorted by name, since `URLSession` keeps no order.
    fileprivate init(_ response: HTTPURLResponse) {
      let fields = response.allHeaderFields.compactMap { name, value in
        (name as? String).map { Field($0, "\(value)") }
      }
      self.init(fields.sorted { $0.name < $1.name })
    }
  }

  extension TransportError {
    fileprivate init(_ error: any Error) {
      let reason = error.localizedDescription
      guard let error = error as? URLError else {
        self = .other(reason)
        return
      }
      switch error.code {
      case .cancelled: self = .cancelled
      case .timedOut: self = .timedOut
      case .cannotFindHost, .dnsLookupFailed:
        self = .cannotResolveHost(error.failingURL?.host ?? reason)
      case .cannotConnectToHost, .notConnectedToInternet: self = .cannotConnect(reason)
      case .networkConnectionLost: self = .connectionLost(reason)
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
        .clientCertificateRejected, .clientCertificateRequired,
        .appTransportSecurityRequiresSecureConnection:
        self = .tls(reason)
      case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
        .cannotDecodeContentData:
        self = .invalidResponse(reason)
      case .badURL, .unsupportedURL: self = .invalidURL(reason)
      default: self = .other(reason)
      }
    }
  }
#endif
