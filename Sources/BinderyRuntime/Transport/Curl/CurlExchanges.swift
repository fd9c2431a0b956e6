#if canImport(CLibCurl)
  import CLibCurl

  /// The running exchanges of an event loop.
  final class CurlExchanges {
    private let multi: CurlMulti
    private let trust: CurlTrust
    private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]
    /// The exchanges that may have no connection yet.
    private var connecting: [CurlExchange] = []
    private let deadlines = CurlDeadlines<CurlExchange>()

    init(_ multi: CurlMulti, trust: CurlTrust) {
      self.multi = multi
      self.trust = trust
    }

    /// The earliest deadline.
    var earliest: ContinuousClock.Instant? { deadlines.earliest }

    /// Returns whether an exchange has no connection yet.
    func areConnecting() -> Bool {
      connecting.removeAll { $0.attempts > 0 || $0.handle == nil }
      return !connecting.isEmpty
    }

    func begin(_ exchange: CurlExchange, _ continuation: CurlExchange.Continuation) {
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
      connecting.append(exchange)
      if let failure = multi.add(handle) { finish(exchange, .failure(failure)) }
    }

    /// Cancels an exchange; without effect after its end, and for one that hasn't begun it prevents
    /// it.
    func cancel(_ exchange: CurlExchange) { finish(exchange, .failure(.cancelled)) }

    /// Continues with a body whose consumer has space again.
    func resume(_ exchange: CurlExchange) {
      let code = exchange.resume()
      if code != CURLE_OK { finish(exchange, exchange.result(of: code)) }
    }

    /// Ends an exchange that libcurl has finished; returns false for another handle.
    func finished(_ easy: UnsafeMutableRawPointer, _ code: CURLcode) -> Bool {
      guard let exchange = running[easy] else { return false }
      finish(exchange, exchange.result(of: code))
      return true
    }

    /// Ends the exchanges whose deadlines have passed.
    func expire() {
      for exchange in deadlines.expired() { finish(exchange, .failure(.timedOut)) }
    }

    func abandon(_ error: TransportError) {
      for exchange in Array(running.values) { finish(exchange, .failure(error)) }
    }

    private func finish(_ exchange: CurlExchange, _ result: CurlExchange.Result) {
      exchange.end(result)
      guard let handle = exchange.handle else { return }
      exchange.handle = nil
      multi.remove(handle)
      running[handle.easy] = nil
      deadlines.remove(exchange)
    }
  }
#endif
