import Canonical
import Shape
import Specification

/// Answers what recordings promise about a service.
public struct ContractShaper {
  let service: Service
  let documents: Documents
  let diagnostics: Diagnostics
  let wire: WireReader
  /// The paths of documents that describe the channels of the service beside another's operations.
  let events: [String]
  /// Whether the module is the application of an AsyncAPI document, and not one that talks to it.
  let isApplication: Bool

  /// `service` is the shape of `documents` and of what lies at the paths `events`.
  public init(
    _ service: Service,
    _ documents: Documents,
    events: [String] = [],
    isApplication: Bool = false,
    diagnostics: Diagnostics
  ) {
    self.service = service
    self.documents = documents
    self.events = events
    self.isApplication = isApplication
    self.diagnostics = diagnostics
    wire = WireReader(service.models)
  }

  /// The cases that the recordings give, what wants a recording, and the schemas of the bodies.
  public func contract(
    _ recordings: [Recording],
    exceptions: [Bindings.Exception] = []
  ) -> Contract {
    let bundle = schemas()
    let exceptions = exceptions.filter { !service.omissions.has($0.subject) }
    var cases: [Contract.Case] = []
    var events: [Contract.Event] = []
    var unproven: [Contract.Entry] = []
    for recording in recordings where !service.omissions.has(recording.subject) {
      switch promise(of: recording, bundle) {
      case .proven(let promise): cases.append(promise)
      case .event(let event): events.append(event)
      case .unproven(let entry): unproven.append(entry)
      case nil: break
      }
    }
    return Contract(
      cases: cases,
      events: events,
      traffic: traffic(recordings, exceptions, bundle),
      sessions: sessions(recordings, exceptions),
      unproven: unproven,
      expectations: expectations(exceptions),
      expectedEvents: expectedEvents(exceptions),
      schemas: bundle.literal
    )
  }

  func report(
    _ severity: Diagnostic.Severity,
    _ code: Diagnostic.Code,
    at mark: Mark,
    _ message: String,
    fix: String? = nil
  ) {
    diagnostics.report(Diagnostic(severity, code, at: mark, message, fix: fix))
  }
}
