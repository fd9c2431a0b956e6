import BinderyJSON
import Checking
import Foundation
import RecordingRedaction
import Shape
import Shaping
import Specification

import struct BinderyJSON.JSONPath
import struct Canonical.Recording

/// The recordings of a service, and their comparison with the answers of a live server.
struct LiveService {
  /// A recorded exchange, and the operation that it belongs to.
  struct Exchange {
    let recording: Recording
    let operation: Shape.Operation
    /// Its name in reports: the index in the file, and the request.
    let name: String
  }

  /// A recorded session, and how it is played.
  struct Session {
    let recording: Recording
    let session: LiveSession
    /// Its name in reports: the index in the file, and the path.
    let name: String

    /// Whether the messages arrived in an HTTP response, and not on a WebSocket.
    var isStream: Bool { recording.response.status == 200 }
  }

  /// What a recording is compared as.
  enum Subject {
    case exchange(Exchange)
    case session(Session)
  }

  private let shaped: ShapedJob
  private let document: ShapedDocument
  let credentials: LiveCredentials
  private let options: VerifyOptions
  private let messages: ReceivedMessages?
  /// The exchanges of operations and the sessions of channels, in the order of the recordings.
  let subjects: [Subject]
  /// The number of exchanges whose responses are messages of channels, as those of long polls.
  let messageResponseCount: Int

  init(
    _ document: ShapedDocument,
    of shaped: ShapedJob,
    _ options: VerifyOptions,
    environment: [String: String]
  ) {
    self.document = document
    self.options = options
    self.shaped = shaped
    let service = document.service
    let credentials = LiveCredentials(
      service.credentials + service.realtime.flatMap(\.credentials),
      environment: environment
    )
    self.credentials = credentials
    messages = document.contractShaper?.receivedMessages
    let operations = Dictionary(service.operations.map { ($0.id.rawValue, $0) }) { one, _ in one }
    let recordings = document.recorded?.entries ?? []
    let subjects = document.contractShaper?.subjects(of: recordings) ?? []
    var messageResponseCount = 0
    self.subjects = zip(recordings, subjects).compactMap { recording, subject in
      if recording.isSession {
        return Session(recording, subject, service, options, credentials).map(Subject.session)
      }
      let exchange = Exchange(recording, subject, operations)
      if exchange == nil, recording.isMessageResponse(subject) { messageResponseCount += 1 }
      return exchange.map(Subject.exchange)
    }
    self.messageResponseCount = messageResponseCount
  }

  /// The request of an exchange with the credentials for the server; nil if it can't be sent.
  func request(of exchange: Exchange) -> LiveRequest? {
    guard var request = exchange.recording.liveRequest else { return nil }
    // A relative server of the operation replaces the path of the server, too.
    if let server = options.server, exchange.operation.servers.allSatisfy(\.isAbsolute) {
      request.target = LiveServer(server).target(
        of: request.target,
        exchange.operation.template
      )
    }
    // A request that the service refused for its credentials is refused with the recorded ones.
    if exchange.recording.response.status != 401 {
      credentials.apply(exchange.operation.security, to: &request)
    }
    return request
  }

  /// The name of a message of the service in the documents; nil for an undescribed one.
  func name(of content: LiveMessage.Content, in session: LiveSession) -> LiveMessage.Name? {
    messages?.name(of: content.bytes, on: session.channels.map(\.name)).map {
      LiveMessage.Name(channel: $0.channel, message: $0.message)
    }
  }

  /// The findings of the outcomes of recordings, by their index.
  ///
  /// An outcome is dependent if the request had recorded values that the server's answers lacked,
  /// so that its differences follow from that.
  func findings(
    _ outcomes: [(recording: Recording, outcome: LiveOutcome, isDependent: Bool)],
    identifiers: (Recording) -> Set<String>
  ) -> [LiveFindings] {
    let subjects = Dictionary(self.subjects.map { ($0.recording.contractEntry, $0) }) { one, _ in
      one
    }
    var answered: [Int: Recording] = [:]
    var sessions: [Int: SessionFindings] = [:]
    for (index, (recording, outcome, _)) in outcomes.enumerated() {
      switch outcome {
      case .response(let status, let headers, let body) where status == recording.response.status:
        // An excerpt may cut a credential, so that it wouldn't be found in a message.
        answered[index] = recording.answered(
          status: status,
          headers: headers.map { ($0.name, credentials.masked($0.value)) },
          body: String(validUTF8: body).map { Array(credentials.masked($0).utf8) } ?? body
        )
      case .session(let play, let values):
        let findings = SessionFindings(
          recording,
          play,
          values,
          credentials,
          timeout: options.timeout
        )
        sessions[index] = findings
        answered[index] = findings.live
      default: break
      }
    }
    var redactor = RecordingRedactor(rules: document.redactionRules ?? RedactionRules())
    for live in answered.values { _ = redactor.redact(live.archive) }
    let violations = violations(answered.keys.sorted().compactMap { answered[$0] })
    return outcomes.enumerated().map { index, pair in
      let own = violations.filter { $0.value.entry == pair.recording.contractEntry }
      var found = LiveFindings()
      if let session = sessions[index] {
        found = session.all(own)
        found.add(own.compactMap(diagnostic))
      } else {
        let differences =
          switch (subjects[pair.recording.contractEntry], answered[index]) {
          case (.exchange(let exchange)?, let live?):
            answerFindings(exchange, live, own, identifiers: identifiers(pair.recording))
          case (.exchange(let exchange)?, nil): [statusFinding(exchange, pair.outcome)]
          case (.session(let session)?, _): [openingFinding(session, pair.outcome)]
          case (nil, _): [] as [Diagnostic]
          }
        found.add(differences, isConsequence: pair.isDependent)
      }
      return found.map { Diagnostic($0, message: redactor.redacted(message: $0.message)) }
    }
  }

