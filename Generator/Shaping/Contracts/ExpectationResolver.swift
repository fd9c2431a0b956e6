import Canonical
import Shape
import SourceDiagnostics

/// Resolves the responses, webhooks and callbacks that need a recording or an exception.
struct ExpectationResolver {
  let service: Service
  let reports: RecordingDiagnostics

  /// Every described status of every operation.
  func expectations(_ exceptions: [RecordingException]) -> [Contract.Expectation] {
    let expectations = service.operations.flatMap { operation in
      operation.responses.map { response in
        let exception = exceptions.first { $0.names(response.status, of: operation.id) }
        return Contract.Expectation(
          operation: operation.id,
          status: response.status,
          exception: exception?.because
        )
      }
    }
    for exception in exceptions {
      guard case .status(let status, let operation) = exception.subject,
        !expectations.contains(where: { exception.names($0.status, of: $0.operation) })
      else { continue }
      reports.reportUnused(
        exception,
        "the status \(Excerpt.quoted(status)) of \(Excerpt.quoted(operation)) isn't defined"
      )
    }
    return expectations
  }

  /// Every webhook and callback of the service, once for each name and method.
  func events(_ exceptions: [RecordingException]) -> [Contract.EventExpectation] {
    var known: Set<Contract.EventExpectation> = []
    let sent =
      service.webhooks.map { ($0, nil) }
      + service.operations.flatMap { operation in operation.callbacks.map { ($0, operation.id) } }
    let expected = sent.map { webhook, operation in
      let subject = RecordingException.Subject(webhook.name, of: operation)
      return Contract.EventExpectation(
        name: webhook.name,
        operation: operation,
        method: webhook.method,
        exception: exceptions.first { $0.subject == subject }?.because
      )
    }
    .filter { known.insert($0).inserted }
    let subjects = Set(expected.map { RecordingException.Subject($0.name, of: $0.operation) })
    for exception in exceptions where !subjects.contains(exception.subject) {
      switch exception.subject {
      case .status, .message, .session: continue
      case .webhook(let name):
        reports.reportUnused(exception, "the webhook \(Excerpt.quoted(name)) isn't defined")
      case .callback(let name, let operation):
        reports.reportUnused(
          exception,
          "the callback \(Excerpt.quoted(name)) of \(Excerpt.quoted(operation)) isn't defined"
        )
      }
    }
    return expected
  }
}

extension RecordingException {
  fileprivate func names(_ status: Response.Status, of operation: Operation.ID) -> Bool {
    guard case .status(let text, operation.rawValue) = subject else { return false }
    return Response.Status(text) == status
  }
}

extension RecordingException.Subject {
  fileprivate init(_ name: String, of operation: Operation.ID?) {
    self = operation.map { .callback(name, of: $0.rawValue) } ?? .webhook(name)
  }
}
