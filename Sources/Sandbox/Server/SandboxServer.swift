import BinderyTesting

/// A sandbox that listens on 127.0.0.1.
public final class SandboxServer<Sandbox: ServedSandbox>: Sendable {
  private let server: LoopbackServer
  private let timer: SandboxTimer

  /// Starts a server on a port; with 0 the system chooses the port.
  public init(_ sandbox: Sandbox, port: UInt16 = 0) throws(LoopbackFailure) {
    let page = SandboxPage(sandbox)
    server = try LoopbackServer(port: port, bounds: Sandbox.bounds) { request in
      page?.response(to: request) ?? sandbox.respond(to: request)
    }
    timer = SandboxTimer(sandbox)
  }

  public var port: UInt16 { server.port }

  /// The URL for HTTP, without a slash at the end.
  public var url: String { server.url }

  /// The host and port.
  var authority: String { "127.0.0.1:\(port)" }

  /// Ends all connections, including long polls.
  public func stop() {
    server.stop()
    timer.stop()
  }
}
