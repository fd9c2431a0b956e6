import BinderyRuntime
import BinderyTesting
import Foundation

/// A reverse proxy on 127.0.0.1 that forwards HTTP/1.1 and WebSockets to one service, and reports
/// each exchange.
///
/// Each connection of a client has one of the service and a thread of its own; both end together.
/// Bytes are forwarded as they arrive. Only the `Host` field and the fields of a single connection
/// are changed (RFC 9110, section 7.6.1).
package final class ReverseProxy: Sendable {
  private let server: LoopbackServer
  private let isStopped: Locked<Bool>

  /// Starts a proxy on a port; with 0 the system chooses the port.
  ///
  /// - Parameter observe: Called when an exchange has ended, and while a session or a stream goes
  ///   on, on the thread of its connection.
  package init(
    to target: ProxyTarget,
    port: UInt16 = 0,
    observe: @escaping @Sendable (ProxiedExchange) -> Void
  ) throws(LoopbackFailure) {
    let isStopped = Locked(false)
    self.isStopped = isStopped
    server = try LoopbackServer(port: port) { client in
      BrokenPipeSignal.block()
      let connection = ProxyConnection(of: client, to: target, observe) {
        isStopped.withLock { $0 }
      }
      connection.serve()
    }
  }

  /// The URL for clients, without a slash at the end.
  package var url: String { server.url }

  /// The port of the proxy.
  package var port: UInt16 { server.port }

  /// Ends all connections; returns when all exchanges are reported.
  package func stop() {
    isStopped.withLock { $0 = true }
    server.stop()
  }
}

/// The signal SIGPIPE, which TLS may cause when the service has ended the connection.
private enum BrokenPipeSignal {
  /// Blocks the signal for this thread.
  static func block() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
