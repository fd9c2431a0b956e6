#if canImport(CLibCurl)
  import CLibCurl
  import Foundation

  /// All that calls libcurl, a caller at a time: mostly its own thread, which obeys commands, moves
  /// bytes and sleeps in between; a request that begins while that sleeps goes out on the thread of
  /// who asks for it, unless `BrokenPipe` is let through.
  ///
  /// Sendable because `lock` guards all but `mailbox`, `epoll` and `ended`, which are.
  final class CurlLoop: @unchecked Sendable {
    private let lock = NSLock()
    private let epoll: Epoll
    private let multi: CurlMulti
    private let mailbox: CurlMailbox
    private let ended = DispatchSemaphore(value: 0)
    private let exchanges: CurlExchanges
    private let sockets: CurlSockets
    private var isOpen = true
    /// When to look after what isn't connected yet.
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
      if BrokenPipe.isLetThrough { BrokenPipe.block() }
      var events: [Epoll.Event] = []
      while let rest = inTurn({ turn(after: events) }) {
        epoll.wait(milliseconds: rest, &events)
      }
      inTurn { close() }
    }

    private func inTurn<Value>(_ body: () -> Value) -> Value {
      CurlGate.process.inside { lock.withLock(body) }
    }

    /// Does all that can be done now, after events; for how many milliseconds to sleep then, or nil
    /// when it was told to stop.
    private func turn(after events: [Epoll.Event]) -> CInt? {
      guard obey(mailbox.take()) else { return nil }
      for event in events where !sockets.take(event) { abandon(multi.act(on: event)) }
      goOn()
      exchanges.expire()
      sockets.turn()
      return rest()
    }

    /// Does what its time has come for, and ends what libcurl is done with.
    private func goOn() {
      abandon(multi.actInTime())
      checkConnecting()
      while let (easy, code) = multi.finished() {
        if !exchanges.finished(easy, code) { sockets.connected(easy, code) }
      }
    }

    /// Has libcurl look after transfers that aren't connected yet.
    ///
    /// After an address that refuses, older versions (7.88) forget to ask for the call in which
    /// they try the next.
    private func checkConnecting() {
      guard exchanges.areConnecting() || sockets.areConnecting else { return nextCheck = nil }
      if let nextCheck, nextCheck <= .now { abandon(multi.actOnAll()) }
      nextCheck = nextCheck.flatMap { $0 > .now ? $0 : nil } ?? .now + .milliseconds(100)
    }

    /// Sets the alarm, and tells for how many milliseconds to sleep.
    private func rest() -> CInt {
      let sleep = alarm.set(for: nextMoment, at: .now)
      return mailbox.letSleep() && !sockets.haveMore ? sleep : 0
    }

    /// When there is something to do though nothing happens.
    private var nextMoment: ContinuousClock.Instant? {
      .earlier(
        .earlier(multi.moment, nextCheck),
        .earlier(exchanges.earliest, sockets.earliest)
      )
    }

    /// Whether to go on.
    private func obey(_ commands: [CurlCommand]) -> Bool {
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

    /// What libcurl can't go on with would otherwise wait for ever.
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
    /// Begins it here and now, or has the thread begin it, where that is at work.
    func start(_ exchange: CurlExchange, _ continuation: CurlExchange.Continuation) {
      if !BrokenPipe.isLetThrough,
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
      // Nothing overtakes a command, which may be to cancel this.
      guard isOpen, mailbox.isEmpty else { return false }
      exchanges.begin(exchange, continuation)
      goOn()
      // The thread would sleep for too long.
      if alarm.misses(nextMoment, at: .now) || sockets.haveMore { epoll.wake() }
      return true
    }

    /// Has no effect on what has ended, and that which hasn't started never will.
    func cancel(_ exchange: CurlExchange) { _ = mailbox.post(.cancel(exchange)) }

    func resume(_ exchange: CurlExchange) { _ = mailbox.post(.resume(exchange)) }

    /// Connects it, or ends it.
    func connect(_ socket: CurlSocket) {
      if !mailbox.post(.connect(socket)) { socket.handler.ended(.hasShutDown) }
    }

    /// Has the handler look after its socket, within the loop; nothing once that has ended.
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
