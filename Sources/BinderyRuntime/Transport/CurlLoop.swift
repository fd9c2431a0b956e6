#if canImport(CLibCurl)
  import CLibCurl
  import Foundation

  /// The one thread that calls libcurl: it obeys commands, moves bytes, and sleeps in between.
  ///
  /// Sendable because all but `mailbox` and `ended`, which are, is touched by that thread alone.
  final class CurlLoop: @unchecked Sendable {
    private let multi: UnsafeMutableRawPointer
    private let trust: CurlTrust
    private let mailbox: CurlMailbox
    private let ended = DispatchSemaphore(value: 0)
    private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]
    private let deadlines = CurlDeadlines<CurlExchange>()
    private let sockets: CurlSockets

    init?(trust: CurlTrust) {
      guard Self.isInitialized, let multi = curl_multi_init() else { return nil }
      curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, 64)
      self.multi = multi
      self.trust = trust
      mailbox = CurlMailbox(waking: multi)
      sockets = CurlSockets(multi, trust: trust)
      let thread = Thread { [self] in run() }
      thread.name = "bindery.curl"
      thread.stackSize = 512 * 1024
      thread.start()
    }

    private static let isInitialized = curl_initialize() == CURLE_OK && CurlGate.closeAtExit()

    private func run() {
      var code = CURLM_OK
      while CurlGate.process.inside({ turn(after: code) }) {
        // libcurl's own timers and the mailbox end this sleep early.
        let rest = mailbox.letSleep() ? deadlines.milliseconds : 0
        code = sockets.poll(milliseconds: rest)
      }
      CurlGate.process.inside { close() }
    }

    /// Does all that can be done now, after a sleep that ended with a code; whether to go on.
    private func turn(after code: CURLMcode) -> Bool {
      abandon(unless: code)
      guard obey(mailbox.take()) else { return false }
      var count: Int32 = 0
      abandon(unless: curl_multi_perform(multi, &count))
      collect()
      for exchange in deadlines.expired() { finish(exchange, .failure(.timedOut)) }
      sockets.turn()
      return true
    }

    /// Whether to go on.
    private func obey(_ commands: [CurlCommand]) -> Bool {
      var goesOn = true
      for command in commands {
        switch command {
        case .start(let exchange, let continuation): begin(exchange, continuation)
        case .cancel(let exchange): finish(exchange, .failure(.cancelled))
        case .resume(let exchange): goOn(exchange)
        case .connect(let socket): sockets.begin(socket)
        case .serve(let socket): sockets.serve(socket)
        case .drop(let socket): sockets.drop(socket)
        case .stop: goesOn = false
        }
      }
      return goesOn
    }

    private func begin(_ exchange: CurlExchange, _ continuation: CurlExchange.Continuation) {
      guard exchange.begin(continuation) else { return }
      guard let handle = CurlHandle() else {
        return exchange.end(.failure(.other("libcurl has no memory for a request")))
      }
      exchange.handle = handle
      running[handle.easy] = exchange
      deadlines.add(exchange)
      exchange.expectProgress(within: exchange.request.timeout)
      if let refusal = handle.prepare(for: exchange, trust: trust) {
        return finish(exchange, .failure(refusal))
      }
      let code = curl_multi_add_handle(multi, handle.easy)
      if code != CURLM_OK {
        finish(exchange, .failure(.other(String(cString: curl_multi_strerror(code)))))
      }
    }

    private func goOn(_ exchange: CurlExchange) {
      let code = exchange.resume()
      if code != CURLE_OK { finish(exchange, exchange.result(of: code)) }
    }

    /// Ends the exchanges that libcurl is done with.
    private func collect() {
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else {
          continue
        }
        let code = message.pointee.data.result
        if let exchange = running[easy] {
          finish(exchange, exchange.result(of: code))
        } else {
          sockets.connected(easy, code)
        }
      }
    }

    private func finish(_ exchange: CurlExchange, _ result: CurlExchange.Result) {
      exchange.end(result)
      guard let handle = exchange.handle else { return }
      exchange.handle = nil
      curl_multi_remove_handle(multi, handle.easy)
      running[handle.easy] = nil
      deadlines.remove(exchange)
    }

    /// What libcurl can't go on with would otherwise wait for ever.
    private func abandon(unless code: CURLMcode) {
      guard code != CURLM_OK else { return }
      abandon(.other(String(cString: curl_multi_strerror(code))))
    }

    private func abandon(_ error: TransportError) {
      for exchange in Array(running.values) { finish(exchange, .failure(error)) }
      sockets.abandon(error)
    }

    private func close() {
      for command in mailbox.close() {
        switch command {
        case .start(let exchange, let continuation) where exchange.begin(continuation):
          exchange.end(.failure(.hasShutDown))
        case .connect(let socket): socket.handler.ended(.hasShutDown)
        default: break
        }
      }
      abandon(.hasShutDown)
      curl_multi_cleanup(multi)
      ended.signal()
    }
  }

  extension CurlLoop {
    func start(_ exchange: CurlExchange, _ continuation: CurlExchange.Continuation) {
      guard mailbox.post(.start(exchange, continuation)) else {
        return continuation.resume(returning: .failure(.hasShutDown))
      }
    }

    /// Has no effect on what has ended, and that which hasn't started never will.
    func cancel(_ exchange: CurlExchange) { _ = mailbox.post(.cancel(exchange)) }

    func resume(_ exchange: CurlExchange) { _ = mailbox.post(.resume(exchange)) }

    /// Connects it, or ends it.
    func connect(_ socket: CurlSocket) {
      if !mailbox.post(.connect(socket)) { socket.handler.ended(.hasShutDown) }
    }

    /// Has the handler look after its socket, on the loop's thread; nothing once that has ended.
    func serve(_ socket: CurlSocket) { _ = mailbox.post(.serve(socket)) }

    func drop(_ socket: CurlSocket) { _ = mailbox.post(.drop(socket)) }

    func stop() { _ = mailbox.post(.stop) }

    /// Stops, and returns when the thread is done.
    func shutdown() {
      stop()
      ended.wait()
      ended.signal()
    }

    var turns: Int { mailbox.turns }
  }

  extension TransportError {
    fileprivate static let hasShutDown = Self.connectionLost("the transport was shut down")
  }
#endif
