import Foundation
import Specification

/// Compares the answers of a live server with recordings and documents.
package struct LiveVerification {
  /// A request to send, and where its outcome belongs.
  package struct Step {
    package let request: LiveRequest
    /// The recording and the request, for messages.
    package let name: String
    fileprivate let service: Int
    fileprivate let exchange: LiveService.Exchange
  }

  private let options: VerifyOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()
  private let jobs: [ShapedJob]
  private let services: [LiveService]
  /// The requests to send, in the order of the recordings.
  package let steps: [Step]
  /// The numbers of requests that aren't sent, by reason.
  private let skipped: [(reason: String, count: Int)]

  /// Reads the documents and recordings.
  package init(
    _ options: VerifyOptions,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    self.options = options
    let terminal = Terminal(options.checked.common)
    self.terminal = terminal
    let diagnostics = self.diagnostics
    jobs = try Job.checked(options.checked, diagnostics).map { job in
      terminal.progress("reading \(job.title)")
      let found = Diagnostics()
      let shaped = ShapedJob(job, found)
      diagnostics.reportUnread(of: found, job.severities)
      return shaped
    }
    services = jobs.flatMap { shaped in
      shaped.documents.map {
        LiveService($0, of: shaped, LiveServer(options.server), environment: environment)
      }
    }
    var steps: [Step] = []
    var unsafe = 0
    var temporary = 0
    var incomplete = 0
    for (index, service) in services.enumerated() {
      for exchange in service.exchanges {
        if !options.sendsUnsafeMethods, !exchange.isSafe {
          unsafe += 1
        } else if exchange.isTemporaryFailure {
          temporary += 1
        } else if let request = service.request(of: exchange) {
          steps.append(
            Step(request: request, name: exchange.name, service: index, exchange: exchange)
          )
        } else {
          incomplete += 1
        }
      }
    }
    self.steps = steps
    skipped = [
      ("whose methods may change the server's state: --unsafe-methods sends them", unsafe),
      ("whose recorded answers are temporary failures (408, 429 and 500 to 599)", temporary),
      ("whose bodies aren't recorded completely", incomplete),
    ].filter { $0.1 > 0 }
  }

  /// Shows which request is sent.
  package func progress(_ step: Step) { terminal.progress("verifying \(step.name)") }

  /// Writes the report of the outcomes of the first steps, and returns the exit status.
  ///
  /// Without a connection, no further step has an outcome.
  package func finish(_ outcomes: [LiveOutcome]) -> Int32 {
    terminal.endProgress()
    var outcomes = outcomes
    if case .unreachable(let reason)? = outcomes.last {
      outcomes.removeLast()
      reportUnreachable(reason)
    }
    let steps = self.steps.prefix(outcomes.count)
    var items: [Mark?: Report.Item] = [:]
    var failed = 0
    for (index, service) in services.enumerated() {
      let own = zip(steps, outcomes).filter { $0.0.service == index }
      let found = service.findings(own.map { ($0.exchange, $1) })
      for ((step, _), diagnostics) in zip(own, found) {
        let mark = step.exchange.recording.mark
        for diagnostic in diagnostics { items[diagnostic.mark] = step.item }
        if !diagnostics.isEmpty { failed += 1 }
        diagnostics.forEach(self.diagnostics.report)
        items[mark] = step.item
      }
    }
    if self.steps.isEmpty, !diagnostics.hasErrors {
      diagnostics.error(
        .unmatchedRecording,
        at: nil,
        "no request was sent",
        fix: skipped.isEmpty ? "import or record traffic" : "allow more methods: --unsafe-methods"
      )
    }
    return write(steps, items, failed)
  }

  private func reportUnreachable(_ reason: String) {
    diagnostics.error(
      .recordingMismatch,
      at: nil,
      "the server can't be reached: \(reason)",
      fix: "start the server, or correct --server"
    )
  }

  private func write(
    _ sent: ArraySlice<Step>,
    _ items: [Mark?: Report.Item],
    _ failed: Int
  ) -> Int32 {
    var common = options.checked.common
    let isText = options.checked.report.format == .text
    // `--quiet` only affects text; other formats contain everything.
    if !isText { common.isQuiet = false }
    let report = DiagnosticReport(diagnostics, common, command: "verify")
    let output = ReportOutput(options.checked.report, terminal)
    let isWritten =
      isText
      ? output.write(report.briefLines(showsAll: options.checked.showsAll))
      : output.write(
        Report(report, of: "verify", jobs, items: (sent.map(\.item), { items[$0.mark] }))
      )
    let passed = sent.count - failed
    terminal.note("\(passed.grouped) of \(sent.count.grouped) answers are as recorded")
    let unsent = [("because the server can't be reached", steps.count - sent.count)]
    for (reason, count) in skipped + unsent.filter({ $0.1 > 0 }) {
      terminal.note("not sent: \(count.grouped) request\(count == 1 ? "" : "s") \(reason)")
    }
    terminal.note(report.summary)
    return report.hasErrors || !isWritten ? 1 : 0
  }
}

extension LiveVerification.Step {
  fileprivate var item: Report.Item {
    Report.Item(group: exchange.recording.mark.file, name: name)
  }
}

extension LiveService.Exchange {
  /// Whether the server answered so only for a time, so that the answer can't be expected.
  fileprivate var isTemporaryFailure: Bool {
    let status = recording.response.status
    return status == 408 || status == 429 || status >= 500
  }

  /// Whether the method only reads (RFC 9110, section 9.2.1).
  fileprivate var isSafe: Bool {
    ["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"].contains(recording.request.method.uppercased())
  }
}
