import BinderyRuntime

/// Routes the messages of a connection to its channels, and keeps their subscriptions.
///
/// It ends its sockets when the connection is released.
actor RealtimeLoop: ConnectionDriver {
  var connection: DrivenConnection
  private let request: RealtimeOptions.Request
  private let options: RealtimeOptions
  private let reports: ClientReports
  /// The number of the connection among those of the client.
  private let number: Int
  private var waiters: [Int: Waiter] = [:]
  private var lastWaiter = 0
  private var router = MessageRouter()
  private var lastError: WebSocketError?
  /// The last event of an event stream, after which the service continues.
  private var position = EventStreamPosition()
  /// When the connection was lost; nil before the first, and while there is one.
  private var lostAt: Duration?
  /// The tasks that wait for the end of the connection.
  private var closing: [Int: CheckedContinuation<Void, Never>] = [:]

  /// A task that waits for a connection.
  private struct Waiter {
    let continuation: CheckedContinuation<Result<Void, RealtimeError>, Never>
    /// Whether the wait ends when an attempt fails, and not only when the client gives up.
    let isForOneAttempt: Bool
  }

  init(_ request: RealtimeOptions.Request, _ options: RealtimeOptions, _ reports: ClientReports) {
    self.request = request
    self.options = options
    self.reports = reports
    number = reports.states.add(request)
    var policy = options.policy
    if request.transport == .httpStream, policy.closeCodes[204] == nil {
      // By 204 (No Content), a service ends an event stream (HTML Standard §9.2.3).
      policy.closeCodes.rules.append(.code(204, .stop))
    }
    connection = DrivenConnection(policy, options.clock, jitter: options.jitter)
  }

  /// Removes readers by their numbers until the connection is released, and closes it.
  func run(_ released: AsyncStream<Int>) async {
    for await number in released { remove(number) }
    await disconnect()
    reports.states.remove(number, request)
    sockets.cancel()
  }

  func add(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async throws(RealtimeError) -> Int {
    let wasConnecting = status != .connected
    let number = router.add(receiver, of: AnyHashable(channel))
    do throws(RealtimeError) {
      try await connected(inOneAttempt: true)
    } catch {
      router.remove(number)
      throw error
    }
    // A reader that joins a connection later has missed nothing.
    if !wasConnecting { receiver.connect(after: .zero, isResumed: false) }
    return number
  }

  func addReplies(_ receiver: some MessageReceiver, of channel: some ConnectableChannel) -> Int {
    router.add(receiver, of: AnyHashable(channel))
  }

  /// Removes a reader, and ends the subscriptions that no other has.
  private func remove(_ number: Int) {
    guard let receiver = router.remove(number), let current = sockets.current,
      status == .connected, !router.receivers.isEmpty
    else { return }
    let others = router.receivers.reduce(into: Set()) { $0.formUnion($1.subscriptionIDs) }
    for text in receiver.endings(except: others) { sockets.add(.text(text), to: current) }
  }

  /// - Parameter begin: Called immediately before the message is written, in the order of messages.
  func send(
    _ message: WebSocketMessage,
    _ begin: @escaping @Sendable () -> Void = {}
  ) async throws(RealtimeError) {
    // The connection may be lost again before this task continues.
    while status != .connected { try await connected(inOneAttempt: false) }
    guard let current = sockets.current else { throw .disconnected(lastError) }
    let error = await SendReceipt.wait(beginning: begin) {
      sockets.add(.message(message, $0), to: current)
    }
    if let error { throw Task.isCancelled ? .cancelled : .unsent(error) }
  }

  /// Connects again after `disconnect()` if channels are in use.
  func connect() { if !router.receivers.isEmpty { handle(.connect) } }

  func check() { handle(.check) }

  /// Closes the connection, and returns when it has ended or the task is cancelled; it is opened
  /// again by the next send.
  func disconnect() async {
    lastError = nil
    handle(.disconnect)
    resumeWaiters(.failure(.disconnected(nil)))
    guard status != .disconnected else { return }
    lastWaiter += 1
    let number = lastWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { closing[number] = $0 }
    } onCancel: {
      Task { await endClosing(number) }
    }
  }

  private func endClosing(_ number: Int) { closing.removeValue(forKey: number)?.resume() }
}

// Waiting for a connection.
extension RealtimeLoop {
  /// Returns when there is a connection; begins one if none is being made, and doesn't shorten the
  /// delay before the next attempt.
  private func connected(inOneAttempt isForOneAttempt: Bool) async throws(RealtimeError) {
    switch status {
    case .disconnected, .disconnecting: handle(.connect)
    case .connecting, .connected, .reconnecting: break
    }
    guard status != .connected else { return }
    lastWaiter += 1
    let number = lastWaiter
    let timeout = options.clock.timer(after: options.timeout) {
      await self.resume(number, .failure(.connectionTimedOut))
    }
    defer { timeout.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiters[number] = Waiter(continuation: continuation, isForOneAttempt: isForOneAttempt)
      }
    } onCancel: {
      Task { await resume(number, .failure(.cancelled)) }
    }
    try result.get()
  }

  private func resume(_ number: Int, _ result: Result<Void, RealtimeError>) {
    waiters.removeValue(forKey: number)?.continuation.resume(returning: result)
  }

  private func resumeWaiters(
    _ result: Result<Void, RealtimeError>,
    forOneAttempt: Bool = false
  ) {
    // In the order of their messages.
    for (number, waiter) in waiters.sorted(by: { $0.key < $1.key })
    where !forOneAttempt || waiter.isForOneAttempt {
      resume(number, result)
    }
  }
}

