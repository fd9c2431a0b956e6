import BinderyJSON
import Canonicalizing
import Foundation
import RecordingRedaction
import Shape
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
    var summaries: [ImportSummary] = []
    let jobs = jobs
    let services = jobs.map { job in
      terminal.progress("reading \(job.title)")
      let found = Diagnostics()
      let documents = ShapedJob(job, found).documents
      // What is omitted of the document is reported by the commands that read it for itself.
      found.all.filter { $0.severity == .error }.forEach(diagnostics.report)
      return (job: job, documents: documents)
    }
    for (job, documents) in services {
      let operations = documents.reduce(into: Set<String>()) {
        $0.formUnion($1.service.operations.map(\.id.rawValue))
        $0.formUnion($1.service.omissions.operations)
      }
      for document in documents {
        for path in options.archives where job.isImporting(path, among: jobs) {
          let others = services.filter { $0.job.isImporting(path, among: jobs) }
          let owners = others.count > 1 ? EntryOwners(others) : nil
          do throws(Diagnostic) {
            summaries.append(try importArchive(path, document, operations, job, owners))
          } catch {
            diagnostics.report(error)
          }
        }
      }
    }
    let related = options.archives.flatMap { Self.related(summaries, of: $0) }
    for summary in related { terminal.note(summary.text) }
    let report = DiagnosticReport(diagnostics, options.common)
    terminal.report(report)
    terminal.endProgress()
    if report.hasErrors || !related.contains(where: { $0.acceptedCount > 0 }) { return 1 }
    return options.common.isStrict && related.contains(where: \.hasOmissions) ? 1 : 0
  }

  /// The summaries of the services that describe an entry of an archive; all if none does.
  private static func related(_ all: [ImportSummary], of archive: String) -> [ImportSummary] {
    let summaries = all.filter { $0.archive == archive }
    let accepting = summaries.filter { $0.acceptedCount > 0 }
    return accepting.isEmpty ? summaries : accepting
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

  /// The name of the recording, which ends in `.har`.
  private static func recordingName(_ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return name.hasSuffix(".har") ? name : (name as NSString).deletingPathExtension + ".har"
  }

  private static func unusable(_ cassette: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unusableOutput,
      at: Mark(file: cassette, line: 1, column: 1),
      "the file is a cassette, and recordings are HTTP archives",
      fix: "pass a file that ends in .har to --into"
    )
  }

  private func importArchive(
    _ path: String,
    _ document: ShapedDocument,
    _ operations: Set<String>,
    _ job: Job,
    _ owners: EntryOwners?
  ) throws(Diagnostic) -> ImportSummary {
    guard let shaper = document.contractShaper, let rules = document.redactionRules,
      let folder = job.contract?.recordings
    else { return ImportSummary(archive: path) }
    let output = ArchiveFile(path: options.output ?? "\(folder)/\(Self.recordingName(path))")
    let isInPlace = output.isSameFile(as: path)
    let cassette = try Cassette(path: path)
    if isInPlace, cassette != nil { throw Self.unusable(path) }
    let source =
      if let cassette { cassette.archive } else { try ArchiveFile(path: path).read() }
    let read = source.withoutContentCodings
    let bodies = AttachedBodies(of: path, diagnostics)
    let input = isInPlace ? bodies.embedded(inArchive: read) : read
    let entries = ArchiveEntries(input, path: path, from: cassette, diagnostics)
    var archive =
      isInPlace
      ? ImportedArchive(redacting: input, provenance: options.provenance)
      : ImportedArchive(
        present: try output.readIfPresent(),
        from: input,
        provenance: options.provenance
      )
    let subjects = shaper.subjects(
      of: isInPlace ? entries.matchable(operations) : entries.recordings,
      servers: options.servers
    )
    var summary = archive.add(entries, subjects, path: path) { recording in
      owners?.ownership(of: recording, by: job) ?? .own
    }
    summary.lacksHost = !document.service.hasHost
    summary.isInPlace = isInPlace
    summary.attachedFiles = AttachedBodies.names(in: read).subtracting(
      AttachedBodies.names(in: input)
    )
    var redactor = RecordingRedactor(
      rules: rules,
      environment: ProcessInfo.processInfo.environment
    )
    var redacted = redactor.redact(archive.json)
    summary.hideSecrets(redactor)
    guard summary.importedCount > 0 || isInPlace else { return summary }
    let (duplicates, presentFakes) =
      isInPlace ? ([], [:]) : archive.duplicates(in: redacted, redactor.fakeSearch)
    if !presentFakes.isEmpty {
      redactor.replaceFakes(presentFakes)
      redacted = redactor.redact(archive.json)
    }
    summary.importedCount -= duplicates.count
    summary.duplicateCount += duplicates.count
    summary.secrets = redactor.findings.filter { !$0.isInEntry(of: duplicates) }.map(\.kind)
    guard isInPlace ? redacted != read : summary.importedCount > 0 else { return summary }
    try output.write(redacted.withoutEntries(duplicates))
    let written = Recording.read(output.path, diagnostics: Diagnostics())
    let (contract, values) = shaper.resolved(written)
    try ContractHashes(recordings: output.path).add(values)
    summary.undocumentedParts = UndocumentedParts(contract, values).lines
    summary.output = output.path
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

extension Job {
  /// Whether the job imports an archive.
  ///
  /// An archive in a folder of recordings belongs to the jobs with this folder: its annotated
  /// entries have no meaning in the other ones.
  fileprivate func isImporting(_ archive: String, among jobs: [Job]) -> Bool {
    hasRecording(archive) || !jobs.contains { $0.hasRecording(archive) }
  }

  private func hasRecording(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    guard let folder = contract?.recordings else { return false }
    return ArchiveFile(path: "\(folder)/\(name)").isSameFile(as: path)
  }
}

extension Service {
  /// Whether a server of a document has a host.
  fileprivate var hasHost: Bool {
    (servers + operations.flatMap(\.servers) + realtime.flatMap(\.servers))
      .contains { $0.template.contains("://") }
  }
}
