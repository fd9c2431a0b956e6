import BinderyRuntime
import BinderyTesting
import Foundation

/// The app's own server, as far as it was recorded.
///
/// It answers once all was sent that was recorded before the frame that carries its answer: who
/// asks for several things at once gets them in the recorded order.
struct RecordedAuthorizations: HTTPTransport {
  private let sockets: ScriptedSockets
  private let exchanges: [Exchange]

  private struct Exchange {
    let path: String
    let fields: [String: String]
    let response: HTTPResponse
    /// The session, and how many frames are sent in it before the one that carries the answer.
    let session: Int
    let sentBefore: Int
  }

  init(_ client: RecordedClient, _ sockets: ScriptedSockets) {
    self.sockets = sockets
    exchanges = client.entries.compactMap { entry in
      guard ["authorizeChannel", "authenticateUser"].contains(entry.origin?.operation),
        let form = entry.request.postData?.text, let response = entry.response.http,
        let json = try? JSONValue(parsing: String(decoding: response.body, as: UTF8.self)),
        let place = json["auth"]?.string.flatMap(client.firstFrame)
      else { return nil }
      return Exchange(
        path: URLComponents(string: entry.request.url)?.path ?? "",
        fields: Self.fields(of: form),
        response: response,
        session: place.session,
        sentBefore: place.sentBefore
      )
    }
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    guard case .bytes(let bytes) = exchange.body else { throw .other("it asks for nothing") }
    let form = String(decoding: bytes, as: UTF8.self)
    let asked = Self.fields(of: form)
    let path = URLComponents(string: exchange.url)?.path
    let answer = exchanges.first { recorded in
      recorded.path == path && asked.allSatisfy { recorded.fields[$0.key] == $0.value }
    }
    guard let answer else { throw .other("no answer is recorded for \(form)") }
    _ = try? await sockets.socket(answer.session).sent.first(answer.sentBefore)
    if Task.isCancelled { throw .cancelled }
    return answer.response
  }

  private static func fields(of form: String) -> [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = form
    let items = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return Dictionary(items) { first, _ in first }
  }
}

extension RecordedClient {
  /// The first frame that the client sends with a text in it; a pong is its WebSocket's.
  fileprivate func firstFrame(with text: String) -> (session: Int, sentBefore: Int)? {
    for (number, session) in sessions.enumerated() {
      let sent = session.entry.frames.filter { $0.type == "send" && $0.opcode != 10 }
      if let place = sent.firstIndex(where: { $0.data.contains(text) }) { return (number, place) }
    }
    return nil
  }
}
