#if canImport(CLibCurl)
  import CLibCurl

  /// The sockets of a loop: those that connect and those that are open.
  ///
  /// Their handles stay with the loop's libcurl until they end, and it waits for their bytes
  /// together with its own.
  final class CurlSockets {
    private let multi: UnsafeMutableRawPointer
    private let trust: CurlTrust
    private var connecting: [UnsafeMutableRawPointer: CurlSocket] = [:]
    private var open: [CurlSocket] = []
    private let space: UnsafeMutableBufferPointer<UInt8>
    private let deadlines = CurlDeadlines<CurlSocket>()
    /// Whether a socket may have more bytes than it was asked for, which no descriptor would tell.
    private var hasMore = false
    /// What is waited for, kept for its memory.
    private var descriptors: [curl_waitfd] = []

    init(_ multi: UnsafeMutableRawPointer, trust: CurlTrust) {
      self.multi = multi
      self.trust = trust
      space = .allocate(capacity: 64 * 1024)
    }

    deinit { space.deallocate() }

    /// Sleeps until something can be done, or that time is over.
    func poll(milliseconds: Int32) -> CURLMcode {
      let polled = open
      descriptors.removeAll(keepingCapacity: true)
      for socket in polled { descriptors.append(socket.interest) }
      let time = hasMore ? 0 : min(milliseconds, deadlines.milliseconds)
      let code = descriptors.withUnsafeMutableBufferPointer {
        curl_multi_poll(multi, $0.baseAddress, UInt32($0.count), time, nil)
      }
      for (socket, descriptor) in zip(polled, descriptors) {
        socket.isReady = hasMore || descriptor.revents != 0
      }
      hasMore = false
      return code
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
      let code = curl_multi_add_handle(multi, handle.easy)
      if code != CURLM_OK { finish(socket, .other(String(cString: curl_multi_strerror(code)))) }
    }

    /// Takes note that libcurl is done with connecting a handle.
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
      open.append(socket)
      socket.expect(within: nil)
      socket.handler.connected(socket)
      // What the other side said together with the end of TLS's handshake no descriptor tells.
      read(socket)
      settle(socket)
    }

    func serve(_ socket: CurlSocket) {
      guard socket.descriptor != nil else { return }
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

    /// Reads and writes what can be now, and ends what has stood still too long.
    func turn() {
      for socket in open where socket.isReady && socket.descriptor != nil {
        socket.isReady = false
        read(socket)
        settle(socket)
      }
      for socket in deadlines.expired() {
        if socket.descriptor == nil {
          finish(socket, .timedOut)
        } else {
          socket.expect(within: nil)
          socket.handler.timedOut(socket)
          settle(socket)
        }
      }
    }

    func abandon(_ error: TransportError) {
      for socket in Array(connecting.values) + open { finish(socket, error) }
    }
  }

  extension CurlSockets {
    /// Reads until nothing is left or others want their turn.
    private func read(_ socket: CurlSocket) {
      receive(on: socket)
      if socket.descriptor != nil { socket.handler.rested(socket) }
    }

    private func receive(on socket: CurlSocket) {
      for _ in 0..<8 {
        guard socket.isReading, socket.descriptor != nil, let easy = socket.handle?.easy else {
          return
        }
        var count = 0
        let code = curl_easy_recv(easy, space.baseAddress, space.count, &count)
        guard code != CURLE_AGAIN else { return }
        guard code == CURLE_OK, count > 0 else {
          let reason = code == CURLE_OK ? nil : socket.handle?.reason(code)
          return finish(socket, reason.map(TransportError.connectionLost))
        }
        socket.handler.received(UnsafeBufferPointer(rebasing: space[..<count]), on: socket)
      }
      hasMore = true
    }

    /// Does what the handler left to do.
    private func settle(_ socket: CurlSocket) {
      let hadOutput = socket.unwrittenCount > 0
      let code = socket.flush()
      if hadOutput, socket.unwrittenCount == 0 { socket.handler.drained(socket) }
      if code != CURLE_OK {
        finish(socket, .connectionLost(socket.handle?.reason(code) ?? "cannot send"))
      } else if socket.isDropping {
        finish(socket, nil)
      } else if socket.isReading, !socket.wasReading {
        // TLS may hold bytes that no descriptor tells.
        hasMore = true
      }
      socket.wasReading = socket.isReading
    }

    private func finish(_ socket: CurlSocket, _ error: TransportError?) {
      if case .ended = socket.state { return }
      socket.state = .ended
      deadlines.remove(socket)
      if let handle = socket.handle {
        connecting[handle.easy] = nil
        curl_multi_remove_handle(multi, handle.easy)
      }
      socket.handle = nil
      open.removeAll { $0 === socket }
      socket.handler.ended(error)
    }
  }
#endif
