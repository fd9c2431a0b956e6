import BinderyTesting

/// The page at `/_bindery` of a mock server, its traffic and the actions that it performs.
final class MockPage: Sendable {
  let sockets: MockSockets
  private let controls: MockControls
  private let page: ControlPage
  /// Reports an event to the page and to the command.
  let report: @Sendable (MockEvent) -> Void

  init(_ responder: MockResponder, report: @escaping @Sendable (MockEvent) -> Void) {
    let log = TrafficLog()
    let both: @Sendable (MockEvent) -> Void = { event in
      log.add { event.entry }
      report(event)
    }
    let sockets = MockSockets(redacting: responder.service.redaction) { both(.frame($0)) }
    let controls = MockControls(responder.service, sockets, responder.behavior, report: both)
    self.sockets = sockets
    self.controls = controls
    self.report = both
    page = ControlPage(
      log: log,
      description: { controls.description },
      perform: { controls.perform($0, $1) }
    )
  }

  /// Returns the response to a request for the page; nil for other paths.
  func response(to request: LoopbackRequest) -> LoopbackResponse? { page.response(to: request) }

  /// Returns the fault that a person has injected for a path.
  func fault(_ path: String) -> MockFault.Kind? { controls.faults.next(path) }
}
