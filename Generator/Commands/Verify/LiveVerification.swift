import Foundation
import Specification

import struct Canonical.Recording

/// Compares the answers of a live server, and its sides of sessions, with recordings and documents.
package struct LiveVerification {
  /// A request to send or a session to play, and where its outcome belongs.
  package struct Step {
    /// The recording and the request, for messages.
    package let name: String
    package let action: Action
    fileprivate let service: Int
    fileprivate let recording: Recording

    /// The path of the recording; its requests and sessions share the values of the server.
    package var file: String { recording.mark.file }

    /// The recorded answer to a request that may have changed the state of the server, with values
    /// that later requests have.
    package var createdValues: LiveMessage.Content? {
      recording.isSafe || recording.isSession
        ? nil : LiveMessage.Content(recording.response.content)
    }
  }

  package enum Action: Sendable {
    case request(LiveRequest)
    case session(LiveSession)
  }

  private let options: VerifyOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()
  private let jobs: [ShapedJob]
  private let services: [LiveService]
  /// The requests to send and the sessions to play, in the order of the recordings.
  package let steps: [Step]
  /// The order in which they are performed.
  package let events: [LiveEvent]
  private let skipped: LiveOmissions
  /// The recorded texts that the client repeats, by the path of the recording.
  private let identifiers: [String: Set<String>]

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
      shaped.documents.map { LiveService($0, of: shaped, options, environment: environment) }
    }
    var skipped = LiveOmissions(
      options,
      messageResponses: services.reduce(0) { $0 + $1.messageResponseCount }
    )
    steps = services.enumerated().flatMap { index, service in
      service.subjects.compactMap { subject in
        skipped.action(of: subject, service).map { action in
          Step(name: subject.name, action: action, service: index, recording: subject.recording)
        }
      }
    }
    events =
      LiveOrder(
        steps.map { step in
          guard case .session(let session) = step.action else { return (step.recording, nil) }
          return (step.recording, session)
        }
      ).events
    self.skipped = skipped
    identifiers = LiveVerification.identifiers(steps, events)
  }

  private static func identifiers(
    _ steps: [Step],
    _ events: [LiveEvent]
  ) -> [String: Set<String>] {
    var found: [String: LiveIdentifiers] = [:]
    for event in events {
      switch event {
      case .request(let index):
        found[steps[index].file, default: LiveIdentifiers()].add(steps[index].recording)
      case .frame(let frame, let index):
        let recorded = steps[index].recording.frames[frame]
        guard let value = LiveMessage.Content(recorded.data).json else { continue }
        if recorded.direction == .send {
          found[steps[index].file, default: LiveIdentifiers()].add(sent: value)
        } else {
          found[steps[index].file, default: LiveIdentifiers()].add(received: value)
        }
      case .opening, .end: break
      }
    }
    return found.mapValues(\.texts)
  }

  /// The values of the server before the first request of a recording.
  package func values(for step: Step) -> LiveValues {
    LiveValues(identifiers: identifiers[step.file] ?? [])
  }

  /// Shows which request is sent, or which session is opened.
  package func progress(_ step: Step) { terminal.progress("verifying \(step.name)") }

  /// The name of a message of a session in the documents; nil for an undescribed one.
  package func name(of content: LiveMessage.Content, in step: Step) -> LiveMessage.Name? {
    guard case .session(let session) = step.action else { return nil }
    return services[step.service].name(of: content, in: session)
  }

  /// Writes the report of the outcomes of the steps, and returns the exit status.
  ///
  /// A step without an outcome wasn't performed, because the server can't be reached.
  ///
  /// - Parameter dependent: The steps whose requests had recorded values that the server's answers
  ///   lacked.
  package func finish(_ outcomes: [LiveOutcome?], dependent: Set<Int>) -> Int32 {
    terminal.endProgress()
    var performed: [(step: Step, outcome: LiveOutcome, isDependent: Bool)] = []
    for (index, (step, outcome)) in zip(steps, outcomes).enumerated() {
      guard let outcome else { continue }
      if case .unreachable(let reason) = outcome {
        reportUnreachable(reason)
      } else {
        performed.append((step, outcome, dependent.contains(index)))
      }
    }
    var items: [Mark?: Report.Item] = [:]
    var failed: Set<Mark> = []
    var consequences: [Diagnostic] = []
    for (index, service) in services.enumerated() {
      let own = performed.filter { $0.step.service == index }
      let found = service.findings(
        own.map { ($0.step.recording, $0.outcome, $0.isDependent) }
      ) { recording in
        identifiers[recording.mark.file] ?? []
      }
      for ((step, _, _), findings) in zip(own, found) {
        for diagnostic in findings.found + findings.consequences {
          items[diagnostic.mark] = step.item
        }
        if !findings.isEmpty { failed.insert(step.recording.mark) }
        findings.found.forEach(self.diagnostics.report)
        consequences += findings.consequences
        items[step.recording.mark] = step.item
      }
    }
    if self.steps.isEmpty, !diagnostics.hasErrors {
      diagnostics.error(
        .unmatchedRecording,
        at: nil,
        "no request was sent",
        fix: skipped.fix
      )
    }
    report(consequences)
    return write(performed.map { ($0.step, $0.outcome) }, items, failed)
  }

  /// Reports differences that follow from others only if no error is reported without them, so that
  /// a server that answers otherwise is never accepted.
  private func report(_ consequences: [Diagnostic]) {
    guard diagnostics.hasErrors else { return consequences.forEach(diagnostics.report) }
    if consequences.isEmpty { return }
    terminal.note(
      "not reported: \(consequences.count.grouped) difference"
        + (consequences.count == 1 ? " that follows" : "s that follow")
        + " from others, because the client sends values that the server's answers lack"
    )
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
    _ performed: [(step: Step, outcome: LiveOutcome)],
    _ items: [Mark?: Report.Item],
    _ failed: Set<Mark>
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
        Report(
          report,
          of: "verify",
          jobs,
          items: (performed.map(\.step.item), { items[$0.mark] })
        )
      )
    let sessions = performed.filter(\.step.recording.isSession)
    let requests = performed.filter { !$0.step.recording.isSession }
    for (noun, some) in [("answers", requests), ("sessions", sessions)]
    where !some.isEmpty || sessions.isEmpty && noun == "answers" {
      let passed = some.count { !failed.contains($0.step.recording.mark) }
      terminal.note("\(passed.grouped) of \(some.count.grouped) \(noun) are as recorded")
    }
    skipped.note(steps.count - performed.count, performed.map(\.outcome), to: terminal)
    terminal.note(report.summary)
    return report.hasErrors || !isWritten ? 1 : 0
  }
}

extension LiveVerification.Step {
  fileprivate var item: Report.Item {
    Report.Item(group: recording.mark.file, name: name)
  }
}
