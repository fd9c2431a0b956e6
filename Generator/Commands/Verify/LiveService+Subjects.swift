import RecordingRedaction
import Shape
import Shaping
import Specification

import struct Canonical.Recording

extension LiveService.Exchange {
  /// Creates the exchange of an entry; nil if no operation describes it.
  init?(
    _ recording: Recording,
    _ subject: RecordedSubject?,
    _ operations: [String: Shape.Operation]
  ) {
    guard recording.response.status > 0 else { return nil }
    let id: String? =
      switch (recording.subject, subject) {
      case (.operation(let id)?, _), (_, .operation(let id)?): id
      case (_, .response(let response)?):
        if case .operation(let id)? = response.subject { id } else { nil }
      default: nil
      }
    guard let operation = id.flatMap({ operations[$0] }) else { return nil }
    let path = (recording.liveRequest?.target ?? "").prefix { $0 != "?" }
    self.init(
      recording: recording,
      operation: operation,
      name: "#\(recording.index) \(recording.request.method)"
        + " \(RecordingRedactor.printed(path: String(path)))"
    )
  }

  /// Whether a status may mean that the server doesn't accept the credentials; some servers then
  /// redirect to a page to log in.
  func isRefused(with status: Int) -> Bool {
    status == 401 || status == 403
      || 300..<400 ~= status && 200..<300 ~= recording.response.status
  }

  var subject: LiveSubject {
    LiveSubject(name: operation.id.rawValue, origin: operation.origin, noun: "operation")
  }
}

extension Recording {
  /// Whether the response is a message of a channel.
  func isMessageResponse(_ subject: RecordedSubject?) -> Bool {
    if case .response? = subject { return true }
    return frames.contains { $0.location == .body }
  }
}

extension LiveService.Session {
  /// Creates the session of an entry; nil if no channel describes it.
  init?(
    _ recording: Recording,
    _ subject: RecordedSubject?,
    _ service: Service,
    _ options: VerifyOptions,
    _ credentials: LiveCredentials
  ) {
    let described: Recording
    switch subject {
    case .session(let session)?: described = session
    case nil: described = recording
    default: return nil
    }
    guard var session = LiveSession(described, of: service),
      let server = options.socketServer ?? options.server
    else { return nil }
    let recorded = session.handshake.target
    session.handshake.target = LiveServer(server).target(
      of: recorded,
      session.channels[0].pathTemplate
    )
    credentials.apply(session.securitySchemes.map { [$0] }, to: &session.handshake)
    self.init(
      recording: described,
      session: session,
      name: "#\(recording.index) WebSocket"
        + " \(RecordingRedactor.printed(path: String(recorded.prefix { $0 != "?" })))"
    )
  }
}
