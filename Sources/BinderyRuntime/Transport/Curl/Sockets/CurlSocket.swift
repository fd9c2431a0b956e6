#if canImport(CLibCurl)
  import CLibCurl
  import Foundation

  /// A TCP or TLS connection that libcurl opens, and that a handler reads and writes.
  ///
  /// Sendable because `destination` never changes, and from `CurlTransport.connect` on only the
  /// event loop uses the rest, the handler too, one thread at a time.
  package final class CurlSocket: CurlDeadlineHolder, @unchecked Sendable {
    /// The URL, timeout, proxy and TLS options of a connection.
    package struct Destination: Sendable {
      /// A URL with host and port: `http:` for plain TCP, `https:` for TLS.
      package var url: String
      /// The time within which the connection must be open.
      package var timeout: Duration
      /// A proxy instead of the environment's; empty for none.
      package var proxy: String?

      /// The path of a Unix socket instead of the URL's host and port.
      package var unixSocket: String?
      package var tls: TLSOptions

      package init(
        url: String,
        timeout: Duration,
        proxy: String? = nil,
        unixSocket: String? = nil,
        tls: TLSOptions = TLSOptions()
      ) {
        self.url = url
        self.timeout = timeout
        self.proxy = proxy
        self.unixSocket = unixSocket
        self.tls = tls
      }

      /// Why libcurl can't connect, where it would report something else.
      var refusal: TransportError? {
        guard let unixSocket else { return nil }
        if proxy?.isEmpty == false {
          return .other("a Unix socket can't be reached through a proxy")
        }
        // Of the system's 108 bytes, the last is zero.
        return unixSocket.utf8.count > 107
          ? .cannotConnect("the path of the Unix socket is longer than 107 bytes") : nil
      }
    }

    let destination: Destination
    let handler: any SocketHandler
    var state = State.waiting
    var handle: CurlHandle?
    /// The bytes to write.
    private(set) var outgoing = SocketOutput()
    private(set) var deadline: ContinuousClock.Instant?
    var deadlines: CurlDeadlines<CurlSocket>?
    /// Whether the handler accepts more bytes; while false, the system's buffers fill, and TCP
    /// slows the other side.
    package var isReading = true
    /// Whether reading stopped before all bytes were read: TLS may buffer bytes that the descriptor
    /// does not signal.
    var hasStopped = false
    /// Whether it may have bytes to read or space to write.
    var isReady = false
    /// The events for which the loop waits.
    var watched: Epoll.Interest = []

    enum State {
      case waiting, connecting
      case open(descriptor: curl_socket_t)
      /// The handler has dropped the connection.
      case dropping(descriptor: curl_socket_t)
      case ended
    }

    package init(to destination: Destination, _ handler: any SocketHandler) {
      self.destination = destination
      self.handler = handler
    }
  }

  // For the handler, in the event loop.
  extension CurlSocket {
    /// Adds bytes, which are written as soon as the connection accepts them.
    package func write(_ bytes: [UInt8]) { outgoing.append(bytes) }

    /// The number of bytes that are not written yet.
    package var unwrittenCount: Int { outgoing.count }

    /// Sets the time until `timedOut` is called; nil for no limit.
    package func expect(within time: Duration?) {
      deadline = time.map { .now + $0 }
      if let deadline { deadlines?.note(deadline) }
    }

    /// Ends the writing side of TCP, and keeps reading.
    package func endWriting() { if let descriptor { shutdown(descriptor, Int32(SHUT_WR)) } }

    /// Ends the connection; bytes that are not written are discarded.
    package func drop() {
      if case .open(let descriptor) = state { state = .dropping(descriptor: descriptor) }
    }
  }

  extension CurlSocket {
    var isDropping: Bool { if case .dropping = state { true } else { false } }

    var isOpen: Bool { if case .open = state { true } else { false } }

    /// The descriptor of a connection that is open or being dropped.
    var descriptor: curl_socket_t? {
      switch state {
      case .open(let descriptor), .dropping(let descriptor): descriptor
      case .waiting, .connecting, .ended: nil
      }
    }

    /// The events for which the loop should wait.
    var interest: Epoll.Interest {
      var interest: Epoll.Interest = []
      if isReading { interest.insert(.reading) }
      if outgoing.count > 0 { interest.insert(.writing) }
      return interest
    }

    /// The result of reading.
    enum Reception {
      /// There may be more bytes.
      case more
      /// There are no more bytes, or the handler accepts no more.
      case nothing
      /// The connection has ended; without an error the other side ended it.
      case end(TransportError?)
    }

    /// Passes the available bytes to the handler, in at most `times` pieces and eight times the
    /// space.
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

    /// Writes what the connection accepts now; returns the error of a connection that has ended.
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