  /// What the schemas report about the answers.
  private func violations(_ answers: [Recording]) -> [Finding] {
    guard let values = document.contractShaper?.resolved(answers).values else { return [] }
    return values.findings(Diagnostics()).filter { !$0.value.isSent }
  }

  // MARK: - Findings

  private func statusFinding(_ exchange: Exchange, _ outcome: LiveOutcome) -> Diagnostic {
    switch outcome {
    case .session: contradiction(exchange, exchange.recording.mark, "isn't answered")
    case .failed(let reason), .unreachable(let reason):
      contradiction(
        exchange,
        exchange.recording.response.mark,
        "isn't answered: \(reason)\(path(of: exchange))"
      )
    case .response(let status, _, _):
      contradiction(
        exchange,
        exchange.recording.response.mark,
        "is answered with the status \(status) instead of \(exchange.recording.response.status)"
          + path(of: exchange)
          + (exchange.isRefused(with: status) ? variables(of: exchange.operation) : "")
      )
    }
  }

  /// The finding of a WebSocket that wasn't opened.
  private func openingFinding(_ session: Session, _ outcome: LiveOutcome) -> Diagnostic {
    let channel = session.session.channels[0]
    let path = RecordingRedactor.printed(
      path: String(session.session.handshake.target.prefix { $0 != "?" })
    )
    let subject = LiveSubject(name: channel.name, origin: channel.origin, noun: "channel")
    let mark = session.recording.response.mark
    switch outcome {
    case .failed(let reason), .unreachable(let reason):
      return subject.contradiction(
        mark,
        "opens no WebSocket: \(credentials.masked(reason)) (\(path))"
      )
    case .response(let status, _, _):
      let names = session.session.securitySchemes.map(LiveCredentials.variable).unique
      return subject.contradiction(
        mark,
        "opens no WebSocket, but answers with the status \(status) (\(path))"
          + (names.isEmpty || ![401, 403].contains(status)
            ? "" : "; its credentials are \(Excerpt.alternatives(names))")
      )
    case .session: return subject.contradiction(mark, "opens no WebSocket (\(path))")
    }
  }

  /// The method and the path that were sent, without secrets; the query may have some.
  private func path(of exchange: Exchange) -> String {
    guard let request = request(of: exchange) else { return "" }
    let path = RecordingRedactor.printed(path: String(request.target.prefix { $0 != "?" }))
    return " (\(request.method) \(path))"
  }

  /// The environment variables with which the server may accept the request.
  private func variables(of operation: Shape.Operation) -> String {
    let names = operation.security.flatMap(\.self).map(LiveCredentials.variable).unique
    return names.isEmpty ? "" : "; its credentials are \(names.joined(separator: " or "))"
  }

