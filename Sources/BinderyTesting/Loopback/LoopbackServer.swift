import BinderyRuntime
import Foundation

/// An HTTP/1.1 server on 127.0.0.1 in the test's process.
///
/// The uses, most common first:
///
///     // 1. The same response to every request, at `server.url` (or `server.url + "/some/path"`).
///     let server = try LoopbackServer { _ in .json(#"{"id": 1}"#) }
///     defer { server.stop() }
///
///     // 2. The requests that the client sent.
///     XCTAssertEqual(server.requests.map(\.target), ["/v1/books?limit=2"])
///
///     // 3. A response that depends on the request.
///     let server = try LoopbackServer { $0.method == .post ? .status(201) : .text("hello") }
///
///     // 4. Responses in order, each sent once.
///     let server = try LoopbackServer(script: [.status(503), .json("{}")])
///
///     // 5. Faults.
///     let server = try LoopbackServer { _ in .stall() }
///     // also: .halfBody, .cutChunks, .closed, .reset, .garbage, .html(count:), .drip
///
///     // 6. A body that the test sends later, in chunks.
///     let events = LoopbackStream()
///     let server = try LoopbackServer { _ in .stream(events, contentType: "text/event-stream") }
///     events.send("data: 1\n\n")
///
///     // 7. A response that the test provides later, while the client waits.
///     let pendingResponse = PendingResponse()
///     let server = try LoopbackServer { _ in .pending(pendingResponse) }
///     pendingResponse.fulfill { .json("[]") }
///
///     // 8. A WebSocket: the server side, on the connection's thread.
///     let server = try LoopbackServer { request in
///       .webSocket(to: request) { socket in
///         while let message = socket.next() { socket.send(message) }
///       }
///     }
///
///     // 9. A custom response: the bytes and actions, step by step.
///     let server = try LoopbackServer { _ in
///       LoopbackResponse([.send("HTTP/1.1 200 OK\r\n"), .call { headIsOut() }, .stall])
///     }
///
/// Every connection has a thread, which also calls the closure; `stop` ends them all.
public final class LoopbackServer: Sendable {
  private let listener: LoopbackSocket
  /// The port of the server.
  public let port: UInt16
  private let bounds: LoopbackBounds
  private let serve: @Sendable (LoopbackServer, LoopbackSocket, Int) -> Void
  private let threads = DispatchGroup()
  private let state = Locked(State())

  private struct State {
    var isStopped = false
    var open: [Int: LoopbackSocket] = [:]
    var accepted = 0
    var recorded: ArraySlice<LoopbackRequest> = []
  }

  /// Starts a server on a port; with 0 the system chooses the port.
  public init(
    port: UInt16 = 0,
    bounds: LoopbackBounds = .none,
    respond: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws(LoopbackFailure) {
    (listener, self.port) = try LoopbackSocket.listening(on: port)
    self.bounds = bounds
    serve = { server, socket, number in
      let connection = LoopbackConnection(socket: socket, number: number, bounds: bounds)
      connection.serve { request in
        server.record(request)
        return respond(request)
      }
    }
    start { [self] in accept() }
  }

  /// Starts a server whose closure reads and writes the bytes of each connection, until it returns.
  package init(
    port: UInt16 = 0,
    connections: @escaping @Sendable (LoopbackSocket) -> Void
  ) throws(LoopbackFailure) {
    (listener, self.port) = try LoopbackSocket.listening(on: port)
    bounds = .none
    serve = { _, socket, _ in connections(socket) }
    start { [self] in accept() }
  }

  /// Starts a server that sends each response once, in order, and then the status 500.
  public convenience init(script: [LoopbackResponse]) throws(LoopbackFailure) {
    let responses = Locked(script[...])
    try self.init { _ in
      responses.withLock { $0.popFirst() } ?? .text("the script has ended", status: 500)
    }
  }

  /// The URL of the server, without a slash at the end.
  public var url: String { "http://127.0.0.1:\(port)" }

  /// The complete requests in the order received; only the newest ones if there is a limit.
  public var requests: [LoopbackRequest] { state.withLock { Array($0.recorded) } }

  /// The number of connections accepted so far.
  public var connectionCount: Int { state.withLock { $0.accepted } }

  /// Ends all connections immediately, and returns when their threads have finished.
  public func stop() {
    let wasRunning = state.withLock { state in
      defer { state.isStopped = true }
      return !state.isStopped
    }
    if wasRunning { wakeThreads() }
    threads.wait()
    if wasRunning { listener.close() }
  }

  private func wakeThreads() {
    state.withLock { state in
      for socket in state.open.values { socket.shutDown() }
    }
    // Not every system then wakes the thread in `accept`; a last connection does.
    listener.shutDown()
    LoopbackSocket.connectOnce(to: port)
  }
}

extension LoopbackServer {
  private func accept() {
    while let socket = listener.accept() {
      guard let number = admit(socket) else { break }
      start { [self] in
        serve(self, socket, number)
        leave(number)
      }
    }
  }

  private func record(_ request: LoopbackRequest) {
    guard bounds.requests > 0 else { return }
    state.withLock { state in
      if state.recorded.count >= bounds.requests { state.recorded.removeFirst() }
      state.recorded.append(request)
    }
  }

  /// Returns the number of a new connection; nil if the server has stopped.
  private func admit(_ socket: LoopbackSocket) -> Int? {
    state.withLock { state in
      guard !state.isStopped else {
        socket.close()
        return nil
      }
      state.accepted += 1
      state.open[state.accepted] = socket
      return state.accepted
    }
  }

  /// Closes a connection, under the lock so that `stop` never shuts down a reused descriptor.
  private func leave(_ number: Int) {
    state.withLock { $0.open.removeValue(forKey: number)?.close() }
  }

  private func start(_ work: @escaping @Sendable () -> Void) {
    threads.enter()
    let thread = Thread { [threads] in
      work()
      threads.leave()
    }
    // Only used memory is allocated; this is enough to parse JSON of the maximum depth.
    thread.stackSize = 2 * 1024 * 1024
    thread.start()
  }
}
