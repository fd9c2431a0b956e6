#if canImport(CLibCurl)
  import CLibCurl

  /// A connection of bytes that libcurl opens, and that a handler reads and writes.
  ///
  /// Sendable because `destination` and `handler` never change and the rest is touched within the
  /// loop alone, by one thread at a time.
  package final class CurlSocket: CurlTimed, @unchecked Sendable {
    /// Where to connect, and how.
    package struct Destination: Sendable {
      /// `http:` for plain TCP and `https:` for TLS, with host and port.
      package var url: String
      /// Within which the connection must stand.
      package var timeout: Duration
      /// Goes before those of the environment; an empty one means none.
      package var proxy: String?

      package init(url: String, timeout: Duration, proxy: String? = nil) {
        self.url = url
        self.timeout = timeout
        self.proxy = proxy
      }
    }

    let destination: Destination
    let handler: any SocketHandler
    var state = State.waiting
    var handle: CurlHandle?
    /// What is still to be written.
    private(set) var outgoing = SocketOutput()
    private(set) var deadline: ContinuousClock.Instant?
    var deadlines: CurlDeadlines<CurlSocket>?
    /// False while the handler takes no more bytes: the system's buffers fill, and TCP slows the
    /// other side.
    package var isReading = true
    /// Whether it wasn't read to the end of what is there: TLS may hold bytes that no descriptor
    /// tells.
    var hasStopped = false
    /// Whether it was found to have something to read or space to write.
    var isReady = false
    /// What the loop waits for.
    var watched: Epoll.Interest = []

    enum State {
      case waiting, connecting
      case open(descriptor: curl_socket_t)
      /// The handler wants no more.
      case dropping(descriptor: curl_socket_t)
      case ended
    }

    package init(to destination: Destination, _ handler: any SocketHandler) {
      self.destination = destination
      self.handler = handler
    }
  }

  // For the handler, within the loop.
  extension CurlSocket {
    /// Writes the bytes behind those before, as soon as the connection takes them.
    package func write(_ bytes: [UInt8]) { outgoing.append(bytes) }

    /// How many bytes the connection didn't take yet.
    package var unwrittenCount: Int { outgoing.count }

    /// Allows so much time from now on, or any.
    package func expect(within time: Duration?) {
      deadline = time.map { .now + $0 }
      if let deadline { deadlines?.note(deadline) }
    }

    /// Ends the connection; what was written and isn't out stays unsent.
    package func drop() {
      if case .open(let descriptor) = state { state = .dropping(descriptor: descriptor) }
    }
  }

  extension CurlSocket {
    var isDropping: Bool { if case .dropping = state { true } else { false } }

    var isOpen: Bool { if case .open = state { true } else { false } }

    /// That of a connection that stands, wanted or not.
    var descriptor: curl_socket_t? {
      switch state {
      case .open(let descriptor), .dropping(let descriptor): descriptor
      case .waiting, .connecting, .ended: nil
      }
    }

    /// What the loop is to wait for.
    var interest: Epoll.Interest {
      var interest: Epoll.Interest = []
      if isReading { interest.insert(.reading) }
      if outgoing.count > 0 { interest.insert(.writing) }
      return interest
    }

    /// How far reading came.
    enum Reception {
      /// There may be more.
      case more
      /// Nothing is left, or the handler wants no more.
      case nothing
      /// The connection is over; without an error the other side ended it.
      case end(TransportError?)
    }

    /// Gives the handler what is there, in at most so many pieces and eight times the space.
    func receive(
      into space: UnsafeMutableBufferPointer<UInt8>,
      atMost times: Int
    ) -> Reception {
      var total = 0
      for _ in 0..<times where total < 8 * space.count {
        guard isReading else {
          hasStopped = true
          return .nothing
        }
        guard isOpen, let handle else { return .nothing }
        var count = 0
        let code = curl_easy_recv(handle.easy, space.baseAddress, space.count, &count)
        guard code != CURLE_AGAIN else { return .nothing }
        guard code == CURLE_OK else { return .end(.connectionLost(handle.reason(code))) }
        guard count > 0 else { return .end(nil) }
        total += count
        handler.received(UnsafeBufferPointer(rebasing: space[..<count]), on: self)
      }
      return .more
    }

    /// Writes what the connection takes now; an error when it takes none any more.
    func flush() -> CURLcode {
      guard let easy = handle?.easy else { return CURLE_OK }
      return outgoing.write { bytes in
        var count = 0
        let code = curl_easy_send(easy, bytes.baseAddress, bytes.count, &count)
        return (code, count)
      }
    }
  }
#endif
