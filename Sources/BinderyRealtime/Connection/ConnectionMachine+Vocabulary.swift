extension ConnectionMachine {
  /// The status of a connection, as reported to the user.
  public enum Status: Hashable, Sendable {
    /// There is no connection, and none is being established.
    case disconnected
    /// A connection is being made, until the service sends its greeting.
    case connecting
    /// The service has sent its greeting.
    case connected
    /// The closing handshake has begun, and has not ended.
    case disconnecting
    /// The connection was lost; the client connects again after a delay.
    case reconnecting
  }

  enum Phase: Hashable {
    case offline
    case opening
    /// The socket is open, and the service has not sent its greeting.
    case greeting
    case ready
    /// A keep-alive was sent, and not answered.
    case probing
    /// The closing handshake is not complete.
    case closing
    /// The delay before the next attempt.
    case waiting
  }

  /// An event that the connection handles.
  public enum Event: Hashable, Sendable {
    /// The user connects.
    case connect
    /// The user disconnects.
    case disconnect
    /// The user asks whether the connection still exists, since the network may have changed.
    case check
    /// The socket is open; the service has not sent its greeting.
    case opened(generation: Int)
    /// Data was received.
    case receivedData(generation: Int)
    /// The service sent its greeting, with the time without data after which it expects a
    /// keep-alive.
    case ready(activityTimeout: Duration?, generation: Int)
    /// A message reports an error.
    case reported(code: Int?, generation: Int)
    /// The socket was closed or lost, or could not be opened.
    ///
    /// `retryAfter` is the delay that a service states when it refuses a connection.
    case ended(code: Int?, retryAfter: Duration? = nil, generation: Int)
    /// The wait with this number has ended.
    case timerFired(Int)
  }

  /// An action that the caller performs, in the order of the list.
  public enum Action: Hashable, Sendable {
    /// Open a socket.
    case open(generation: Int)
    /// Send a keep-alive.
    case ping(generation: Int)
    /// Begin the closing handshake.
    case close(generation: Int)
    /// End the socket without a closing handshake.
    case drop(generation: Int)
    /// Wait, and cancel the wait before it.
    case wait(Duration, timer: Int)
    /// Cancel the wait.
    case stopWaiting
    /// Send the messages of an earlier connection again, such as subscriptions.
    case restore(generation: Int)
    /// Report the status to the user.
    case become(Status)
    /// Report that the connection has ended, and that the client does not connect again.
    case fail
  }
}
