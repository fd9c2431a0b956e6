import BinderyRuntime
import BinderyTesting
import Foundation

/// The app's own server, as far as it was recorded.
struct RecordedAuthorizations: HTTPTransport {
  private let exchanges: [Exchange]

  private struct Exchange {
    let path: String
    let fields: [String: String]
    let response: HTTPResponse
  }

  /// Of several for the same channel and socket, the one whose signature the client has sent.
  init(_ client: RecordedClient) {
    let sent = client.sessions.flatMap(\.entry.frames).filter { $0.type == "send" }.map(\.data)
    exchanges = client.entries.compactMap { entry in
      guard ["authorizeChannel", "authenticateUser"].contains(entry.origin?.operation),
        let form = entry.request.postData?.text, let response = entry.response.http,
        let url = URLComponents(string: entry.request.url)
      else { return nil }
      let auth = (try? JSONValue(parsing: String(decoding: response.body, as: UTF8.self)))?["auth"]
      guard let auth = auth?.string else { return nil }
      guard sent.contains(where: { $0.contains(auth) }) else { return nil }
      return Exchange(path: url.path, fields: Self.fields(of: form), response: response)
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
    return answer.response
  }

  func stream(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPStreamedResponse {
    HTTPStreamedResponse(try await perform(exchange))
  }

  private static func fields(of form: String) -> [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = form
    let items = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return Dictionary(items) { first, _ in first }
  }
}
