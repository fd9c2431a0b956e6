import BinderyRuntime
import BinderyTesting
import Foundation

/// A server on 127.0.0.1 that answers as the documents of a service describe.
package final class MockServer: Sendable {
  private let server: LoopbackServer

  /// Limits that keep the memory of a server bounded; it records no requests.
  private static let bounds = LoopbackBounds(
    requests: 0,
    lineBytes: 64 << 10,
    lines: 1_000,
    bodyBytes: 64 << 20
  )

  /// Starts a server on a port; with 0 the system chooses the port.
  ///
  /// - Parameter report: Called on the thread of a connection after each request and each message
  ///   of a WebSocket.
  package init(
    _ responder: MockResponder,
    port: UInt16,
    report: @escaping @Sendable (MockEvent) -> Void
  ) throws(LoopbackFailure) {
    let page = MockPage(responder, report: report)
    let counter = Locked(0)
    server = try LoopbackServer(port: port, bounds: Self.bounds) { request in
      if let response = page.response(to: request) { return response }
      let start = ContinuousClock.now
      let number = counter.withLock { count in
        count += 1
        return count
      }
      let fault = page.fault(request.path)
      let (answer, play) = responder.answer(request, number: number, fault: fault)
      let duration = ContinuousClock.now - start
      page.report(.exchange(MockExchange(number, request, answer, duration)))
      return answer.response(to: request) { socket in
        if let play { page.sockets.serve(socket, play, answer.sequence) }
      }
    }
  }

  /// The URL of the server, without a slash at the end.
  package var url: String { server.url }

  /// Ends all connections, and returns when their threads have finished.
  package func stop() { server.stop() }
}

extension MockAnswer {
  /// The bytes and actions of the answer.
  ///
  /// - Parameter serve: Receives and sends the messages of a WebSocket, for the status 101, or
  ///   sends those of a stream.
  fileprivate func response(
    to request: LoopbackRequest,
    serve: @escaping @Sendable (LoopbackWebSocket) -> Void
  ) -> LoopbackResponse {
    var response = undelayed(request, serve)
    if let delay, delay > 0 { response.steps.insert(.pause(milliseconds: delay), at: 0) }
    return response
  }

  private func undelayed(
    _ request: LoopbackRequest,
    _ serve: @escaping @Sendable (LoopbackWebSocket) -> Void
  ) -> LoopbackResponse {
    switch fault {
    case .close: .closed
    case .reset: .reset
    case .garbled: .garbage
    case .half: .halfBody(of: body, status: status, headers: headers)
    case .stall: .stall()
    case .status, nil:
      if status == 101 {
        .webSocket(to: request, headers: headers, serve)
      } else if sequence != nil, status == 200 {
        .stream(headers: headers, serve)
      } else {
        .response(status, headers: headers, body: body)
      }
    }
  }
}
