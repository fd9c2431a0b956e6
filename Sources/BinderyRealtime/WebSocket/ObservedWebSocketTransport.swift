import BinderyRuntime

/// A transport that reports the events of its WebSockets, for logs and metrics.
///
///     let transport = ObservedWebSocketTransport(.default) { report in
///       print(report.socket, report.event)
///     }
///     let socket = try await WebSocket.connect(to: url, by: transport)
///
/// Clients that use a WebSocket transport accept it, too.
public struct ObservedWebSocketTransport<Base: WebSocketTransport>: WebSocketTransport {
  private let base: Base
  private let clock: any Clock<Duration>
  private let report: @Sendable (WebSocketReport) -> Void
  private let lastNumber = SocketCounter()

  /// Creates a transport that reports the events of another.
  ///
  /// - Parameter report: Called in the task or thread where the event happens, possibly by several
  ///   at once; the WebSocket waits until it returns.
  public init(_ base: Base, report: @escaping @Sendable (WebSocketReport) -> Void) {
    self.init(base, clock: ContinuousClock(), report: report)
  }

  init(
    _ base: Base,
    clock: any Clock<Duration>,
    report: @escaping @Sendable (WebSocketReport) -> Void
  ) {
    self.base = base
    self.clock = clock
    self.report = report
  }

  public func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection {
    let number = lastNumber.next()
    let report = { @Sendable [report, url = Redaction.url(url)] (event: WebSocketReport.Event) in
      report(WebSocketReport(socket: number, url: url, event: event))
    }
    report(.opening)
    let elapsed = clock.stopwatch()
    do throws(WebSocketError) {
      let connection = try await base.connect(to: url, options)
      report(.opened(after: elapsed()))
      return ObservedWebSocket(connection, clock, report)
    } catch {
      report(.failed(error))
      throw error
    }
  }
}

/// Counts the WebSockets of a transport.
private final class SocketCounter: Sendable {
  private let last = Locked(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

/// A connection that reports its events; its end is reported once.
private final class ObservedWebSocket: WebSocketConnection {
  private let base: any WebSocketConnection
  private let clock: any Clock<Duration>
  private let report: @Sendable (WebSocketReport.Event) -> Void
  private let hasEnded = Locked(false)

  init(
    _ base: any WebSocketConnection,
    _ clock: any Clock<Duration>,
    _ report: @escaping @Sendable (WebSocketReport.Event) -> Void
  ) {
    self.base = base
    self.clock = clock
    self.report = report
  }

  deinit { end(base.closure.map(WebSocketReport.Event.closed) ?? .dropped) }

  var subprotocol: String? { base.subprotocol }
  var headers: HTTPHeaders { base.headers }
  var closure: WebSocketClosure? { base.closure }
  var droppedCount: Int { base.droppedCount }

  func send(_ message: WebSocketMessage) async throws(WebSocketError) {
    try await base.send(message)
    report(.sent(bytes: message.byteCount))
  }

  func ping(_ payload: [UInt8]) async throws(WebSocketError) {
    let elapsed = clock.stopwatch()
    try await base.ping(payload)
    report(.ponged(after: elapsed()))
  }

  func next() async throws(WebSocketError) -> WebSocketBatch? {
    do throws(WebSocketError) {
      let batch = try await base.next()
      if let batch {
        report(.received(messages: batch.count, bytes: batch.byteCount))
      } else if let closure {
        end(.closed(closure))
      }
      return batch
    } catch {
      end(.failed(error))
      throw error
    }
  }

  func close(_ code: WebSocketCloseCode?, reason: String) async {
    await base.close(code, reason: reason)
    end(closure.map(WebSocketReport.Event.closed) ?? .dropped)
  }

  func drop() {
    base.drop()
    end(.dropped)
  }

  private func end(_ event: WebSocketReport.Event) {
    let isFirst = hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return !hasEnded
    }
    if isFirst { report(event) }
  }
}

extension WebSocketMessage {
  /// The size of the payload.
  fileprivate var byteCount: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .binary(let bytes): bytes.count
    }
  }
}
