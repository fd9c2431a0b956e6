#if canImport(CLibZ)
  import BinderyRuntime
  import Foundation

  /// A WebSocket in the event loop: it reads frames, and performs the actions of its state machine.
  ///
  /// `await` is called before the loop has the link; later only the loop calls its methods.
  final class CurlWebSocketLink: SocketHandler {
    typealias Opened = Result<WebSocketOpening.Outcome, WebSocketError>

    // These have locks of their own: `CurlWebSocket` uses them on other threads.
    let inbox: WebSocketInbox
    let outbox: WebSocketOutbox
    let pongs = WebSocketPongs()
    let closeState = WebSocketCloseState()
    private let opening: WebSocketOpening
    /// When the opening handshake must have ended.
    private let deadline: ContinuousClock.Instant
    private var opened: CheckedContinuation<Opened, Never>?
    /// The received part of the response to the opening handshake.
    private var responseBytes: [UInt8] = []
    private var reader: WebSocketReader?
    // Dynamic exclusivity checks are off, for speed: no call re-enters while these change.
    @exclusivity(unchecked) private var machine = WebSocketMachine()
    /// Messages received since the socket last had no more bytes.
    @exclusivity(unchecked) private var batch = WebSocketBatch()
    /// The size of the last batch in bytes, as an estimate for the next.
    private var lastBatchSize = 0
    /// Whether it waits only for the end, and how many bytes were unwritten when that began.
    private var isEnding = false
    private var unwritten = 0
    /// Whether the server violated the protocol.
    private var hasViolation = false
    /// The pings that it sends by itself.
    private var pinger: WebSocketPinger?
    /// The number of unwritten bytes at the last check of silence.
    private var lastUnwritten = 0
    /// Why this side ended the connection, if not by a close frame.
    private var failure: TransportError?

    init(_ opening: WebSocketOpening) {
      self.opening = opening
      deadline = .now + opening.options.openingTimeout
      inbox = WebSocketInbox(opening.options.inbox)
      var writer = WebSocketWriter(masks: true)
      writer.fragmentSize = max(1, opening.options.fragmentSize)
      outbox = WebSocketOutbox(writer)
      pinger = opening.options.automaticPings.map { WebSocketPinger($0) }
    }

    func await(_ continuation: CheckedContinuation<Opened, Never>) { opened = continuation }

    private func finishOpening(_ result: Opened) {
      opened?.resume(returning: result)
      opened = nil
    }
  }

  extension CurlWebSocketLink {
    func connected(_ socket: CurlSocket) {
      socket.expect(within: deadline - .now)
      socket.write(opening.request)
    }

    func received(_ bytes: UnsafeBufferPointer<UInt8>, on socket: CurlSocket) {
      guard reader == nil else { return read(bytes, socket) }
      responseBytes += bytes
      do throws(WebSocketError) {
        guard let response = try WebSocketOpeningResponse(responseBytes) else { return }
        let outcome = try opening.outcome(in: response)
        begin(outcome)
        socket.expect(within: pinger?.heard(at: .now))
        finishOpening(.success(outcome))
        response.rest.withUnsafeBufferPointer { read($0, socket) }
      } catch {
        finishOpening(.failure(error))
        socket.drop()
      }
    }

    /// Resumes the reader once for all messages of one turn of the loop.
    func receivedAll(on socket: CurlSocket) {
      deliver(socket)
      noteActivity(socket)
    }

    func serve(_ socket: CurlSocket) {
      guard reader != nil else { return }
      regulate(socket)
      socket.write(outbox.take())
      if let request = closeState.takeRequest() {
        act(on: .close(request.code, reason: request.reason), socket)
      }
    }

    func drained(_ socket: CurlSocket) {
      guard reader != nil else { return }
      outbox.drained()
      regulate(socket)
      // The peer has received every frame that it must acknowledge.
      if hasViolation { linger(socket) } else if isEnding { expectEnd(of: socket) }
    }

    func timedOut(_ socket: CurlSocket) {
      guard reader != nil else {
        finishOpening(.failure(.transport(.timedOut)))
        return socket.drop()
      }
      if machine.state == .open { return checkSilence(socket) }
      act(on: .timedOut(hasProgress: socket.unwrittenCount < unwritten), socket)
    }

    func ended(_ error: TransportError?) {
      give()
      let error =
        failure ?? error ?? .connectionLost("the server ended the connection without a close frame")
      finishOpening(.failure(.transport(error)))
      for case .end(let closure, let violation) in machine.handle(.disconnected) {
        let lost =
          closure == nil ? violation.map(WebSocketError.violation) ?? .transport(error) : nil
        closeState.end(closure)
        inbox.finish(lost)
        outbox.finish()
        pongs.end(lost ?? closure.map(WebSocketError.closed))
      }
    }
  }

  extension CurlWebSocketLink {
    private func begin(_ outcome: WebSocketOpening.Outcome) {
      responseBytes = []
      let bounds = WebSocketReader.Bounds(
        frame: opening.options.maximumFrameSize,
        message: opening.options.maximumMessageSize
      )
      reader = WebSocketReader(
        bounds,
        inflater: outcome.compression.flatMap(MessageInflater.init)
      )
      if let compression = outcome.compression, let offer = opening.options.compression {
        outbox.compress(compression, minimumSize: offer.minimumSize)
      }
    }

    private func read(_ bytes: UnsafeBufferPointer<UInt8>, _ socket: CurlSocket) {
      guard machine.isListening else { return }
      do throws(WebSocketViolation) {
        try reader?.read(bytes) { payload in
          guard machine.isListening else { return }
          if batch.isEmpty { batch = WebSocketBatch(reserving: max(bytes.count, lastBatchSize)) }
          batch.append(payload)
        } control: { control in
          act(on: .received(control), socket)
        }
      } catch {
        act(on: .violated(error), socket)
        report(error)
      }
      // Few compressed bytes may decompress to many.
      if batch.byteCount > Self.largestBatch { deliver(socket) }
    }

    /// Ends the connection for the user at once (RFC 6455 §7.1.7): a server that broke the protocol
    /// may never end it.
    private func report(_ violation: WebSocketViolation) {
      give()
      hasViolation = true
      inbox.finish(.violation(violation))
      outbox.finish()
      pongs.end(.violation(violation))
      closeState.end(nil)
    }

    /// Ends the writing side after the close frame, and reads on for a moment: a system that closes
    /// a socket with unread bytes resets the connection, and the peer may lose the close frame.
    private func linger(_ socket: CurlSocket) {
      socket.endWriting()
      unwritten = socket.unwrittenCount
      socket.expect(within: min(.seconds(1), opening.options.closingTimeout))
    }

    /// Measures the silence from now on; a ping that is answered ends the wait for the answer.
    private func noteActivity(_ socket: CurlSocket) {
      guard let pinger, machine.state == .open else { return }
      let wasProbing = pinger.isProbing
      let interval = self.pinger?.heard(at: .now)
      if wasProbing { socket.expect(within: interval) }
    }

    /// Sends a ping to a server that was silent, and ends the connection of one that didn't answer.
    private func checkSilence(_ socket: CurlSocket) {
      // While this side reads nothing, the server isn't known to be silent; one that takes bytes is
      // connected, and receives the ping only after them.
      let takesBytes = socket.unwrittenCount < lastUnwritten
      lastUnwritten = socket.unwrittenCount
      if !socket.isReading || takesBytes { pinger?.heard(at: .now) }
      switch pinger?.check(at: .now) {
      case .wait(let duration): socket.expect(within: duration)
      case .ping(let duration):
        socket.write(outbox.take { $0.write(.ping, [], to: &$1) })
        socket.expect(within: duration)
      case .fail:
        failure = .timedOut
        socket.drop()
      case nil: break
      }
    }

    /// The number of bytes after which a batch is delivered before the end of a turn.
    private static let largestBatch = 1 << 20

    private func deliver(_ socket: CurlSocket) {
      if !batch.isEmpty {
        lastBatchSize = min(batch.byteCount, Self.largestBatch)
        give()
      }
      regulate(socket)
    }

    /// Delivers the batch; after the client's own close frame, messages beyond the limits are
    /// dropped.
    private func give() {
      if isEnding { inbox.addWithinBounds(batch) } else { _ = inbox.add(batch) }
      batch = WebSocketBatch()
    }

    /// Reads while the inbox accepts messages and the answers to them are written.
    private func regulate(_ socket: CurlSocket) {
      let takesAnswers = socket.unwrittenCount <= WebSocketOutbox.limit
      socket.isReading = isEnding || inbox.acceptsMore && takesAnswers
    }

    /// Waits for the end of the connection, for as long as the server keeps taking unwritten bytes.
    private func expectEnd(of socket: CurlSocket) {
      isEnding = true
      unwritten = socket.unwrittenCount
      socket.isReading = true
      socket.expect(within: opening.options.closingTimeout)
    }

    private func act(on event: WebSocketMachine.Event, _ socket: CurlSocket) {
      for action in machine.handle(event) { perform(action, socket) }
    }

    private func perform(_ action: WebSocketMachine.Action, _ socket: CurlSocket) {
      switch action {
      case .pong(let payload):
        socket.write(outbox.take { $0.write(.pong, payload, to: &$1) })
      case .notePong(let payload): pongs.receive(payload)
      case .sendClose(let code, let reason):
        socket.write(outbox.close(code, reason, firstClosure: machine.firstClosure))
      case .expectEnd:
        // Messages received before are not subject to the limits that apply from now on.
        give()
        expectEnd(of: socket)
      case .drop: socket.drop()
      case .end: break
      }
    }
  }
#endif
