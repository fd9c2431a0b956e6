import BinderyRuntime
import Foundation

/// The page at `/_bindery` of a local server: it shows the traffic, and performs actions.
///
/// - `GET /_bindery` is the page, `GET /_bindery/description` what it offers, and
///   `GET /_bindery/traffic?after=N` the events after the one with a number, at the latest when
///   there is one.
/// - `POST /_bindery/NAME` with JSON performs an action.
///
/// Only pages of the server itself may use them, since an action changes what the server sends.
package final class ControlPage: Sendable {
  private let log: TrafficLog
  private let description: @Sendable () -> JSONValue
  private let perform: @Sendable (String, JSONValue) -> LoopbackResponse?
  /// Identifies the log, whose numbers begin again after a restart of the server.
  private let run = JSONValue.string(UUID().uuidString)

  /// - Parameters:
  ///   - log: The traffic.
  ///   - description: The title, and the messages, webhooks and faults that the page offers.
  ///   - perform: Performs an action by its name; returns nil for an unknown one.
  package init(
    log: TrafficLog,
    description: @escaping @Sendable () -> JSONValue,
    perform: @escaping @Sendable (String, JSONValue) -> LoopbackResponse?
  ) {
    self.log = log
    self.description = description
    self.perform = perform
  }

  /// Returns the response to a request for the page; nil for other paths.
  package func response(to request: LoopbackRequest) -> LoopbackResponse? {
    let path = request.path
    guard path == Self.path || path.hasPrefix(Self.path + "/") else { return nil }
    guard request.isOfSameOrigin else {
      return Self.error("only pages of this server may use \(Self.path)", status: 403)
    }
    switch (request.method, path.dropFirst(Self.path.count + 1)) {
    case (.get, ""), (.head, ""): return Self.page
    case (.get, "description"):
      let members = description().object ?? [:]
      return .json(
        JSONObject(members.members.map { ($0.key, $0.value) } + [("run", run)]).description
      )
    case (.get, "traffic"):
      let query = request.target.split(separator: "?").dropFirst().first ?? ""
      let number = query.hasPrefix("after=") ? Int(query.dropFirst(6)) : nil
      return log.response(after: number ?? 0)
    case (.post, let action):
      // Forms of other pages can't have this type.
      guard request.headers["Content-Type"]?.hasPrefix("application/json") == true else {
        return Self.error("the media type must be application/json", status: 415)
      }
      do throws(JSONError) {
        let body = try JSONReader.decode(JSONValue.self, from: request.body)
        return perform(String(action), body) ?? Self.error("unknown action", status: 404)
      } catch {
        return Self.error("the body isn't JSON: \(error)", status: 400)
      }
    default: return Self.error("\(Self.path) has no such resource", status: 404)
    }
  }

  private static let path = "/_bindery"

  /// Returns the response to an action that was performed.
  package static func result(_ text: String) -> LoopbackResponse {
    .json((["result": .string(text)] as JSONValue).description)
  }

  /// The response to an action whose close code can't be sent (RFC 6455, section 7.4.2).
  package static let invalidCloseCode = error(
    "“code” must be a close code from 1000 to 4999",
    status: 400
  )

  package static func error(_ message: String, status: Int) -> LoopbackResponse {
    .json((["error": .string(message)] as JSONValue).description, status: status)
  }

  private static let page = LoopbackResponse.response(
    200,
    headers: [
      "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; base-uri 'none';"
        + " form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline';"
        + " script-src 'unsafe-inline'; img-src data:",
    ],
    body: Array(ControlPageText.html.utf8)
  )
}

extension LoopbackRequest {
  /// Whether a page of this server, or no page, sent the request.
  ///
  /// The host is compared, too, so that a foreign name for 127.0.0.1 is refused.
  fileprivate var isOfSameOrigin: Bool {
    guard let host = headers["Host"] else { return false }
    let name = host.split(separator: ":", maxSplits: 1).first ?? ""
    guard ["127.0.0.1", "localhost"].contains(name) else { return false }
    if let site = headers["Sec-Fetch-Site"], !["same-origin", "none"].contains(site) {
      return false
    }
    return headers["Origin"].map { $0 == "http://\(host)" } ?? true
  }
}
