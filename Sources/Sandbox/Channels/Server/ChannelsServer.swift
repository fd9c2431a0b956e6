import BinderyTesting
import Foundation

/// A local Pusher Channels on 127.0.0.1.
public final class ChannelsServer: Sendable {
  private let server: LoopbackServer
  private let timer: SandboxTimer

  /// Listens on the port, or on one that the system chooses.
  public init(_ sandbox: ChannelsSandbox, port: UInt16 = 0) throws(LoopbackFailure) {
    server = try LoopbackServer(port: port, bounds: Self.bounds) { sandbox.answer(to: $0) }
    timer = SandboxTimer(sandbox)
  }

  /// It remembers nothing itself; what the sandbox remembers has a bound of its own.
  private static let bounds = LoopbackBounds(
    requests: 0,
    lineBytes: 64 << 10,
    lines: 200,
    bodyBytes: 1 << 20
  )

  public var port: UInt16 { server.port }

  /// Where its HTTP API and its auth endpoints are, without a slash at the end.
  public var url: String { server.url }

  /// Where clients connect.
  public func url(ofKey key: String) -> String {
    "ws://127.0.0.1:\(port)/app/\(key)?protocol=7&client=bindery&version=1.0.0"
  }

  /// Ends every connection.
  public func stop() {
    server.stop()
    timer.stop()
  }
}
