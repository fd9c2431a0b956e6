import Specification

import struct Canonical.Recording

/// The recorded requests and sessions that aren't sent to a live server, by reason.
struct LiveOmissions {
  private let options: VerifyOptions
  private var unsafe = 0
  private var temporary = 0
  private var incomplete = 0
  private var withoutServer = 0
  private var unsafeSessions = 0
  private var streams = 0
  private let messageResponses: Int

  /// - Parameter messageResponses: The number of exchanges whose responses are messages.
  init(_ options: VerifyOptions, messageResponses: Int) {
    self.options = options
    self.messageResponses = messageResponses
  }

  /// How to verify anything if everything is omitted.
  var fix: String {
    if unsafe + unsafeSessions > 0 { return "allow more methods: --unsafe-methods" }
    return streams + messageResponses > 0
      ? "record requests of operations, or sessions; messages in HTTP responses aren't compared"
      : "import or record traffic"
  }

  /// Returns the request or the session to send; nil after counting one that isn't sent.
  mutating func action(
    of subject: LiveService.Subject,
    _ service: LiveService
  ) -> LiveVerification.Action? {
    switch subject {
    case .session(let session):
      guard !session.isStream else {
        streams += 1
        return nil
      }
      guard options.sendsUnsafeMethods || session.session.isSafe else {
        unsafeSessions += 1
        return nil
      }
      return .session(session.session)
    case .exchange(let exchange):
      let recording = exchange.recording
      if options.server == nil {
        withoutServer += 1
      } else if !options.sendsUnsafeMethods, !recording.isSafe {
        unsafe += 1
      } else if recording.isTemporaryFailure {
        temporary += 1
      } else if let request = service.request(of: exchange) {
        return .request(request)
      } else {
        incomplete += 1
      }
      return nil
    }
  }

  /// Shows the numbers.
  ///
  /// - Parameter unsent: The number of those that weren't sent because the server can't be reached.
  func note(_ unsent: Int, _ outcomes: [LiveOutcome], to terminal: Terminal) {
    let requests = [
      ("whose methods may change the server's state: --unsafe-methods sends them", unsafe),
      ("whose recorded answers are temporary failures (408, 429 and 500 to 599)", temporary),
      ("whose bodies aren't recorded completely", incomplete),
      ("whose responses are messages of channels", messageResponses),
      ("because --server is only for WebSockets", withoutServer),
      ("because the server can't be reached", unsent),
    ]
    for (reason, count) in requests where count > 0 {
      terminal.note("not sent: \(count.grouped) request\(count == 1 ? "" : "s") \(reason)")
    }
    let sessions = [
      ("whose messages may change the server's state: --unsafe-methods plays them", unsafeSessions),
      ("in an HTTP response", streams),
    ]
    for (reason, count) in sessions where count > 0 {
      terminal.note("not played: \(count.grouped) session\(count == 1 ? "" : "s") \(reason)")
    }
    let missing = outcomes.reduce(0) { count, outcome in
      guard case .session(let play, _) = outcome else { return count }
      return count + SessionComparison(play).unsent
    }
    if missing > 0 {
      terminal.note(
        "not sent by the server: \(missing.grouped) recorded message\(missing == 1 ? "" : "s") that"
          + " may depend on other clients"
      )
    }
  }
}

extension Recording {
  /// Whether the server answered so only for a time, so that the answer can't be expected.
  fileprivate var isTemporaryFailure: Bool {
    let status = response.status
    return status == 408 || status == 429 || status >= 500
  }

  /// Whether the method only reads (RFC 9110, section 9.2.1).
  var isSafe: Bool {
    ["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"].contains(request.method.uppercased())
  }
}
