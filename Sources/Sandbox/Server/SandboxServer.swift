import BinderyTesting

/// A sandbox that listens on 127.0.0.1.
public final class SandboxServer<Sandbox: ServedSandbox>: Sendable {
  private let server: LoopbackServer
  private let timer: SandboxTimer

  /// Listens on the port, or on one that the system chooses.
  public init(_ sandbox: Sandbox, port: UInt16 = 0) throws(LoopbackFailure) {
    server = try LoopbackServer(port: port, bounds: Sandbox.bounds) { sandbox.answer(to: $0) }
    timer = SandboxTimer(sandbox)
  }

  public var port: UInt16 { server.port }

  /// Where it listens for HTTP, without a slash at the end.
  public var url: String { server.url }

  /// Where it listens, as a name with a port.
  var authority: String { "127.0.0.1:\(port)" }

  /// Ends every connection, those of long polls too.
  public func stop() {
    server.stop()
    timer.stop()
  }
}
