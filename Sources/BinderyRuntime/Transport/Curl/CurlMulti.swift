#if canImport(CLibCurl)
  import CLibCurl

  /// libcurl's transfers, with the descriptors and the time for which they wait (libcurl-multi(3),
  /// “multi_socket”).
  final class CurlMulti {
    private let multi: UnsafeMutableRawPointer
    private let epoll: Epoll
    /// When libcurl must be called again, without an event.
    private(set) var timeout: ContinuousClock.Instant?
    /// The transfers whose descriptors could not be watched, for lack of memory.
    private var unwatched: [UnsafeMutableRawPointer] = []

    init?(watchedBy epoll: Epoll) {
      guard let multi = curl_multi_init() else { return nil }
      self.multi = multi
      self.epoll = epoll
      let context = Unmanaged.passUnretained(self).toOpaque()
      curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, 64)
      curl_multi_set_socket_function(multi, reportInterest, context)
      curl_multi_set_timer_function(multi, reportTimer, context)
    }

    /// Closes all connections; no other method may be called afterwards.
    func close() {
      curl_multi_set_socket_function(multi, nil, nil)
      curl_multi_set_timer_function(multi, nil, nil)
      curl_multi_cleanup(multi)
    }

    /// Begins a transfer; returns the error if libcurl can't.
    func add(_ handle: CurlHandle) -> TransportError? {
      failure(curl_multi_add_handle(multi, handle.easy))
    }

    /// Ends a transfer, which can't fail for one that was added.
    func remove(_ handle: CurlHandle) { curl_multi_remove_handle(multi, handle.easy) }

    /// Continues the transfer of a descriptor with an event; an error ends all transfers.
    func act(on event: Epoll.Event) -> TransportError? {
      let events =
        (event.isReadable ? CURL_CSELECT_IN : 0) | (event.isWritable ? CURL_CSELECT_OUT : 0)
        | (event.isBroken ? CURL_CSELECT_ERR : 0)
      var count: CInt = 0
      return failure(curl_multi_socket_action(multi, event.descriptor, events, &count))
    }

    /// Runs libcurl's timer if its time has come.
    func runTimers() -> TransportError? {
      guard let timeout, timeout <= .now else { return nil }
      self.timeout = nil
      var count: CInt = 0
      return failure(curl_multi_socket_action(multi, CURL_SOCKET_TIMEOUT, 0, &count))
    }

    /// Continues every transfer that can.
    func actOnAll() -> TransportError? {
      var count: CInt = 0
      return failure(curl_multi_act_on_all(multi, &count))
    }

    private func failure(_ code: CURLMcode) -> TransportError? {
      code == CURLM_OK ? nil : .other(String(cString: curl_multi_strerror(code)))
    }

    /// Returns the next finished transfer and its code, each once.
    func finished() -> (easy: UnsafeMutableRawPointer, code: CURLcode)? {
      if let easy = unwatched.popLast() { return (easy, CURLE_OUT_OF_MEMORY) }
      var left: CInt = 0
      while let message = curl_multi_info_read(multi, &left) {
        if message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle {
          return (easy, message.pointee.data.result)
        }
      }
      return nil
    }

    fileprivate func watch(
      _ descriptor: curl_socket_t,
      of easy: UnsafeMutableRawPointer?,
      for what: CInt
    ) {
      var interest: Epoll.Interest = []
      if what & CURL_POLL_IN != 0 { interest.insert(.reading) }
      if what & CURL_POLL_OUT != 0 { interest.insert(.writing) }
      if !epoll.watch(descriptor, for: interest), let easy { unwatched.append(easy) }
    }

    fileprivate func setTimeout(in milliseconds: Int) {
      timeout = milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
    }

    fileprivate static func from(_ context: UnsafeMutableRawPointer) -> CurlMulti {
      Unmanaged.fromOpaque(context).takeUnretainedValue()
    }
  }

  // A refusal would end all transfers.

  private let reportInterest: curl_socket_callback = { easy, descriptor, what, context, _ in
    guard let context else { return 0 }
    CurlMulti.from(context).watch(descriptor, of: easy, for: what)
    return 0
  }

  private let reportTimer: curl_multi_timer_callback = { _, milliseconds, context in
    guard let context else { return 0 }
    CurlMulti.from(context).setTimeout(in: milliseconds)
    return 0
  }
#endif