  private func answerFindings(
    _ exchange: Exchange,
    _ live: Recording,
    _ violations: [Finding],
    identifiers: Set<String>
  ) -> [Diagnostic] {
    let recorded = exchange.recording.response
    let mark = recorded.content.mark ?? recorded.mark
    var found = headerFindings(exchange, live.response, violations)
    found += lengthFindings(exchange, live.response)
    let types = (recorded.content.mediaType, live.response.content.mediaType)
    if types.0 != types.1, !recorded.content.text.isEmpty {
      let type = types.1.isEmpty ? "no media type" : "the media type \(types.1)"
      let text = "is answered with \(type) instead of \(types.0)"
      // Clients also read JSON of another media type.
      guard recorded.content.json != nil, live.response.content.json != nil else {
        return found + [contradiction(exchange, mark, text)]
      }
      found.append(drift(exchange, mark, text))
    }
    let bodies = violations.filter { $0.value.part == .responseBody }
    found += violations.filter { $0.value.part == .responseBody }.compactMap(diagnostic)
    let one = recorded.content.json
    guard let one, let other = live.response.content.json else {
      if !bodies.isEmpty { return found }
      return found + textFindings(exchange, live.response, mark, isJSON: one != nil)
    }
    // What the server creates has other identifiers.
    let identifiers = exchange.recording.isSafe ? [] : identifiers
    for difference in LiveComparison(one, other, identifiers: identifiers).found
    where !bodies.contains(where: { $0.covers(difference.path) }) {
      found.append(
        difference.kind == .contradiction
          ? contradiction(
            exchange,
            mark,
            "is answered with JSON whose \(difference.path) \(difference.message)"
          )
          : drift(
            exchange,
            mark,
            "is answered with JSON whose \(difference.path) \(difference.message)"
          )
      )
    }
    return found
  }

  /// Compares the described headers, and those of HTTP that have a meaning for clients.
  private func headerFindings(
    _ exchange: Exchange,
    _ live: Recording.Response,
    _ violations: [Finding]
  ) -> [Diagnostic] {
    var found = violations.filter { $0.value.part != .responseBody }.compactMap(diagnostic)
    let reported = violations.compactMap { finding -> String? in
      if case .responseHeader(let name) = finding.value.part { name.lowercased() } else { nil }
    }
    let response = exchange.operation.responses.flatMap(\.headers).map { $0.key.lowercased() }
    let compared = Set(response).union(Self.meaningfulHeaders)
    for header in exchange.recording.response.headers {
      let name = header.name.lowercased()
      guard compared.contains(name), !reported.contains(name) else { continue }
      let value = live.headers.first { $0.name.lowercased() == name }?.value
      if let value {
        guard value != header.value,
          !VolatileValue.allows(.string(header.value), .string(value), key: name)
        else { continue }
        found.append(
          drift(
            exchange,
            header.mark,
            "is answered with the header “\(header.name)” \(Excerpt.quoted(value)) instead of"
              + " \(Excerpt.quoted(header.value))"
          )
        )
      } else {
        found.append(
          drift(exchange, header.mark, "is answered without the header “\(header.name)”")
        )
      }
    }
    return found
  }

  /// Headers that clients use also if the document doesn't describe them.
  private static let meaningfulHeaders: Set = [
    "allow", "content-disposition", "content-language", "link", "location", "retry-after",
    "www-authenticate",
  ]

  private func diagnostic(_ finding: Finding) -> Diagnostic? {
    let original = finding.diagnostic
    let diagnostic = Diagnostic(
      original.severity,
      original.code,
      at: original.mark,
      "live: \(credentials.masked(original.message))",
      fix: "correct the server, or the document by an overlay",
      related: original.related.map { ($0.mark, $0.message) },
      cause: original.cause
    )
    return shaped.job.severities.adjusted(diagnostic, of: finding)
  }
}

extension LiveService.Subject {
  var recording: Recording {
    switch self {
    case .exchange(let exchange): exchange.recording
    case .session(let session): session.recording
    }
  }

  var name: String {
    switch self {
    case .exchange(let exchange): exchange.name
    case .session(let session): session.name
    }
  }
}

extension Recording {
  fileprivate var contractEntry: Contract.Entry { Contract.Entry(recording: file, entry: index) }
}

extension Recording.Body {
  /// The media type without parameters, in lower case.
  var mediaType: String {
    mimeType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// The body as JSON; nil if it is none.
  fileprivate var json: JSONValue? {
    guard encoding == nil, !text.isEmpty, !mediaType.hasPrefix("text/plain") else { return nil }
    return try? JSONValue(parsing: text)
  }
}

extension Recording {
  /// The response and the messages as an archive has them, for the search for secrets.
  fileprivate var archive: JSONValue {
    let headers = response.headers.map { header -> JSONValue in
      ["name": .string(header.name), "value": .string(header.value)]
    }
    let content = response.content
    let frames = frames.map { frame -> JSONValue in
      ["type": "receive", "time": 0, "opcode": 1, "data": .string(frame.data.text)]
    }
    return [
      "response": [
        "headers": .array(headers),
        "content": ["mimeType": .string(content.mimeType), "text": .string(content.text)],
      ],
      "_webSocketMessages": .array(frames),
    ]
  }
}

extension Diagnostic {
  /// Creates a copy with another message.
  fileprivate init(_ other: Diagnostic, message: String) {
    self.init(
      other.severity,
      other.code,
      at: other.mark,
      message,
      fix: other.fix,
      related: other.related.map { ($0.mark, $0.message) },
      cause: other.cause
    )
  }
}
