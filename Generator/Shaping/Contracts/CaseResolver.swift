import Canonical
import Shape
import SourceDiagnostics

/// The test that a recorded entry results in.
enum RecordingOutcome {
  case testCase(Contract.Case)
  case event(Contract.Event)
  case unproven(Contract.Entry)
}

/// Resolves recorded entries into the tests of operations, webhooks and callbacks.
struct CaseResolver {
  private let service: Service
  private let bundle: SchemaBundle
  private let argumentReader: ArgumentReader
  private let secretReader: SecretReader
  private let bodyReader: RecordedBodyReader
  private let responseMatcher: ResponseMatcher
  private let toleranceRules: ToleranceRules
  /// The entries whose requests have secrets.
  private let secretEntries: Set<Contract.Entry>
  private let reports: RecordingDiagnostics

  init(
    _ service: Service,
    _ bundle: SchemaBundle,
    _ wire: WireReader,
    secretEntries: Set<Contract.Entry>,
    checksForms: Bool,
    _ reports: RecordingDiagnostics
  ) {
    self.service = service
    self.secretEntries = secretEntries
    self.bundle = bundle
    self.reports = reports
    argumentReader = ArgumentReader(service.credentials, wire, reports)
    secretReader = SecretReader(service.credentials)
    bodyReader = RecordedBodyReader(wire, reports, checksForms: checksForms)
    responseMatcher = ResponseMatcher(bundle: bundle, reports: reports)
    toleranceRules = ToleranceRules(service.credentials, wire, argumentReader)
  }

  /// The test of a recorded entry; nil for an entry of channels only, and after reporting an error.
  func outcome(of recording: Recording) -> RecordingOutcome? {
    switch recording.subject {
    case .operation(let id):
      return operation(id, recording).flatMap { outcome($0, recording) }
    case .webhook(let name):
      return event(service.webhooks, "webhook", name, recording)
    case .callback(let name, let id):
      return operation(id, recording).flatMap {
        event($0.callbacks, "callback", name, recording)
      }
    case nil: return nil
    }
  }

  private func operation(_ id: String, _ recording: Recording) -> Operation? {
    if let operation = service.operations.first(where: { $0.id.rawValue == id }) {
      return operation
    }
    reports.report(
      .error,
      .unmatchedRecording,
      at: recording.mark,
      "the operation \(Excerpt.quoted(id)) isn't defined",
      fix: "set _bindery.operation to an operationId of the document"
    )
    return nil
  }

  /// The event of a recorded webhook or callback request.
  private func event(
    _ webhooks: [Webhook],
    _ noun: String,
    _ name: String,
    _ recording: Recording
  ) -> RecordingOutcome? {
    guard let webhook = webhooks.webhook(named: name, of: recording) else {
      reports.report(
        .error,
        .unmatchedRecording,
        at: recording.mark,
        "the \(noun) \(Excerpt.quoted(name)) with the method \(recording.request.method) isn't defined",
        fix: "set _bindery.\(noun) to the name of a \(noun) in the document"
      )
      return nil
    }
    let data = recording.request.postData
    let content = webhook.body?.contents.content(of: data?.mimeType ?? "")
    let isJSON = content?.coding == .json && data?.text.isEmpty == false
    return .event(
      Contract.Event(
        webhook: webhook.id,
        entry: recording.entry,
        schema: content.flatMap { content in
          isJSON
            ? bundle.keys[BodyKey(subject: .webhook(webhook.id), mediaType: content.mediaType)]
            : nil
        }
      )
    )
  }

  private func outcome(_ operation: Operation, _ recording: Recording) -> RecordingOutcome? {
    guard recording.request.method.uppercased() == operation.method else {
      reports.reportMismatch(
        recording,
        operation,
        "the method is \(recording.request.method)",
        namesOperation: true
      )
      return .unproven(recording.entry)
    }
    guard let request = RecordedRequest(recording.request, of: operation, in: service) else {
      reports.reportMismatch(
        recording,
        operation,
        "the path doesn't match \(operation.template)",
        namesOperation: true
      )
      return .unproven(recording.entry)
    }
    let response = responseMatcher.response(to: recording, operation)
    let arguments = argumentReader.arguments(request, recording, operation)
    let body = bodyReader.body(recording, operation)
    guard let response, let arguments, !bodyReader.hasUndescribedFile(recording, operation),
      responseMatcher.hasRecordedBody(recording, response),
      responseMatcher.hasDescribedMediaType(recording, operation, response)
    else {
      return .unproven(recording.entry)
    }
    responseMatcher.reportEmptyStream(recording, response)
    bodyReader.reportExcludedParts(recording, operation)
    if response.contents.isEmpty, !recording.response.content.text.isEmpty {
      reports.reportUndocumented(
        "body of the response \(response.status.text)",
        of: operation,
        at: recording.response.content.mark ?? recording.response.mark
      )
    }
    if operation.body == nil, let data = recording.request.postData, !data.isEmpty {
      reports.reportUndocumented(
        "request body",
        of: operation,
        at: data.mark ?? recording.request.mark
      )
    }
    if toleranceRules.hasUnknownCredential(request) { reports.reportUnknownCredential(recording) }
    let recordedBody: Contract.RecordedBody?
    switch body {
    case .body(let body): recordedBody = body
    case .none: recordedBody = nil
    case .mismatch: return .unproven(recording.entry)
    }
    // The test would contain the secret.
    if secretEntries.contains(recording.entry) { return .unproven(recording.entry) }
    var testCase = Contract.Case(
      operation: operation.id,
      entry: recording.entry,
      arguments: arguments,
      credentials: secretReader.secrets(request),
      body: recordedBody,
      status: recording.response.status,
      schema: responseMatcher.schema(of: recording, operation, response),
      tolerance: toleranceRules.tolerance(request, recording, operation)
    )
    let server = service.servers.first(where: \.isAbsolute) ?? service.servers.first
    if operation.servers.isEmpty, request.basePath != server?.defaultBasePath ?? "" {
      testCase.basePath = request.basePath
    }
    return .testCase(testCase)
  }
}

extension Recording {
  var entry: Contract.Entry { Contract.Entry(recording: file, entry: index) }
}