// Events of the sockets.
extension RealtimeLoop {
  func opened(_ generation: Int) {
    handle(.opened(generation: generation))
    if greeting == nil { handle(.ready(activityTimeout: nil, generation: generation)) }
  }

  /// No text has a permit here; a message that is not sent resumes its task.
  func unsent(_ text: String, _ generation: Int) {}

  /// The code of the close frame, or the status with which the service refused the connection; nil
  /// if new credentials may help.
  func code(
    of ending: WebSocketCloseCode?,
    _ error: WebSocketError?,
    _ generation: Int
  ) -> Int? {
    connection.machine.reconnectionTime = position.retry
    if generation == sockets.current, status != .disconnecting {
      lastError = error ?? .closed(WebSocketClosure(code: ending, by: .server))
    }
    if let ending { return Int(ending.rawValue) }
    switch error {
    case .violation(let violation) where request.transport == .httpStream:
      // A new connection would receive the same message.
      return Int(violation.code.rawValue)
    case .refused(let refusal):
      return refusal.status == 401 && options.prepare != nil ? nil : refusal.status
    default: return nil
    }
  }
}

// Messages of the service.
extension RealtimeLoop {
  /// The name of the message before which a socket isn't ready; nil if no channel in use has it.
  private var greeting: String? {
    let name = options.policy.errorCodes?.until ?? options.policy.keepAlive.announcement?.message
    return name.flatMap { name in
      router.receivers.contains { $0.messageNames.contains(name) } ? name : nil
    }
  }

  func receive(_ message: WebSocketMessage, _ generation: Int) {
    position.commit()
    let bytes = message.bytes
    let result = router.route(bytes, eventType: connection.eventType)
    if let name = result.name { note(name, bytes, generation) }
    for deliver in result.deliveries { deliver() }
    if result.deliveries.isEmpty {
      reports.add(
        UnhandledMessage(
          url: Redaction.url(request.url),
          message: message,
          eventType: connection.eventType,
          error: result.error
        )
      )
    }
  }

  /// Handles a message with a meaning for the connection.
  private func note(_ name: String, _ bytes: [UInt8], _ generation: Int) {
    let policy = options.policy
    let json = { () -> JSONValue? in try? JSONReader.decode(from: bytes) }
    if let errors = policy.errorCodes, errors.message == name {
      handle(.reported(code: json().flatMap(errors.code), generation: generation))
    }
    if request.transport == .webSocket, policy.keepAlive.ping == name,
      let pong = policy.keepAlive.pongText(answering: bytes)
    {
      sockets.add(.text(pong), to: generation)
    }
    guard status != .connected, name == greeting else { return }
    let isAnnouncement = policy.keepAlive.announcement?.message == name
    let timeout = isAnnouncement ? json().flatMap(policy.keepAlive.announcedTimeout) : nil
    handle(.ready(activityTimeout: timeout, generation: generation))
  }
}

// Actions of the state machine.
extension RealtimeLoop {
  func openSocket() -> OpenSockets.Connect {
    position = EventStreamPosition(after: position)
    let first = continuedRequest()
    let next = { @Sendable [weak self] in await self?.continuedRequest() ?? first }
    return { [options, position] () async throws(WebSocketError) in
      try await options.connect(after: position, next)
    }
  }

  /// The request with the cursor of the messages that were received.
  private func continuedRequest() -> RealtimeOptions.Request {
    var request = request
    // Of several readers of a channel, the one that has read the longest.
    for part in router.receivers.reversed().flatMap(\.cursor) {
      request.set(part.value, in: part.destination)
    }
    return request
  }

  /// Sends the keep-alive message of the policy if that is the client's, or else a ping frame,
  /// which every server answers (RFC 6455 §5.5.2).
  func ping(_ generation: Int) {
    let keepAlive = options.policy.keepAlive
    guard keepAlive.kind == .message, keepAlive.sender != .server, let ping = keepAlive.pingText,
      request.transport == .webSocket
    else {
      return sockets.ping(generation)
    }
    sockets.add(.text(ping), to: generation)
  }

  /// Sends the subscriptions before the messages that wait for a connection.
  func restore(_ generation: Int) {
    let outage = lostAt.map { connection.elapsed() - $0 } ?? .zero
    lostAt = nil
    for receiver in router.receivers {
      receiver.connect(after: outage, isResumed: position.id != nil)
      for text in receiver.subscriptions { sockets.add(.text(text), to: generation) }
    }
    resumeWaiters(.success(()))
  }

  func noteEndOfWait() {
    connection.machine.reconnectionTime = position.retry
    // If the service is silent for too long, the socket ends for this reason.
    guard connection.machine.isProbing || status == .connecting else { return }
    lastError = .transport(.timedOut)
  }

  func become(_ status: ConnectionMachine.Status) {
    let error = status == .connected ? nil : lastError
    reports.states.publish(status, because: error, of: number, request)
    guard status == .disconnected else { return }
    lostAt = lostAt ?? connection.elapsed()
    connection.sockets.lose()
    for receiver in router.receivers { receiver.lose() }
    resumeWaiters(.failure(.disconnected(lastError)), forOneAttempt: true)
    for task in closing.values { task.resume() }
    closing = [:]
  }

  func fail() {
    let error = RealtimeError.disconnected(lastError)
    resumeWaiters(.failure(error))
    for receiver in router.receivers { receiver.end(error) }
  }
}
