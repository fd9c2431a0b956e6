import BinderyRealtime
import Foundation

/// WebSockets without a network, of which a test is the other side.
///
/// Sendable because `lock` guards all that changes.
public final class ScriptedSockets: WebSocketTransport, @unchecked Sendable {
  /// Where clients wanted to connect to, in order.
  public let urls: Heard
  private let patience: TimeInterval
  private let lock = NSLock()
  private var opened: [ScriptedSocket] = []

  /// - Parameter patience: How many seconds something is waited for in vain.
  public init(patience: TimeInterval = Heard.usualPatience) {
    self.patience = patience
    urls = Heard(patience: patience)
  }

  public func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection {
    let socket = ScriptedSocket(patience)
    lock.withLock { opened.append(socket) }
    urls.add(url)
    return ScriptedConnection(socket)
  }

  /// The socket that was opened at this place, from 0.
  public func socket(
    _ position: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> ScriptedSocket {
    _ = try await urls.first(position + 1, file: file, line: line)
    return lock.withLock { opened[position] }
  }
}
