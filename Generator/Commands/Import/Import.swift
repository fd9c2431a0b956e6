import BinderyJSON
import Canonicalizing
import Foundation
import RecordingRedaction
import Specification

/// `bindery import`: writes the described entries of archives into recordings, without secrets.
struct Import {
  private let options: ImportOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()

  init(_ options: ImportOptions) {
    self.options = options
    terminal = Terminal(options.common)
  }

  /// Imports all archives, and returns the exit status.
  func run() -> Int32 {
    var count = 0
    var hasOmissions = false
    for job in jobs {
      terminal.progress("reading \(job.title)")
      for document in ShapedJob(job, Diagnostics()).documents {
        for path in options.archives {
          do throws(Diagnostic) {
            let summary = try importArchive(path, document, job)
            count += summary.acceptedCount
            hasOmissions = hasOmissions || summary.hasOmissions
          } catch {
            diagnostics.report(error)
          }
        }
      }
    }
    let report = DiagnosticReport(diagnostics, options.common)
    terminal.report(report)
    terminal.endProgress()
    if report.hasErrors || count == 0 { return 1 }
    return options.common.isStrict && hasOmissions ? 1 : 0
  }

  private var jobs: [Job] {
    Job.recording(
      to: options.output,
      describedBy: options.document,
      option: "--into",
      options.common,
      diagnostics
    )
  }

  private func importArchive(
    _ path: String,
    _ document: ShapedDocument,
    _ job: Job
  ) throws(Diagnostic) -> ImportSummary {
    guard let shaper = document.contractShaper, let contract = job.contract else {
      return ImportSummary(archive: path)
    }
    let name = (path as NSString).lastPathComponent
    let output = ArchiveFile(path: options.output ?? "\(contract.recordings)/\(name)")
    let input = try ArchiveFile(path: path).read().withoutContentCodings
    let recordings = Recording.read(path, diagnostics: diagnostics)
    var archive = ImportedArchive(present: try output.readIfPresent(), from: input)
    let subjects = shaper.subjects(of: recordings, servers: options.servers)
    var summary = archive.add(recordings, subjects, of: input, path: path)
    guard summary.importedCount > 0 else {
      terminal.note(summary.text)
      return summary
    }
    var redactor = RecordingRedactor(
      rules: document.redactionRules,
      environment: ProcessInfo.processInfo.environment
    )
    let redacted = redactor.redact(archive.json)
    let duplicates = archive.duplicates(in: redacted, redactor.fakeSearch)
    summary.importedCount -= duplicates.count
    summary.duplicateCount += duplicates.count
    guard summary.importedCount > 0 else {
      terminal.note(summary.text)
      return summary
    }
    summary.secrets = redactor.findings.filter { !$0.isInEntry(of: duplicates) }.map(\.kind)
    try output.write(redacted.withoutEntries(duplicates))
    let written = Recording.read(output.path, diagnostics: Diagnostics())
    try ContractHashes(recordings: output.path).add(shaper.resolved(written).values)
    summary.output = output.path
    terminal.note(summary.text)
    return summary
  }
}

extension RecordingRedactor.Finding {
  /// Whether the secret is in one of the entries with some indices.
  fileprivate func isInEntry(of indices: Set<Int>) -> Bool {
    let steps = pointer.split(separator: "/")
    guard steps.count > 2, steps[0] == "log", steps[1] == "entries" else { return false }
    return Int(steps[2]).map(indices.contains) ?? false
  }
}
