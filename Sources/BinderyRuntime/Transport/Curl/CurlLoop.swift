#if canImport(CLibCurl)
  import CLibCurl
  import Foundation

  /// The event loop of libcurl, which one thread at a time may call.
  ///
  /// Usually that is its own thread, which executes commands, moves bytes and sleeps in between. A
  /// request that begins during the sleep is sent on the caller's thread, unless libcurl may cause
  /// `BrokenPipe`. Sendable because `lock` guards all state except `mailbox`, `epoll` and `ended`,
  /// which are Sendable.
  final class CurlLoop: @unchecked Sendable {
    private let lock = NSLock()
    private let epoll: Epoll
    private let multi: CurlMulti
    private let mailbox: CurlMailbox
    private let ended = DispatchSemaphore(value: 0)
    private let exchanges: CurlExchanges
    private let sockets: CurlSockets
    private var isOpen = true
    /// When to check transfers that aren't connected yet.
    private var nextCheck: ContinuousClock.Instant?
    private var alarm = CurlAlarm()

    init?(trust: CurlTrust) {
      guard Self.isInitialized, let epoll = Epoll(), let multi = CurlMulti(watchedBy: epoll) else {
        return nil
      }
      self.epoll = epoll
      self.multi = multi
      mailbox = CurlMailbox { epoll.wake() }
      exchanges = CurlExchanges(multi, trust: trust)
      sockets = CurlSockets(multi, watchedBy: epoll, trust: trust)
      let thread = Thread { [self] in run() }
      thread.name = "bindery.curl"
      thread.stackSize = 512 * 1024
      thread.start()
    }

    private static let isInitialized = curl_initialize() == CURLE_OK && CurlGate.closeAtExit()

    private func run() {
      if BrokenPipe.isPossible { BrokenPipe.block() }
      var events: [Epoll.Event] = []
      while let rest = inTurn({ turn(after: events) }) {
        epoll.wait(milliseconds: rest, &events)
      }
      inTurn { close() }
    }

    private func inTurn<Value>(_ body: () -> Value) -> Value {
      CurlGate.process.inside { lock.withLock(body) }
    }

    /// Does all that is possible now, after events; returns the milliseconds to sleep, or nil after
    /// the command to stop.
    private func turn(after events: [Epoll.Event]) -> CInt? {
      guard execute(mailbox.take()) else { return nil }
      for event in events where !sockets.take(event) { abandon(multi.act(on: event)) }
      advance()
      exchanges.expire()
      sockets.turn()
      return rest()
    }

    /// Runs libcurl's timers, and ends the transfers that it has finished.
    private func advance() {
      abandon(multi.runTimers())
      checkConnecting()
      while let (easy, code) = multi.finished() {
        if !exchanges.finished(easy, code) { sockets.connected(easy, code) }
      }
    }

    /// Makes libcurl check transfers that aren't connected yet.
    ///
    /// When an address refuses the connection, older versions (7.88) don't request the call in
    /// which they try the next.
    private func checkConnecting() {
      guard exchanges.areConnecting() || sockets.areConnecting else { return nextCheck = nil }
      if let nextCheck, nextCheck <= .now { abandon(multi.actOnAll()) }
      nextCheck = nextCheck.flatMap { $0 > .now ? $0 : nil } ?? .now + .milliseconds(100)
    }

    /// Sets the alarm, and returns the milliseconds to sleep.
    private func rest() -> CInt {
      let sleep = alarm.set(for: nextMoment, at: .now)
      return mailbox.letSleep() && !sockets.haveMore ? sleep : 0
    }

    /// When there is work to do without an event.
    private var nextMoment: ContinuousClock.Instant? {
      .earlier(
        .earlier(multi.moment, nextCheck),
        .earlier(exchanges.earliest, sockets.earliest)
      )
    }

    /// Executes commands; returns false after the command to stop.
    private func execute(_ commands: [CurlCommand]) -> Bool {
      var goesOn = true
      for command in commands {
        switch command {
        case .start(let exchange, let continuation): exchanges.begin(exchange, continuation)
        case .cancel(let exchange): exchanges.cancel(exchange)
        case .resume(let exchange): exchanges.resume(exchange)
        case .connect(let socket): sockets.begin(socket)
        case .serve(let socket): sockets.serve(socket)
        case .drop(let socket): sockets.drop(socket)
        case .stop: goesOn = false
        }
      }
      return goesOn
    }

    /// Ends all transfers after an error of libcurl, which would otherwise wait for ever.
    private func abandon(_ error: TransportError?) {
      guard let error else { return }
      exchanges.abandon(error)
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
      isOpen = false
      multi.close()
      ended.signal()
    }
  }

  extension CurlLoop {
    /// Begins an exchange on this thread or, while the loop is busy, on the loop's.
    func start(_ exchange: CurlExchange, _ continuation: CurlExchange.Continuation) {
      if !BrokenPipe.isPossible,
        CurlGate.process.inside({ startHere(exchange, continuation) })
      {
        return
      }
      guard mailbox.post(.start(exchange, continuation)) else {
        return continuation.resume(returning: .failure(.hasShutDown))
      }
    }

    private func startHere(
      _ exchange: CurlExchange,
      _ continuation: CurlExchange.Continuation
    ) -> Bool {
      guard lock.try() else { return false }
      defer { lock.unlock() }
      // A command that was posted before, such as to cancel this, comes first.
      guard isOpen, mailbox.isEmpty else { return false }
      exchanges.begin(exchange, continuation)
      advance()
      // Wake the thread if it would sleep for too long.
      if alarm.misses(nextMoment, at: .now) || sockets.haveMore { epoll.wake() }
      return true
    }

    /// Cancels an exchange; without effect after its end, and for one that hasn't begun it prevents
    /// it.
    func cancel(_ exchange: CurlExchange) { _ = mailbox.post(.cancel(exchange)) }

    func resume(_ exchange: CurlExchange) { _ = mailbox.post(.resume(exchange)) }

    /// Connects a socket, or ends it when the loop has ended.
    func connect(_ socket: CurlSocket) {
      if !mailbox.post(.connect(socket)) { socket.handler.ended(.hasShutDown) }
    }

    /// Calls the socket's handler in the loop; without effect after its end.
    func serve(_ socket: CurlSocket) { _ = mailbox.post(.serve(socket)) }

    func drop(_ socket: CurlSocket) { _ = mailbox.post(.drop(socket)) }

    func stop() { _ = mailbox.post(.stop) }

    /// Stops the loop, and returns when its thread has ended.
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
