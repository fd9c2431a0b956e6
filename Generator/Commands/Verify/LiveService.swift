import BinderyJSON
import Checking
import Foundation
import RecordingRedaction
import Shape
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

  private let shaped: ShapedJob
  private let document: ShapedDocument
  private let credentials: LiveCredentials
  private let server: LiveServer
  /// The exchanges of operations, in the order of the recordings.
  let exchanges: [Exchange]

  init(
    _ document: ShapedDocument,
    of shaped: ShapedJob,
    _ server: LiveServer,
    environment: [String: String]
  ) {
    self.document = document
    self.server = server
    self.shaped = shaped
    credentials = LiveCredentials(document.service.credentials, environment: environment)
    let operations = Dictionary(document.service.operations.map { ($0.id.rawValue, $0) }) {
      one,
      _ in one
    }
    let subjects = document.contractShaper?.subjects(of: document.recordings) ?? []
    exchanges = zip(document.recordings, subjects).compactMap { recording, subject in
      guard !recording.isSession, recording.response.status > 0 else { return nil }
      let id: String? =
        switch (recording.subject, subject) {
        case (.operation(let id)?, _), (_, .operation(let id)?): id
        case (_, .response(let response)?):
          if case .operation(let id)? = response.subject { id } else { nil }
        default: nil
        }
      guard let operation = id.flatMap({ operations[$0] }) else { return nil }
      let path = (recording.liveRequest?.target ?? "").prefix { $0 != "?" }
      return Exchange(
        recording: recording,
        operation: operation,
        name: "#\(recording.index) \(recording.request.method)"
          + " \(RecordingRedactor.printed(path: String(path)))"
      )
    }
  }

  /// The request of an exchange with the credentials for the server; nil if it can't be sent.
  func request(of exchange: Exchange) -> LiveRequest? {
    guard var request = exchange.recording.liveRequest else { return nil }
    request.target = server.target(of: request.target, exchange.operation)
    // A request that the service refused for its credentials is refused with the recorded ones.
    if exchange.recording.response.status != 401 {
      credentials.apply(exchange.operation.security, to: &request)
    }
    return request
  }

  /// The findings of the answers to exchanges, by the index of the exchange.
  func findings(_ outcomes: [(Exchange, LiveOutcome)]) -> [[Diagnostic]] {
    var answered: [Int: Recording] = [:]
    for (index, (exchange, outcome)) in outcomes.enumerated() {
      guard case .response(let status, let headers, let body) = outcome,
        status == exchange.recording.response.status
      else { continue }
      // An excerpt may cut a credential, so that it wouldn't be found in a message.
      answered[index] = exchange.recording.answered(
        status: status,
        headers: headers.map { ($0.name, credentials.masked($0.value)) },
        body: String(validUTF8: body).map { Array(credentials.masked($0).utf8) } ?? body
      )
    }
    var redactor = RecordingRedactor(rules: document.redactionRules ?? RedactionRules())
    for live in answered.values { _ = redactor.redact(live.response.archive) }
    let violations = violations(answered.keys.sorted().compactMap { answered[$0] })
    return outcomes.enumerated().map { index, pair in
      let found = answered[index].map { live in
        answerFindings(pair.0, live, violations.filter { $0.value.entry == live.contractEntry })
      }
      return (found ?? [statusFinding(pair.0, pair.1)]).map { finding in
        Diagnostic(finding, message: redactor.redacted(message: finding.message))
      }
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
          + (status == 401 || status == 403 ? variables(of: exchange.operation) : "")
      )
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
    _ violations: [Finding]
  ) -> [Diagnostic] {
    let recorded = exchange.recording.response
    let place = recorded.content.mark ?? recorded.mark
    var found = headerFindings(exchange, live.response, violations)
    let types = (recorded.content.mediaType, live.response.content.mediaType)
    if types.0 != types.1, !recorded.content.text.isEmpty {
      let type = types.1.isEmpty ? "no media type" : "the media type \(types.1)"
      let text = "is answered with \(type) instead of \(types.0)"
      // Clients also read JSON of another media type.
      guard recorded.content.json != nil, live.response.content.json != nil else {
        return found + [contradiction(exchange, place, text)]
      }
      found.append(drift(exchange, place, text))
    }
    let bodies = violations.filter { $0.value.part == .responseBody }
    found += violations.filter { $0.value.part == .responseBody }.compactMap(diagnostic)
    guard let one = recorded.content.json else { return found }
    guard let other = live.response.content.json else {
      let isReported = bodies.contains { $0.kind == .invalidJSON }
      return isReported
        ? found : found + [contradiction(exchange, place, "is answered without JSON")]
    }
    for difference in LiveComparison(one, other).found
    where !bodies.contains(where: { $0.covers(difference.path) }) {
      found.append(
        difference.kind == .contradiction
          ? contradiction(
            exchange,
            place,
            "is answered with JSON whose \(difference.path) \(difference.message)"
          )
          : drift(
            exchange,
            place,
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

  private func contradiction(_ exchange: Exchange, _ mark: Mark, _ text: String) -> Diagnostic {
    difference(.error, .recordingMismatch, exchange, mark, text)
  }

  private func drift(_ exchange: Exchange, _ mark: Mark, _ text: String) -> Diagnostic {
    difference(.warning, .staleRecording, exchange, mark, text)
  }

  private func difference(
    _ severity: Diagnostic.Severity,
    _ code: Diagnostic.Code,
    _ exchange: Exchange,
    _ mark: Mark,
    _ text: String
  ) -> Diagnostic {
    let origin = exchange.operation.origin
    return Diagnostic(
      severity,
      code,
      at: mark,
      "live: “\(exchange.operation.id.rawValue)” \(credentials.masked(text))",
      fix: severity == .error
        ? "correct the server, or the document and the recording" : "record the entry again",
      related: [
        (Mark(file: origin.file, line: origin.line, column: origin.column), "the operation is here")
      ]
    )
  }
}

extension Finding {
  /// Whether the finding is about the value at a path, or about one that contains it.
  fileprivate func covers(_ other: JSONPath) -> Bool {
    var steps = path.steps
    if let member, keyword == "required" { steps.append(.key(member)) }
    return steps.count <= other.steps.count && Array(other.steps.prefix(steps.count)) == steps
      && (keyword == "required" || !steps.isEmpty || kind == .invalidJSON || other.steps.isEmpty)
  }
}

extension Recording {
  fileprivate var contractEntry: Contract.Entry { Contract.Entry(recording: file, entry: index) }
}

extension Recording.Body {
  /// The media type without parameters, in lower case.
  fileprivate var mediaType: String {
    mimeType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// The body as JSON; nil if it is none.
  fileprivate var json: JSONValue? {
    guard encoding == nil, !text.isEmpty, !mediaType.hasPrefix("text/plain") else { return nil }
    return try? JSONValue(parsing: text)
  }
}

extension Recording.Response {
  /// The response as an archive has it, for the search for secrets.
  fileprivate var archive: JSONValue {
    let headers = headers.map { header -> JSONValue in
      ["name": .string(header.name), "value": .string(header.value)]
    }
    return [
      "response": [
        "headers": .array(headers),
        "content": ["mimeType": .string(content.mimeType), "text": .string(content.text)],
      ]
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
