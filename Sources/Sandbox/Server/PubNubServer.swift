import BinderyTesting
import Foundation

/// A local PubNub on 127.0.0.1.
public final class PubNubServer: Sendable {
  private let server: LoopbackServer
  private let timer: SandboxTimer

  /// Listens on the port, or on one that the system chooses.
  public init(_ sandbox: PubNubSandbox, port: UInt16 = 0) throws(LoopbackFailure) {
    server = try LoopbackServer(port: port, bounds: Self.bounds) { sandbox.answer(to: $0) }
    timer = SandboxTimer(sandbox)
  }

  /// It remembers nothing itself; what the sandbox remembers has a bound of its own.
  private static let bounds = LoopbackBounds(
    requests: 0,
    lineBytes: 1 << 20,
    lines: 200,
    bodyBytes: 1 << 20
  )

  public var port: UInt16 { server.port }

  /// Where it listens, without a slash at the end.
  public var url: String { server.url }

  /// Where it listens, as clients take an `origin`.
  public var origin: String { "127.0.0.1:\(server.port)" }

  /// Ends every connection, those of long polls too.
  public func stop() {
    server.stop()
    timer.stop()
  }
}
