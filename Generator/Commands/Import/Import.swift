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
    let paths = ImportedPaths(options.archives, output: options.output, diagnostics)
    var summaries: [ImportSummary] = []
    let jobs = paths.files.isEmpty ? [] : jobs
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
        let archives = paths.files.filter { job.isImporting($0, among: jobs) }
        var hashes = AddedHashes()
        for group in groups(of: archives, for: job, among: jobs) {
          let others = group.jobs.map { services[$0] }
          let owners = others.count > 1 ? EntryOwners(others) : nil
          do throws(Diagnostic) {
            let summary = try importArchives(group, document, operations, job, owners, &hashes)
            if let summary { summaries.append(summary) }
          } catch {
            diagnostics.report(error)
          }
        }
        hashes.writeSchemas().forEach(diagnostics.report)
      }
    }
    let related = Self.related(summaries)
    for summary in related { terminal.note(summary.text) }
    if related.count > 1 { terminal.note(Self.total(of: related)) }
    for (folder, files) in paths.others { terminal.note(Self.line(folder, files)) }
    // No other command reads the archives from where they are.
    let report = DiagnosticReport(diagnostics, options.common, command: nil)
    terminal.report(report)
    terminal.endProgress()
    if report.hasErrors || !related.contains(where: { $0.acceptedCount > 0 }) { return 1 }
    return options.common.isStrict && related.contains(where: \.hasOmissions) ? 1 : 0
  }

  /// The summaries of the services that describe an entry of the same archives; all if none does.
  private static func related(_ summaries: [ImportSummary]) -> [ImportSummary] {
    let accepting = Set(summaries.filter { $0.acceptedCount > 0 }.map(\.archives))
    return summaries.filter { $0.acceptedCount > 0 || !accepting.contains($0.archives) }
  }

  /// The line about the entries of all tables.
  private static func total(of summaries: [ImportSummary]) -> String {
    let imported = summaries.reduce(0) { $0 + $1.importedCount }
    let duplicates = summaries.reduce(0) { $0 + $1.duplicateCount }
    return "total: \(imported.grouped) imported"
      + (duplicates == 0 ? "" : ", \(duplicates.grouped) duplicate")
  }

  /// The line about the files of a folder that aren't recordings.
  private static func line(_ folder: String, _ files: [String]) -> String {
    let verb = files.count == 1 ? "file isn't a recording" : "files aren't recordings"
    let rest = files.count > 5 ? " and \((files.count - 5).grouped) others" : ""
    let shown = files.prefix(5).joined(separator: ", ")
    return "\(folder): \(files.count.grouped) \(verb): \(shown)\(rest)"
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

  /// Archives whose entries belong into the same recording.
  private struct Group {
    let output: ArchiveFile
    /// Whether the only archive is the recording itself.
    let isInPlace: Bool
    /// The indices of the jobs that import the archives.
    let jobs: [Int]
    var archives: [String]
  }

  /// The archives by their recordings, in order.
  private func groups(of archives: [String], for job: Job, among jobs: [Job]) -> [Group] {
    guard let folder = job.contract?.recordings else { return [] }
    var groups: [Group] = []
    for path in archives {
      let output = ArchiveFile(path: options.output ?? "\(folder)/\(Self.recordingName(path))")
      let isInPlace = output.isSameFile(as: path)
      let importing = jobs.indices.filter { jobs[$0].isImporting(path, among: jobs) }
      let index = groups.firstIndex {
        !$0.isInPlace && $0.output.path == output.path && $0.jobs == importing
      }
      if let index, !isInPlace {
        groups[index].archives.append(path)
      } else {
        groups.append(
          Group(output: output, isInPlace: isInPlace, jobs: importing, archives: [path])
        )
      }
    }
    return groups
  }

  /// Imports archives into their recording, which is written once; nil if none can be read.
  private func importArchives(
    _ group: Group,
    _ document: ShapedDocument,
    _ operations: Set<String>,
    _ job: Job,
    _ owners: EntryOwners?,
    _ hashes: inout AddedHashes
  ) throws(Diagnostic) -> ImportSummary? {
    var summary = ImportSummary(archives: group.archives)
    guard let shaper = document.contractShaper, let rules = document.redactionRules else {
      return summary
    }
    let sources = group.archives.compactMap { path in
      terminal.progress("reading \(path)")
      return source(path, isInPlace: group.isInPlace)
    }
    guard let first = sources.first else { return nil }
    var archive =
      group.isInPlace
      ? ImportedArchive(redacting: first.input, provenance: options.provenance)
      : ImportedArchive(
        present: try group.output.readIfPresent(),
        from: first.input,
        provenance: options.provenance
      )
    summary.documentedServer = document.service.server
    summary.lacksHost = summary.documentedServer == nil
    summary.isInPlace = group.isInPlace
    summary.hasNoEntries = sources.allSatisfy(\.entries.entries.isEmpty)
    // Matched together, since a large document has many operations to match.
    let recordings = sources.map { source in
      group.isInPlace ? source.entries.matchable(operations) : source.entries.recordings
    }
    var subjects = shaper.subjects(of: recordings.flatMap(\.self), servers: options.servers)[...]
    for source in sources {
      let own = subjects.prefix(source.entries.recordings.count)
      subjects = subjects.dropFirst(own.count)
      archive.add(
        source.entries,
        Array(own),
        path: source.path,
        to: &summary,
        assumedServer: { shaper.undescribedServer(of: $0, besides: options.servers) },
        ownership: { owners?.ownership(of: $0, by: job) ?? .own }
      )
      summary.attachedFiles.formUnion(source.attachedFiles)
    }
    var redactor = RecordingRedactor(
      rules: rules,
      environment: ProcessInfo.processInfo.environment
    )
    terminal.progress("replacing secrets")
    var redacted = redactor.redact(archive.json)
    summary.hideSecrets(redactor)
    guard summary.importedCount > 0 || group.isInPlace else { return summary }
    let (duplicates, presentFakes) =
      group.isInPlace ? ([], [:]) : archive.duplicates(in: redacted, redactor.fakeSearch)
    if !presentFakes.isEmpty {
      redactor.replaceFakes(presentFakes)
      redacted = redactor.redact(archive.json)
    }
    summary.importedCount -= duplicates.count
    summary.duplicateCount += duplicates.count
    summary.secrets = redactor.findings.filter { !$0.isInEntry(of: duplicates) }.map(\.kind)
    let isChanged = redacted != first.read || first.needsWriting
    guard group.isInPlace ? isChanged : summary.importedCount > 0 else {
      return summary
    }
    let output = group.output
    try output.write(redacted.withoutEntries(duplicates))
    terminal.progress("checking \(output.path)")
    let written = Recording.read(output.path, diagnostics: Diagnostics())
    let (contract, values) = shaper.resolved(written)
    try hashes.add(values, to: output.path)
    summary.undocumentedParts = UndocumentedParts(contract, values).lines
    summary.output = output.path
    return summary
  }

  /// Reads an archive; nil after reporting why that isn't possible.
  private func source(_ path: String, isInPlace: Bool) -> ImportSource? {
    do throws(Diagnostic) {
      return try ImportSource(path, isInPlace: isInPlace, diagnostics)
    } catch {
      diagnostics.report(error)
      return nil
    }
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
  /// The first server of a document that has a host.
  fileprivate var server: String? {
    (servers + operations.flatMap(\.servers) + realtime.flatMap(\.servers))
      .map(\.template).first { $0.contains("://") }
  }
}
