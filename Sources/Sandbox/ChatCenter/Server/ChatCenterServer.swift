import BinderyTesting

/// A local Chat Center on 127.0.0.1.
public final class ChatCenterServer: Sendable {
  private let server: LoopbackServer
  private let timer: SandboxTimer

  /// Listens on the port, or on one that the system chooses.
  public init(_ sandbox: ChatCenterSandbox, port: UInt16 = 0) throws(LoopbackFailure) {
    server = try LoopbackServer(port: port, bounds: Self.bounds) { sandbox.answer(to: $0) }
    timer = SandboxTimer(sandbox)
  }

  /// It remembers nothing itself; what the sandbox remembers has a bound of its own.
  private static let bounds = LoopbackBounds(
    requests: 0,
    lineBytes: 64 << 10,
    lines: 200,
    bodyBytes: 32 << 20
  )

  public var port: UInt16 { server.port }

  /// Where requests go, without a slash at the end.
  public var url: String { server.url }

  /// Where the socket is.
  public var socketURL: String { "ws://127.0.0.1:\(port)\(ChatCenterSandbox.socketPath)" }

  /// Where files are.
  public var filesURL: String { url + (ChatCenterPaths.files ?? "") }

  /// Ends every connection.
  public func stop() {
    server.stop()
    timer.stop()
  }
}
