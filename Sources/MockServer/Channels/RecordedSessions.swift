import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting

/// The recorded sessions of the channels of a service.
package struct RecordedSessions: Sendable {
  private let sessions: [RecordedSession]

  /// Assigns recorded sessions to the channels of a service.
  package init(_ archives: [HTTPArchive], of service: MockedService) {
    let router = Router(channels: service.channels)
    sessions = archives.flatMap(\.entries).filter { !$0.frames.isEmpty }.compactMap { entry in
      guard let request = RecordedResponses.request(entry) else { return nil }
      let routes = router.all(request)
      guard let route = routes.first else { return nil }
      let template = route.operation.path.template
      let names = Set(routes.map(\.operation.id))
      let channels = service.channels.filter { names.contains($0.name) }
      let check = MessageCheck(channels: channels, schemas: service.requestSchemas)
      return RecordedSession(entry, request, template, route.values, check)
    }
  }

  /// The number of sessions.
  package var count: Int { sessions.count }

  /// Returns the sessions of a path, those whose requests are most like a request first.
  func sessions(
    of template: String,
    like request: MockRequest,
    _ values: [String: String]
  ) -> [RecordedSession] {
    let query = URLPairs.query(request.query ?? "")
    let ranked = sessions.enumerated().filter { $0.element.template == template }
      .map { index, session in
        let different = session.pathValues.count { values[$0.key] != $0.value }
        let names = PairDifferences(
          recorded: session.query,
          other: query,
          verb: "sent",
          numbers: []
        ).named.count
        let rank = [different, names, session.isRefusal ? 1 : 0, -session.frames.count, index]
        return (session: session, rank: rank)
      }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.session)
  }
}

/// A recorded session of a WebSocket.
struct RecordedSession: Sendable {
  /// The template of the path of its channels.
  let template: String
  let pathValues: [String: String]
  let query: [(name: String, value: String?)]
  let frames: [Frame]
  /// The code and reason with which the service closed the session.
  let close: (code: Int, reason: String)?

  struct Frame: Sendable {
    /// Whether the service sent the message.
    let isSent: Bool
    let message: WebSocketMessage
    /// The JSON of a text; nil for another text and for binary data.
    let value: JSONValue?
    /// The name of the message, which the recording states or its schema identifies.
    let name: String?
    /// The type that the server-sent event states.
    let eventType: String?
  }

  init(
    _ entry: HTTPArchive.Entry,
    _ request: MockRequest,
    _ template: String,
    _ values: [String: String],
    _ check: MessageCheck
  ) {
    self.template = template
    pathValues = values
    query = URLPairs.query(request.query ?? "")
    frames = entry.frames.compactMap { Frame($0, check) }
    let close = entry.origin?.close
    self.close = close?.by == "service" ? close.map { ($0.code, $0.reason) } : nil
  }

  /// Whether the service closed the session before the client sent anything.
  var isRefusal: Bool { close != nil && frames.allSatisfy(\.isSent) }
}

extension RecordedSession.Frame {
  /// Creates a message; nil for a control frame, and for invalid data.
  fileprivate init?(_ frame: HTTPArchive.Frame, _ check: MessageCheck) {
    guard !frame.isControl, let bytes = frame.bytes else { return nil }
    isSent = frame.type == "receive"
    if frame.opcode == 2 {
      message = .binary(bytes)
      value = nil
    } else {
      message = .text(frame.data)
      value = try? JSONValue(parsing: frame.data)
    }
    eventType = frame.eventType
    name =
      frame.message ?? (isSent ? nil : check.result(message).found?.message.name)
  }
}
