/// An actor that performs what the state machine of its connection decides, one action at a time.
///
/// Sockets, timer and keep-alive are the same for all clients. A client implements what is its own:
/// the request, the messages, and what follows from a new status.
package protocol ConnectionDriver: Actor, SocketListener {
  /// The state machine, the sockets and the timer.
  var connection: DrivenConnection { get set }

  /// Returns the function that opens the socket of an attempt.
  func openSocket() -> OpenSockets.Connect

  /// Sends a keep-alive; by default a ping frame.
  func ping(_ generation: Int)

  /// Receives a message of the current socket.
  func receive(_ message: WebSocketMessage, _ generation: Int)

  /// Returns when more messages can be received; by default at once.
  func waitForReaders() async

  /// Sends the messages of an earlier connection again.
  func restore(_ generation: Int)

  /// Notes that a socket has ended or could not be opened, before the state machine does.
  ///
  /// - Returns: The code by which the policy decides: that of the close frame, or the HTTP status.
  func code(
    of ending: WebSocketCloseCode?,
    _ error: WebSocketError?,
    _ generation: Int
  ) -> Int?

  /// Notes that a wait has ended, before the state machine does.
  func noteEndOfWait()

  /// Reports a status.
  func become(_ status: ConnectionMachine.Status)

  /// Reports that the client does not connect again.
  func fail()
}

extension ConnectionDriver {
  /// The status that was last reported.
  package var status: ConnectionMachine.Status { connection.machine.status }

  package var sockets: OpenSockets { connection.sockets }

  package func ping(_ generation: Int) { sockets.ping(generation) }

  package func waitForReaders() async {}

  /// Passes an event to the state machine, and performs its actions.
  package func handle(_ event: ConnectionMachine.Event) {
    for action in connection.actions(after: event) { perform(action) }
  }

  private func perform(_ action: ConnectionMachine.Action) {
    switch action {
    case .open(let generation):
      connection.sockets.open(generation, for: self, connecting: openSocket())
    case .ping(let generation): ping(generation)
    case .close(let generation): sockets.close(generation)
    case .drop(let generation): sockets.cancel(generation)
    case .wait(let duration, let timer):
      connection.wait(duration) { await self.endWait(timer) }
    case .stopWaiting: connection.stopWaiting()
    case .restore(let generation): restore(generation)
    case .become(let status): become(status)
    case .fail: fail()
    }
  }

  private func endWait(_ timer: Int) {
    noteEndOfWait()
    handle(.timerFired(timer))
  }
}

// Events of the sockets.
extension ConnectionDriver {
  package func opened(_ generation: Int) { handle(.opened(generation: generation)) }

  package func receivedData(_ generation: Int) { handle(.receivedData(generation: generation)) }

  package func received(_ messages: WebSocketBatch, _ generation: Int) async {
    handle(.receivedData(generation: generation))
    connection.eventType = messages.eventType
    for message in messages where generation == sockets.current {
      // Only an error in the last message is the reason of a close.
      if connection.machine.pendingCloseReason != nil {
        handle(.receivedData(generation: generation))
      }
      receive(message, generation)
    }
    await waitForReaders()
  }

  package func ended(
    _ code: WebSocketCloseCode?,
    _ error: WebSocketError?,
    _ generation: Int
  ) {
    let code = self.code(of: code, error, generation)
    connection.sockets.remove(generation)
    handle(.ended(code: code, retryAfter: error?.retryAfter, generation: generation))
  }
}
