import BinderyRealtime
import BinderyRuntime
import Foundation

/// WebSockets without a network; the test is the server.
public final class ScriptedSockets: WebSocketTransport {
  /// The URLs of connection attempts, in order.
  public let urls: EventLog
  private let timeout: TimeInterval
  /// The sockets, in the order of `urls`.
  private let opened = Locked<[ScriptedSocket]>([])

  /// Creates a transport.
  ///
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
    opened.withLock { opened in
      opened.append(socket)
      urls.add(url)
    }
    return ScriptedConnection(socket)
  }

  /// Returns the socket at an index, from 0.
  public func socket(
    _ position: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> ScriptedSocket {
    _ = try await urls.first(position + 1, file: file, line: line)
    return opened.withLock { $0[position] }
  }

  /// Returns the newest socket whose URL satisfies a predicate, waiting for it.
  func socket(
    file: StaticString,
    line: UInt,
    where isMatch: (String) -> Bool
  ) async throws(WaitError) -> ScriptedSocket {
    while true {
      if let position = urls.all.lastIndex(where: isMatch) {
        return opened.withLock { $0[position] }
      }
      try await urls.wait(until: isMatch, file: file, line: line)
    }
  }
}
