#if canImport(CLibCurl)
  import CLibCurl

  /// A connection of bytes that libcurl opens, and that a handler reads and writes.
  ///
  /// Sendable because `destination` and `handler` never change and the rest is touched by the
  /// loop's thread alone, to which a command carries the socket.
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
    var wasReading = true
    /// Whether it was found to have something to read or space to write.
    var isReady = false

    enum State {
      case waiting, connecting
      case open(descriptor: curl_socket_t)
      /// The handler wants no more, once what it wrote is out.
      case dropping
      case ended
    }

    package init(to destination: Destination, _ handler: any SocketHandler) {
      self.destination = destination
      self.handler = handler
    }
  }

  // For the handler, on the loop's thread.
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
    package func drop() { state = .dropping }
  }

  extension CurlSocket {
    var isDropping: Bool { if case .dropping = state { true } else { false } }

    var descriptor: curl_socket_t? {
      if case .open(let descriptor) = state { descriptor } else { nil }
    }

    /// What the loop waits for; of a descriptor with nothing to wait for it would hear an end again
    /// and again.
    var interest: curl_waitfd {
      let events =
        (isReading ? CURL_WAIT_POLLIN : 0) | (outgoing.count > 0 ? CURL_WAIT_POLLOUT : 0)
      return curl_waitfd(fd: events == 0 ? -1 : descriptor ?? -1, events: Int16(events), revents: 0)
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
