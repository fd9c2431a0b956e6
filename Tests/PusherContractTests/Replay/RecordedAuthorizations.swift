import BinderyRuntime
import BinderyTesting
import Foundation

/// A transport that answers as the recorded app's server: each recorded request once.
///
/// It answers once all frames are sent that were recorded before the frame with the answer:
/// simultaneous requests are answered in the recorded order.
final class RecordedAuthorizations: HTTPTransport {
  private let sockets: ScriptedSockets
  private let recorded: [RecordedAuthorization]
  private let state = Locked(State())

  private struct State {
    var asked: Set<RecordedAuthorization.Position> = []
    var unexpected: [String] = []
    var isInVain = false
  }

  init(_ client: RecordedClient, _ sockets: ScriptedSockets) {
    self.sockets = sockets
    recorded = client.authorizations
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    guard let recorded = state.withLock({ take(exchange, &$0) }) else {
      throw .other("the request was not recorded")
    }
    let position = recorded.position
    _ = try? await sockets.socket(position.session).sent.first(position.sentBefore)
    if Task.isCancelled { throw .cancelled }
    return recorded.response
  }

  private func take(_ exchange: HTTPExchange, _ state: inout State) -> RecordedAuthorization? {
    let left = left(by: state)
    let differences = left.map { $0.request.differences(from: exchange) }
    if let found = differences.firstIndex(of: []) {
      state.asked.insert(left[found].position)
      return left[found]
    }
    let difference = differences.first?.first ?? "not recorded"
    state.unexpected.append("asked \(exchange.url): \(difference)")
    return nil
  }

  private func left(by state: State) -> [RecordedAuthorization] {
    recorded.filter { !state.asked.contains($0.position) }
  }

  /// The requests that are not recorded, and the recorded ones that were not sent.
  var differences: [String] {
    let state = state.withLock { $0 }
    return state.unexpected
      + left(by: state).map {
        "recorded to ask \($0.request.url) for frame \($0.position.sentBefore)"
      }
  }
}

extension RecordedAuthorizations {
  /// Returns when the frames are sent that only wait for an answer.
  ///
  /// The next received message may cause a frame, which must follow these.
  func settle() async {
    for authorization in recorded where authorization.position.session < sockets.urls.all.count {
      let position = authorization.position
      guard let socket = try? await sockets.socket(position.session),
        isDue(authorization, on: socket)
      else { continue }
      let sent = try? await socket.sent.first(position.sentBefore + 1)
      // A missing frame is reported by the replay; one timeout is enough.
      if sent == nil { state.withLock { $0.isInVain = true } }
    }
  }

  private func isDue(_ authorization: RecordedAuthorization, on socket: ScriptedSocket) -> Bool {
    let state = state.withLock { $0 }
    guard !state.isInVain, socket.sent.all.count >= authorization.position.sentBefore else {
      return false
    }
    // A client that reads a second message has read the greeting.
    let isGreeted = socket.reads.all.count > 1
    return state.asked.contains(authorization.position) || authorization.isRestored && isGreeted
  }
}
