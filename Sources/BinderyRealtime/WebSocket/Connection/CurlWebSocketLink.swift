#if canImport(CLibZ)
  import BinderyRuntime
  import Foundation

  /// A WebSocket within the loop: it reads what comes, and does what its machine decides.
  ///
  /// Sendable because the loop alone touches what changes, one thread at a time, but for `inbox`,
  /// `outbox`, `pongs` and `ending`, which have locks of their own, and `opened`, which is set
  /// before the loop knows of the link.
  final class CurlWebSocketLink: SocketHandler, @unchecked Sendable {
    typealias Opened = Result<WebSocketOpening.Agreement, WebSocketError>

    let inbox: WebSocketInbox
    let outbox: WebSocketOutbox
    let pongs = WebSocketPongs()
    let ending = WebSocketEnding()
    private let opening: WebSocketOpening
    /// When it must be open.
    private let deadline: ContinuousClock.Instant
    private var opened: CheckedContinuation<Opened, Never>?
    /// The answer to the opening, as far as it has come.
    private var answer: [UInt8] = []
    private var reader: WebSocketReader?
    // For each message of millions: what is called while they change doesn't come back here.
    @exclusivity(unchecked) private var machine = WebSocketMachine()
    /// Messages that came since the connection last rested.
    @exclusivity(unchecked) private var batch = WebSocketBatch()
    /// How many bytes those before had, as likely the next will have.
    private var lastBatchSize = 0
    /// Whether only the end is waited for, and how much was to be written when that began.
    private var isEnding = false
    private var unwritten = 0

    init(_ opening: WebSocketOpening) {
      self.opening = opening
      deadline = .now + opening.options.openingTimeout
      inbox = WebSocketInbox(opening.options.inbox)
      var writer = WebSocketWriter(masks: true)
      writer.fragmentSize = max(1, opening.options.fragmentSize)
      outbox = WebSocketOutbox(writer)
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
      answer += bytes
      do throws(WebSocketError) {
        guard let answer = try WebSocketAnswer(answer) else { return }
        let agreement = try opening.agreement(in: answer)
        begin(agreement)
        socket.expect(within: nil)
        finishOpening(.success(agreement))
        answer.rest.withUnsafeBufferPointer { read($0, socket) }
      } catch {
        finishOpening(.failure(error))
        socket.drop()
      }
    }

    /// Who reads is woken once for all that came in one turn.
    func rested(_ socket: CurlSocket) { deliver(socket) }

    func serve(_ socket: CurlSocket) {
      guard reader != nil else { return }
      regulate(socket)
      socket.write(outbox.take())
      if let wish = ending.takeWish() {
        act(on: .close(wish.code, reason: wish.reason), socket)
      }
    }

    func drained(_ socket: CurlSocket) {
      guard reader != nil else { return }
      outbox.drained()
      regulate(socket)
      // The other side has now what it is to answer.
      if isEnding { expectEnd(of: socket) }
    }

    func timedOut(_ socket: CurlSocket) {
      guard reader != nil else {
        finishOpening(.failure(.transport(.timedOut)))
        return socket.drop()
      }
      act(on: .timedOut(hasProgress: socket.unwrittenCount < unwritten), socket)
    }

    func ended(_ error: TransportError?) {
      give()
      let error = error ?? .connectionLost("the other side ended it without closing")
      finishOpening(.failure(.transport(error)))
      for case .end(let closure, let violation) in machine.handle(.disconnected) {
        let lost =
          closure == nil ? violation.map(WebSocketError.violation) ?? .transport(error) : nil
        ending.end(closure)
        inbox.finish(lost)
        outbox.finish()
        pongs.end(lost ?? closure.map(WebSocketError.closed))
      }
    }
  }

  extension CurlWebSocketLink {
    private func begin(_ agreement: WebSocketOpening.Agreement) {
      answer = []
      let bounds = WebSocketReader.Bounds(
        frame: opening.options.maximumFrameSize,
        message: opening.options.maximumMessageSize
      )
      reader = WebSocketReader(
        bounds,
        inflater: agreement.compression.flatMap(MessageInflater.init)
      )
      if let compression = agreement.compression, let offer = opening.options.compression {
        outbox.compress(by: MessageDeflater(compression, minimumSize: offer.minimumSize))
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
      // What few bytes unpack to may be much.
      if batch.byteCount > Self.largestBatch { deliver(socket) }
    }

    /// Fails readers and pings at once (RFC 6455 §7.1.7): the other side, which broke the protocol,
    /// may never end the connection.
    private func report(_ violation: WebSocketViolation) {
      give()
      inbox.finish(.violation(violation))
      pongs.end(.violation(violation))
    }

    /// So many bytes wait for the end of a turn, at most.
    private static let largestBatch = 1 << 20

    private func deliver(_ socket: CurlSocket) {
      if !batch.isEmpty {
        lastBatchSize = min(batch.byteCount, Self.largestBatch)
        give()
      }
      regulate(socket)
    }

    /// Who has said goodbye slows the other side no more, but for what there is no room is dropped.
    private func give() {
      if isEnding { inbox.addWithinBounds(batch) } else { _ = inbox.add(batch) }
      batch = WebSocketBatch()
    }

    /// Reads on while what comes finds room, and while what answers it goes out.
    private func regulate(_ socket: CurlSocket) {
      let takesAnswers = socket.unwrittenCount <= WebSocketOutbox.limit
      socket.isReading = isEnding || inbox.hasRoom && takesAnswers
    }

    /// Waits for the end of the connection; for as long as ever more of what was sent is taken.
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
        socket.write(outbox.close(code, reason, behind: machine.goodbye))
      case .expectEnd:
        // What came before isn't held to the bounds that hold from now on.
        give()
        expectEnd(of: socket)
      case .drop: socket.drop()
      case .end: break
      }
    }
  }
#endif
