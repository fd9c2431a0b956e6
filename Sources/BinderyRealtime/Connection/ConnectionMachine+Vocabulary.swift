extension ConnectionMachine {
  /// What users are told.
  public enum Status: Hashable, Sendable {
    /// There is no connection, and none is coming.
    case disconnected
    /// Until the service greets.
    case connecting
    /// The service has greeted.
    case connected
    /// Goodbye is said, and not yet answered.
    case disconnecting
    /// It was lost, and is tried again after a while.
    case reconnecting
  }

  enum Phase: Hashable {
    case offline
    case opening
    /// The socket is open, and the service has yet to greet.
    case greeting
    case ready
    /// A sign of life was asked for.
    case probing
    /// The service has yet to say goodbye.
    case closing
    /// Until it is tried again.
    case waiting
  }

  /// What happens to a connection.
  public enum Event: Hashable, Sendable {
    /// Somebody wants it.
    case connect
    /// Nobody wants it any more.
    case disconnect
    /// The socket is open; the service has yet to greet.
    case opened(generation: Int)
    /// Anything at all came from the other side.
    case heard(generation: Int)
    /// The service greets, and says how much silence it takes, or leaves it to the client.
    case ready(silence: Duration?, generation: Int)
    /// A message says that something went wrong.
    case reported(code: Int?, generation: Int)
    /// The socket was closed or lost, or couldn't be opened.
    case ended(code: Int?, generation: Int)
    /// A wait is over.
    case timesUp(timer: Int)
  }

  /// What is to be done about it, in this order.
  public enum Action: Hashable, Sendable {
    /// Open a socket.
    case open(generation: Int)
    /// Ask for a sign of life.
    case ping(generation: Int)
    /// Say goodbye.
    case close(generation: Int)
    /// End it without a word.
    case drop(generation: Int)
    /// Wait, in place of what was waited for before.
    case wait(Duration, timer: Int)
    /// What was waited for doesn't matter any more.
    case stopWaiting
    /// Send again what an earlier connection was told.
    case restore(generation: Int)
    /// Tell users how it stands.
    case become(Status)
    /// The connection ended by itself, and nobody tries again.
    case giveUp
  }
}
