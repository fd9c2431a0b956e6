#if canImport(CLibCurl)
  import CLibCurl

  /// The transfers of an event loop, and a turn of it; the loop's lock guards them.
  final class CurlTransfers {
    private let epoll: Epoll
    private let commands: CurlCommandQueue
    private let multi: CurlMulti
    private let exchanges: CurlExchanges
    private let sockets: CurlSockets
    private var isOpen = true
    /// When to check transfers that aren't connected yet.
    private var nextCheck: ContinuousClock.Instant?
    private var wakeTime = CurlWakeTime()

    init?(of commands: CurlCommandQueue, watchedBy epoll: Epoll, trust: CurlTrust) {
      guard let multi = CurlMulti(watchedBy: epoll) else { return nil }
      self.epoll = epoll
      self.commands = commands
      self.multi = multi
      exchanges = CurlExchanges(multi, trust: trust)
      sockets = CurlSockets(multi, watchedBy: epoll, trust: trust)
    }

    /// Does all that is possible now, after events; returns the milliseconds to sleep, or nil after
    /// the command to stop.
    func turn(after events: [Epoll.Event]) -> CInt? {
      guard execute(commands.take()) else { return nil }
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

    /// Sets the wake time, and returns the milliseconds to sleep.
    private func rest() -> CInt {
      let sleep = wakeTime.set(for: nextDeadline, at: .now)
      return commands.allowSleep() && !sockets.haveUnreadBytes ? sleep : 0
    }

    /// When there is work to do without an event.
    private var nextDeadline: ContinuousClock.Instant? {
      .earlier(
        .earlier(multi.timeout, nextCheck),
        .earlier(exchanges.earliest, sockets.earliest)
      )
    }

    /// Executes commands; returns false after the command to stop.
    private func execute(_ commands: [CurlCommand]) -> Bool {
      var continues = true
      for command in commands {
        switch command {
        case .start(let exchange, let continuation): exchanges.begin(exchange, continuation)
        case .cancel(let exchange): exchanges.cancel(exchange)
        case .resume(let exchange): exchanges.resume(exchange)
        case .connect(let socket): sockets.begin(socket)
        case .serve(let socket): sockets.serve(socket)
        case .drop(let socket): sockets.drop(socket)
        case .stop: continues = false
        }
      }
      return continues
    }

    /// Ends all transfers after an error of libcurl, which would otherwise wait forever.
    private func abandon(_ error: TransportError?) {
      guard let error else { return }
      exchanges.abandon(error)
      sockets.abandon(error)
    }

    /// Ends all transfers and the commands that wait.
    func close() {
      for command in commands.close() {
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
    }

    /// Begins an exchange outside of a turn; returns false if it has to be posted as a command.
    func start(_ exchange: CurlExchange, _ continuation: CurlExchange.Continuation) -> Bool {
      // A command that was posted before, such as to cancel this, comes first.
      guard isOpen, commands.isEmpty else { return false }
      exchanges.begin(exchange, continuation)
      advance()
      // Wake the thread if it would sleep for too long.
      if wakeTime.misses(nextDeadline, at: .now) || sockets.haveUnreadBytes { epoll.wake() }
      return true
    }
  }
#endif
