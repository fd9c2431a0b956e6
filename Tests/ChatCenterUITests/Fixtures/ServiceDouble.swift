import BinderyRuntime
import BinderyTesting
import Foundation

@testable import ChatCenterUI

/// A transport with scripted stubs, without a network.
final class ServiceDouble: HTTPTransport {
  /// Method, path and query of each request.
  let asked = EventLog(timeout: 20)
  private let state = Locked(State())

  private struct State {
    var stubs: [String: StubbedResponse] = [
      "/api/chat/config": .json("{}"),
      "/api/client/history": .json(#"{"messages":[]}"#),
      "/api/client/history/unread": .json("0"),
    ]
    var received: [HTTPExchange] = []
  }

  enum StubbedResponse: Sendable {
    case json(String)
    /// The same answer, once a value was recorded.
    case late(String, after: EventLog)
    case status(Int)
    case failure(TransportError)
    /// No answer, until the caller is cancelled.
    case silence
  }

  var exchanges: [HTTPExchange] { state.withLock { $0.received } }

  func stub(_ path: String, _ response: StubbedResponse) {
    state.withLock { $0.stubs[path] = response }
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    let target = "/" + (exchange.url.split(separator: "/", maxSplits: 2).last ?? "")
    let path = String(target.prefix { $0 != "?" })
    let stub = state.withLock { state in
      state.received.append(exchange)
      return state.stubs[path]
    }
    asked.add("\(exchange.method) \(target)")
    switch stub {
    case .json(let text): return response(text)
    case .late(let text, let signal):
      _ = try? await signal.first(1)
      return response(text)
    case .status(let status): return HTTPResponse(status: status)
    case .failure(let error): throw error
    case .silence:
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw .cancelled
    case nil: return HTTPResponse(status: 404)
    }
  }

  private func response(_ text: String) -> HTTPResponse {
    HTTPResponse(
      status: 200,
      headers: ["Content-Type": "application/json"],
      body: Array(text.utf8)
    )
  }
}
