#if canImport(CLibCurl)
  import CLibCurl
  import Foundation

  /// The event loop of libcurl, which one thread at a time may call.
  ///
  /// Usually that is its own thread, which executes commands, moves bytes and sleeps in between. A
  /// request that begins during the sleep is sent on the caller's thread, unless libcurl may cause
  /// `BrokenPipe`.
  final class CurlLoop: Sendable {
    private let epoll: Epoll
    private let commands: CurlCommandQueue
    private let ended = DispatchSemaphore(value: 0)
    private let transfers: Locked<CurlTransfers>

    init?(trust: CurlTrust) {
      guard Self.isInitialized, let epoll = Epoll() else { return nil }
      let commands = CurlCommandQueue { epoll.wake() }
      guard let transfers = CurlTransfers(of: commands, watchedBy: epoll, trust: trust) else {
        return nil
      }
      self.epoll = epoll
      self.commands = commands
      self.transfers = Locked(transfers)
      let thread = Thread { [self] in run() }
      thread.name = "bindery.curl"
      thread.stackSize = 512 * 1024
      thread.start()
    }

    private static let isInitialized = curl_initialize() == CURLE_OK && CurlExitLock.lockAtExit()

    private func run() {
      if BrokenPipe.isPossible { BrokenPipe.block() }
      var events: [Epoll.Event] = []
      while let rest = synchronized({ $0.turn(after: events) }) {
        epoll.wait(milliseconds: rest, &events)
      }
      synchronized { $0.close() }
      ended.signal()
    }

    private func synchronized<Value: Sendable>(_ body: (CurlTransfers) -> Value) -> Value {
      CurlExitLock.process.inside { transfers.withLock { body($0) } }
    }
  }

  extension CurlLoop {
    /// Begins an exchange on this thread or, while the loop is busy, on the loop's.
    func start(_ exchange: CurlExchange, _ continuation: CurlExchange.Continuation) {
      if !BrokenPipe.isPossible,
        CurlExitLock.process.inside({ startSynchronized(exchange, continuation) })
      {
        return
      }
      guard commands.post(.start(exchange, continuation)) else {
        return continuation.resume(returning: .failure(.hasShutDown))
      }
    }

    private func startSynchronized(
      _ exchange: CurlExchange,
      _ continuation: CurlExchange.Continuation
    ) -> Bool {
      transfers.withLockIfAvailable { $0.start(exchange, continuation) } ?? false
    }

    /// Cancels an exchange; without effect after its end, and for one that hasn't begun it prevents
    /// it.
    func cancel(_ exchange: CurlExchange) { _ = commands.post(.cancel(exchange)) }

    func resume(_ exchange: CurlExchange) { _ = commands.post(.resume(exchange)) }

    /// Connects a socket, or ends it when the loop has ended.
    func connect(_ socket: CurlSocket) {
      if !commands.post(.connect(socket)) { socket.handler.ended(.hasShutDown) }
    }

    /// Calls the socket's handler in the loop; without effect after its end.
    func serve(_ socket: CurlSocket) { _ = commands.post(.serve(socket)) }

    func drop(_ socket: CurlSocket) { _ = commands.post(.drop(socket)) }

    func stop() { _ = commands.post(.stop) }

    /// Stops the loop, and returns when its thread has ended.
    func shutdown() {
      stop()
      ended.wait()
      ended.signal()
    }

    var iterations: Int { commands.iterations }
  }

  extension TransportError {
    static let hasShutDown = Self.connectionLost("the transport was shut down")
  }
#endif
