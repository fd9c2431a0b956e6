import BinderyRuntime
import Foundation

/// An HTTP transport whose requests wait until the test responds to them.
public final class ScriptedService: HTTPTransport {
  /// The method and URL of each request, in order.
  public let requests: EventLog
  private let state = Locked(State())

  private struct State {
    var exchanges: [HTTPExchange] = []
    var waiting: [Int: CheckedContinuation<HTTPResponse?, Never>] = [:]
  }

  /// Creates a transport.
  ///
  /// - Parameter timeout: The timeout of each wait, in seconds.
  public init(timeout: TimeInterval = EventLog.defaultTimeout) {
    requests = EventLog(timeout: timeout)
  }

  public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    let number = state.withLock { state in
      state.exchanges.append(exchange)
      return state.exchanges.count - 1
    }
    let response = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          if Task.isCancelled { return true }
          state.waiting[number] = continuation
          return false
        }
        requests.add("\(exchange.method) \(exchange.url)")
        if isCancelled { continuation.resume(returning: nil) }
      }
    } onCancel: {
      takeWaiting(number)?.resume(returning: nil)
    }
    guard let response else { throw .cancelled }
    return response
  }

  /// Returns the request at an index, from 0.
  public func exchange(
    _ position: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> HTTPExchange {
    _ = try await requests.first(position + 1, file: file, line: line)
    return state.withLock { $0.exchanges[position] }
  }

  /// Responds to the request at an index; ignored if the client has cancelled it.
  public func respond(to position: Int, with response: HTTPResponse) {
    takeWaiting(position)?.resume(returning: response)
  }

  private func takeWaiting(_ number: Int) -> CheckedContinuation<HTTPResponse?, Never>? {
    state.withLock { $0.waiting.removeValue(forKey: number) }
  }
}
