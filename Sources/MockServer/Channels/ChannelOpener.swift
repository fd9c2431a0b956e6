import BinderyRuntime
import Foundation

/// Answers the requests that open the WebSockets and event streams of channels.
struct ChannelOpener: Sendable {
  private let service: MockedService
  private let recorded: RecordedResponses
  private let sessions: RecordedSessions
  private let behavior: MockBehavior
  private let router: Router

  init(
    _ service: MockedService,
    _ recorded: RecordedResponses,
    _ sessions: RecordedSessions,
    _ behavior: MockBehavior
  ) {
    self.service = service
    self.recorded = recorded
    self.sessions = sessions
    self.behavior = behavior
    router = Router(channels: service.channels)
  }

  /// Returns the answer to a handshake (RFC 6455, section 4.2), and the service's side of the
  /// WebSocket unless it's refused; nil for another request, and for a path without channels.
  func answer(to request: MockRequest) -> (answer: MockAnswer, play: ChannelPlay?)? {
    guard request.isHandshake else { return nil }
    let routes = router.all(request)
    guard let opened = opened(by: request, routes) else { return nil }
    guard opened.play != nil else { return opened }
    var answer = opened.answer
    answer.status = 101
    if let subprotocol = request.subprotocols.first {
      answer.headers.append("Sec-WebSocket-Protocol", subprotocol)
    }
    return (answer, opened.play)
  }

  /// Returns the answer to a request for the messages of streamed channels, and the service's side;
  /// nil for another request.
  func stream(to request: MockRequest) -> (answer: MockAnswer, play: ChannelPlay?)? {
    let streamed = Set(service.channels.filter { $0.sequence != nil }.map(\.name))
    let routes = router.all(request).filter { streamed.contains($0.operation.id) }
    guard !routes.isEmpty else { return nil }
    guard request.method == "GET" else {
      var answer = ErrorResponse.problem(405, "the messages of a channel are read by GET")
      answer.headers.append("Allow", "GET")
      return (answer, nil)
    }
    guard let opened = opened(by: request, routes) else { return nil }
    guard var play = opened.play else { return opened }
    var answer = opened.answer
    answer.headers.append("Cache-Control", "no-store")
    let sequence = sequence(of: play.channels, for: request)
    answer.headers.append("Content-Type", sequence.mediaType)
    if sequence == .json { return (poll(request, &play, answer), nil) }
    answer.sequence = sequence
    return (answer, play)
  }

  /// Returns the answer to a request of long polls: recorded, or with the messages after the
  /// position of the client, or 204 if there are none.
  private func poll(
    _ request: MockRequest,
    _ play: inout ChannelPlay,
    _ opened: MockAnswer
  ) -> MockAnswer {
    var answer = opened
    let (channels, values) = (play.channels, play.values)
    if let response = channels.lazy.compactMap({ recorded.response(request, of: $0, values) }).first
    {
      answer.replace(with: MockAnswer(recorded: response))
      return answer
    }
    let messages = play.opened().compactMap(\.message)
    var rest = messages[...]
    if let cursor = channels.map(\.cursor).first(where: { $0.isStated(by: request) }) {
      // What a recorded service would send after another position isn't known.
      let isRecorded = channels.contains { recorded.hasResponses(of: $0, values) }
      rest = isRecorded ? [] : cursor.messages(of: messages, after: request)
    }
    guard !rest.isEmpty else {
      answer.replace(with: MockAnswer(204, .generated))
      return answer
    }
    answer.body = rest.flatMap { MessageSequence.json.element($0.message, eventType: nil) }
    return answer
  }

  /// How the messages of channels follow each other in the media type that the client prefers; JSON
  /// if it accepts none.
  private func sequence(
    of channels: [MockedChannel],
    for request: MockRequest
  ) -> MessageSequence {
    let isPolled = channels.contains(where: \.isPolled)
    let sequences = (isPolled ? [.json] : channels.compactMap(\.sequence)) + [.events, .json]
    let preferred = Negotiation(request.headers).preferred(of: sequences.map(\.mediaType))
    return sequences.first { $0.mediaType == preferred } ?? .json
  }

  /// Returns the answer to a request that opens channels, and the service's side unless the request
  /// is refused; nil without a channel.
  private func opened(
    by request: MockRequest,
    _ routes: [Router.Match]
  ) -> (answer: MockAnswer, play: ChannelPlay?)? {
    guard let route = routes.first else { return nil }
    let template = route.operation.path.template
    let check = RequestCheck(
      operation: route.operation,
      schemas: service.requestSchemas,
      request: request,
      pathValues: route.values
    ).result()
    if !check.violations.isEmpty, behavior.validation == .all {
      var answer = ErrorResponse.problem(refusing: check)
      answer.operation = route.operation.id
      return (answer, nil)
    }
    let names = Set(routes.map(\.operation.id))
    let channels = service.channels.filter { names.contains($0.name) }
    let sessions = sessions.sessions(of: template, like: request, route.values)
    var answer = MockAnswer(200, sessions.isEmpty ? .generated : .recording)
    answer.operation = route.operation.id
    answer.violations = check.violations
    return (answer, ChannelPlay(channels, service, sessions, route.values, behavior))
  }

  /// Returns the answer to a request for the path of a channel that opens no WebSocket; nil for
  /// another path.
  func mismatch(of request: MockRequest) -> MockAnswer? {
    guard !router.all(request).isEmpty else { return nil }
    var answer = ErrorResponse.problem(426, "the path is that of a channel, for WebSockets")
    answer.headers.append("Upgrade", "websocket")
    answer.headers.append("Connection", "Upgrade")
    answer.headers.append("Sec-WebSocket-Version", "13")
    return answer
  }
}

extension ChannelPlay.Action {
  /// The message that is sent; nil for a close.
  fileprivate var message: ChannelPlay.SentMessage? {
    if case .send(let sent, _) = self { sent } else { nil }
  }
}

extension MockRequest {
  /// Whether the request opens a WebSocket.
  fileprivate var isHandshake: Bool {
    method == "GET" && headers["Upgrade"]?.lowercased() == "websocket"
      && headers["Sec-WebSocket-Version"] == "13"
  }

  /// The subprotocols in the order of the client's preference.
  fileprivate var subprotocols: [String] {
    headers.values(of: "Sec-WebSocket-Protocol").flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
