import BinderyRuntime
import BinderyTesting
import Foundation

/// The app's own server, as far as it was recorded: it answers what was asked for a frame, once for
/// each.
///
/// It answers once all was sent that was recorded before the frame that carries its answer: who
/// asks for several things at once gets them in the recorded order.
///
/// Sendable because `lock` guards all that changes.
final class RecordedAuthorizations: HTTPTransport, @unchecked Sendable {
  private let sockets: ScriptedSockets
  private let recorded: [RecordedAuthorization]
  private let lock = NSLock()
  private var asked: Set<RecordedAuthorization.Place> = []
  private var unexpected: [String] = []
  private var isInVain = false

  init(_ client: RecordedClient, _ sockets: ScriptedSockets) {
    self.sockets = sockets
    recorded = client.authorizations
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    guard let recorded = lock.withLock({ take(exchange) }) else {
      throw .other("nobody was recorded to ask that")
    }
    let place = recorded.place
    _ = try? await sockets.socket(place.session).sent.first(place.sentBefore)
    if Task.isCancelled { throw .cancelled }
    return recorded.response
  }

  /// Called with the lock.
  private func take(_ exchange: HTTPExchange) -> RecordedAuthorization? {
    let left = left
    let differences = left.map { $0.request.differences(from: exchange) }
    if let found = differences.firstIndex(of: []) {
      asked.insert(left[found].place)
      return left[found]
    }
    let difference = differences.first?.first ?? "not recorded"
    unexpected.append("asked \(exchange.url): \(difference)")
    return nil
  }

  private var left: [RecordedAuthorization] { recorded.filter { !asked.contains($0.place) } }

  /// What was asked and isn't recorded, and what was recorded and nobody asked.
  var differences: [String] {
    lock.withLock {
      unexpected
        + left.map { "recorded to ask \($0.request.url) for frame \($0.place.sentBefore)" }
    }
  }
}

extension RecordedAuthorizations {
  /// Returns when the frames were sent for which nothing is missing but an answer.
  ///
  /// What the client receives next may have it send something, which must come behind them.
  func settle() async {
    for authorization in recorded where authorization.place.session < sockets.urls.all.count {
      let place = authorization.place
      guard let socket = try? await sockets.socket(place.session),
        lock.withLock({ isDue(authorization, on: socket) })
      else { continue }
      let sent = try? await socket.sent.first(place.sentBefore + 1)
      // That the frame never comes is told where it was recorded; once is enough to wait.
      if sent == nil { lock.withLock { isInVain = true } }
    }
  }

  /// Called with the lock.
  private func isDue(_ authorization: RecordedAuthorization, on socket: ScriptedSocket) -> Bool {
    guard !isInVain, socket.sent.all.count >= authorization.place.sentBefore else { return false }
    // Who wants more than the first message has read the greeting.
    let isGreeted = socket.asked.all.count > 1
    return asked.contains(authorization.place) || authorization.isRestored && isGreeted
  }
}
