import BinderyRuntime
import Foundation

/// An HTTP/1.1 server on 127.0.0.1, in the process of the test that needs one.
///
/// From most to least common need:
///
///     // 1. The same answer to everything, at `server.url` (or `server.url + "/some/path"`).
///     let server = try LoopbackServer { _ in .json(#"{"id": 1}"#) }
///     defer { server.stop() }
///
///     // 2. What the client sent.
///     XCTAssertEqual(server.requests.map(\.target), ["/v1/books?limit=2"])
///
///     // 3. An answer that depends on the request.
///     let server = try LoopbackServer { $0.method == .post ? .status(201) : .text("hello") }
///
///     // 4. Answers in order, each given once.
///     let server = try LoopbackServer(script: [.status(503), .json("{}")])
///
///     // 5. Faults, which are answers like any other.
///     let server = try LoopbackServer { _ in .stall() }
///     // also: .halfBody, .cutChunks, .closed, .reset, .garbage, .html(count:), .drip
///
///     // 6. A body that comes when the test says so.
///     let events = LoopbackStream()
///     let server = try LoopbackServer { _ in .stream(events, contentType: "text/event-stream") }
///     events.send("data: 1\n\n")
///
///     // 7. An answer that comes later, while the client waits.
///     let promise = LoopbackPromise()
///     let server = try LoopbackServer { _ in .promised(promise) }
///     promise.keep { .json("[]") }
///
///     // 8. A WebSocket: what the server's side does, on the connection's thread.
///     let server = try LoopbackServer { request in
///       .webSocket(to: request) { socket in
///         while let message = socket.next() { socket.send(message) }
///       }
///     }
///
///     // 9. An answer of one's own: what happens on the wire, step by step.
///     let server = try LoopbackServer { _ in
///       LoopbackAnswer([.send("HTTP/1.1 200 OK\r\n"), .call { headIsOut() }, .stall])
///     }
///
/// Every connection has a thread, on which the answer is made too; `stop` ends them all.
///
/// Sendable because `lock` guards all that changes after `init`.
public final class LoopbackServer: @unchecked Sendable {
  private let listener: LoopbackSocket
  /// Where it listens.
  public let port: UInt16
  private let bounds: LoopbackBounds
  private let answer: @Sendable (LoopbackRequest) -> LoopbackAnswer
  private let threads = DispatchGroup()
  private let lock = NSLock()
  private var isStopped = false
  private var open: [Int: LoopbackSocket] = [:]
  private var accepted = 0
  private var recorded: ArraySlice<LoopbackRequest> = []

  /// Listens on the port, or on one that the system chooses.
  public init(
    port: UInt16 = 0,
    bounds: LoopbackBounds = .none,
    answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
  ) throws(LoopbackFailure) {
    (listener, self.port) = try LoopbackSocket.listening(on: port)
    self.bounds = bounds
    self.answer = answer
    start { [self] in accept() }
  }

  /// Gives each answer once, in order; to more requests than that it answers 500.
  public convenience init(script: [LoopbackAnswer]) throws(LoopbackFailure) {
    let script = LoopbackScript(script)
    try self.init { _ in script.next() }
  }

  /// Where it listens, without a slash at the end.
  public var url: String { "http://127.0.0.1:\(port)" }

  /// The requests that arrived whole, in that order; the newest ones where there is a bound.
  public var requests: [LoopbackRequest] { lock.withLock { Array(recorded) } }

  /// How many connections clients have made so far.
  public var connectionCount: Int { lock.withLock { accepted } }

  /// Ends every connection, whatever it is doing, and returns when their threads are done.
  public func stop() {
    let wasRunning = lock.withLock {
      defer { isStopped = true }
      return !isStopped
    }
    if wasRunning { wakeThreads() }
    threads.wait()
    if wasRunning { listener.close() }
  }

  private func wakeThreads() {
    lock.withLock {
      for socket in open.values { socket.shutDown() }
    }
    // Not every system wakes the thread that accepts; a last connection does.
    listener.shutDown()
    LoopbackSocket.knock(on: port)
  }
}

extension LoopbackServer {
  private func accept() {
    while let socket = listener.accept() {
      guard let number = admit(socket) else { break }
      start { [self] in
        let connection = LoopbackConnection(socket: socket, number: number, bounds: bounds)
        connection.serve { request in
          record(request)
          return answer(request)
        }
        leave(number)
      }
    }
  }

  private func record(_ request: LoopbackRequest) {
    guard bounds.requests > 0 else { return }
    lock.withLock {
      if recorded.count >= bounds.requests { recorded.removeFirst() }
      recorded.append(request)
    }
  }

  /// The number of the new connection; nil when the server has stopped.
  private func admit(_ socket: LoopbackSocket) -> Int? {
    lock.withLock {
      guard !isStopped else {
        socket.close()
        return nil
      }
      accepted += 1
      open[accepted] = socket
      return accepted
    }
  }

  /// Closes under the lock, so that `stop` never shuts down a descriptor that has a new owner.
  private func leave(_ number: Int) {
    lock.withLock { open.removeValue(forKey: number)?.close() }
  }

  private func start(_ work: @escaping @Sendable () -> Void) {
    threads.enter()
    let thread = Thread { [threads] in
      work()
      threads.leave()
    }
    // Of memory only what is used: enough to read JSON as deep as it may be.
    thread.stackSize = 2 * 1024 * 1024
    thread.start()
  }
}
