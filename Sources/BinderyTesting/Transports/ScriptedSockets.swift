import BinderyRealtime
import Foundation

/// WebSockets without a network; the test is the server.
///
/// Sendable because `lock` guards all mutable state.
public final class ScriptedSockets: WebSocketTransport, @unchecked Sendable {
  /// The URLs of connection attempts, in order.
  public let urls: EventLog
  private let timeout: TimeInterval
  private let lock = NSLock()
  private var opened: [ScriptedSocket] = []

  /// - Parameter timeout: The timeout of each wait, in seconds.
  public init(timeout: TimeInterval = EventLog.defaultTimeout) {
    self.timeout = timeout
    urls = EventLog(timeout: timeout)
  }

  public func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection {
    let socket = ScriptedSocket(timeout)
    lock.withLock { opened.append(socket) }
    urls.add(url)
    return ScriptedConnection(socket)
  }

  /// Returns the socket at an index, from 0.
  public func socket(
    _ position: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> ScriptedSocket {
    _ = try await urls.first(position + 1, file: file, line: line)
    return lock.withLock { opened[position] }
  }
}
