#if canImport(CLibCurl)
  import CLibCurl

  /// The sockets of an event loop, which are connecting or open.
  ///
  /// Their handles belong to the loop's libcurl until they end.
  final class CurlSockets {
    private let multi: CurlMulti
    private let epoll: Epoll
    private let trust: CurlTrust
    private var connecting: [UnsafeMutableRawPointer: CurlSocket] = [:]
    private var open: [CInt: CurlSocket] = [:]
    private let space: UnsafeMutableBufferPointer<UInt8>
    private let deadlines = CurlDeadlines<CurlSocket>()
    /// The sockets that may have bytes to read or space to write.
    private var ready: [CurlSocket] = []

    init(_ multi: CurlMulti, watchedBy epoll: Epoll, trust: CurlTrust) {
      self.multi = multi
      self.epoll = epoll
      self.trust = trust
      space = .allocate(capacity: 64 * 1024)
    }

    deinit { space.deallocate() }

    /// The earliest deadline.
    var earliest: ContinuousClock.Instant? { deadlines.earliest }

    var areConnecting: Bool { !connecting.isEmpty }

    /// Whether there may be unread bytes that no descriptor signals.
    var haveUnreadBytes: Bool { !ready.isEmpty }

    /// Handles an event; returns false for the descriptor of something else.
    func take(_ event: Epoll.Event) -> Bool {
      guard let socket = open[event.descriptor] else { return false }
      note(socket)
      return true
    }

    private func note(_ socket: CurlSocket) {
      if !socket.isReady { ready.append(socket) }
      socket.isReady = true
    }

    func begin(_ socket: CurlSocket) {
      guard case .waiting = socket.state else { return socket.handler.ended(.cancelled) }
      guard let handle = CurlHandle() else {
        return finish(socket, .other("libcurl has no memory for a connection"))
      }
      socket.state = .connecting
      socket.handle = handle
      connecting[handle.easy] = socket
      deadlines.add(socket)
      socket.expect(within: socket.destination.timeout)
      if let refusal = handle.prepare(for: socket.destination, trust: trust) {
        return finish(socket, refusal)
      }
      if let failure = multi.add(handle) { finish(socket, failure) }
    }

    /// Handles the end of a handle's connecting.
    func connected(_ easy: UnsafeMutableRawPointer, _ code: CURLcode) {
      guard let socket = connecting.removeValue(forKey: easy), let handle = socket.handle else {
        return
      }
      var descriptor: curl_socket_t = -1
      guard code == CURLE_OK, curl_get_socket(easy, &descriptor) == CURLE_OK, descriptor >= 0
      else {
        return finish(socket, handle.failure(code, connectingTo: socket.destination))
      }
      socket.state = .open(descriptor: descriptor)
      open[descriptor] = socket
      socket.expect(within: nil)
      socket.handler.connected(socket)
      // Bytes that arrived with the end of the TLS handshake are not signaled by the descriptor.
      read(socket, isAlone: ready.isEmpty)
      settle(socket)
    }

    func serve(_ socket: CurlSocket) {
      guard socket.isOpen else { return }
      socket.handler.serve(socket)
      settle(socket)
    }

    func drop(_ socket: CurlSocket) {
      switch socket.state {
      case .ended: break
      case .waiting: socket.state = .ended
      case .connecting, .open, .dropping: finish(socket, .cancelled)
      }
    }

    /// Reads and writes all ready sockets, and handles deadlines that have passed.
    func turn() {
      let ready = ready
      self.ready.removeAll(keepingCapacity: true)
      for socket in ready {
        socket.isReady = false
        guard socket.isOpen else { continue }
        read(socket, isAlone: ready.count == 1)
        settle(socket)
      }
      for socket in deadlines.expired() {
        if !socket.isOpen {
          finish(socket, .timedOut)
        } else {
          socket.expect(within: nil)
          socket.handler.timedOut(socket)
          settle(socket)
        }
      }
    }

    func abandon(_ error: TransportError) {
      for socket in Array(connecting.values) + Array(open.values) { finish(socket, error) }
    }
  }

  extension CurlSockets {
    /// Reads until there are no more bytes, or it is another socket's turn.
    ///
    /// A single ready socket is read longer, so that the reader of its messages is resumed less
    /// often; but not more bytes than of several sockets, since without TLS a call returns many.
    private func read(_ socket: CurlSocket, isAlone: Bool) {
      switch socket.receive(into: space, atMost: isAlone ? 32 : 8) {
      case .more: note(socket)
      case .nothing: break
      case .end(let error): finish(socket, error)
      }
      if socket.isOpen { socket.handler.receivedAll(on: socket) }
    }

    /// Reads the bytes that the other side had sent before it ended, such as its close frame, also
    /// when the handler accepted no more; until the handler stops it again.
    ///
    /// The system buffers some megabytes at most; a socket with ever more bytes is dropped.
    private func drain(_ socket: CurlSocket) {
      socket.isReading = true
      for _ in 0..<32 {
        switch socket.receive(into: space, atMost: 32) {
        case .more: continue
        case .nothing: return
        case .end(let error): return finish(socket, error)
        }
      }
    }

    /// Performs the actions that the handler has requested.
    private func settle(_ socket: CurlSocket) {
      let hadOutput = socket.unwrittenCount > 0
      let code = socket.flush()
      if hadOutput, socket.unwrittenCount == 0 { socket.handler.drained(socket) }
      if code != CURLE_OK {
        let reason = socket.handle?.reason(code) ?? "cannot send"
        drain(socket)
        finish(socket, .connectionLost(reason))
      } else if socket.isDropping {
        finish(socket, nil)
      } else if socket.isReading, socket.hasStopped {
        socket.hasStopped = false
        note(socket)
      }
      watch(socket)
    }

    private func watch(_ socket: CurlSocket) {
      guard let descriptor = socket.descriptor, socket.interest != socket.watched else { return }
      socket.watched = socket.interest
      if !epoll.watch(descriptor, for: socket.watched) {
        finish(socket, .other("the system has no memory to wait for a connection"))
      }
    }

    private func finish(_ socket: CurlSocket, _ error: TransportError?) {
      if case .ended = socket.state { return }
      if let descriptor = socket.descriptor {
        open[descriptor] = nil
        epoll.watch(descriptor, for: [])
      }
      socket.state = .ended
      deadlines.remove(socket)
      if let handle = socket.handle {
        connecting[handle.easy] = nil
        multi.remove(handle)
      }
      socket.handle = nil
      socket.handler.ended(error)
    }
  }
#endif
