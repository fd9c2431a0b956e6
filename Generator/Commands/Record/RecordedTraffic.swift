import BinderyJSON
import Foundation
import RecordingRedaction
import Specification

import struct Canonical.Recording

/// The HAR file of `bindery record`: the described entries, annotated and without secrets.
///
/// It contains no secret in memory either: entries are redacted when they are added.
package struct RecordedTraffic {
  private let file: ArchiveFile
  private let described: DescribedTraffic
  private let provenance: Recording.Provenance.Kind
  /// The captured service, as the provenance states it.
  private let source: String
  private var redactor: RecordingRedactor
  private var log: JSONObject
  private var entries: [JSONValue]
  /// The entries that the file had before; a further one that equals one of them is a duplicate.
  private var present: KnownEntries
  private var summary: ImportSummary
  private var hasChanges = false
  /// Whether the file has entries that hadn't ended.
  private var hasOpenEntries = false
  /// The number of known secrets when all entries were redacted.
  private var replacedSecretCount = 0

  /// Reads the documents, and with the mode `append` the present file; nil after reporting why that
  /// isn't possible.
  ///
  /// - Parameter service: The host of the service, with its port if it has one.
  package init?(
    _ options: RecordOptions,
    to path: String,
    service: String,
    _ terminal: Terminal,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let diagnostics = Diagnostics()
    file = ArchiveFile(path: path)
    provenance = options.provenance
    source = service
    described = Self.described(options, diagnostics)
    redactor = RecordingRedactor(rules: described.redactionRules, environment: environment)
    summary = ImportSummary(archives: [path])
    summary.verb = ImportSummary.recorded
    log = [
      "version": "1.2",
      "creator": ["name": "bindery record", "version": .string(CommandLineTool.version)],
    ]
    entries = []
    do throws(Diagnostic) {
      if let archive = try file.readIfPresent() {
        // Redacted again, so that its replaced secrets keep their values to themselves.
        let archive = redactor.redact(archive)
        log = archive["log"]?.object ?? log
        entries = archive["log"]?["entries"]?.array ?? []
      }
      try file.checkFolder()
    } catch {
      diagnostics.report(error)
    }
    present = KnownEntries(entries, redactor.fakeSearch)
    let report = DiagnosticReport(diagnostics, options.common)
    guard !described.isEmpty, !report.hasErrors else {
      terminal.report(report)
      return nil
    }
  }

  private static func described(
    _ options: RecordOptions,
    _ diagnostics: Diagnostics
  ) -> DescribedTraffic {
    let jobs = Job.recording(
      to: options.output,
      describedBy: options.document,
      option: "--output",
      options.common,
      diagnostics
    )
    let found = Diagnostics()
    let traffic = DescribedTraffic(jobs.flatMap { ShapedJob($0, found).documents })
    // `bindery lint` reports problems of documents; here they only matter if nothing is left.
    if traffic.isEmpty { diagnostics.report(found) { $0 } }
    return traffic
  }
}

extension RecordedTraffic {
  /// Adds the entries that a document describes, and unfinished ones, without their secrets.
  package mutating func add(_ captured: [CapturedEntry]) {
    let finished = captured.filter { !$0.isUnfinished }
    var matches = described.matches(finished.map(\.json), file: file.path)[...]
    var added: [JSONValue] = []
    for entry in captured {
      if entry.isUnfinished {
        summary.incompleteCount += 1
        added.append(entry.json)
      } else if let match = matches.popFirst() {
        count(match)
        if let annotated = annotated(entry, match) { added.append(annotated) }
      }
    }
    guard !added.isEmpty else { return }
    let redacted = redactor.redact(["log": ["entries": .array(added)]])
    summary.secrets += redactor.findings.map(\.kind)
    let duplicates = duplicates(in: redacted)
    for (index, entry) in (redacted["log"]?["entries"]?.array ?? []).enumerated() {
      append(entry, isDuplicate: duplicates.contains(index))
    }
  }

  private mutating func count(_ match: DescribedTraffic.Match) {
    switch match {
    case .described: break
    case .reversed(_, let channel, let role): summary.add(reversed: channel, role)
    case .withoutMessages: summary.messagelessCount += 1
    case .ambiguous(let recording, let operations): summary.add(ambiguous: recording, operations)
    case .undocumented(let recording): summary.add(undocumented: recording)
    case .redirect: summary.redirectCount += 1
    case .unrelated(let isPreflight): summary.add(unrelated: isPreflight)
    case .invalid: summary.incompleteCount += 1
    }
  }

  /// Returns an entry with what describes it; nil if nothing does.
  private func annotated(
    _ entry: CapturedEntry,
    _ match: DescribedTraffic.Match
  ) -> JSONValue? {
    guard let annotation = match.annotation else { return nil }
    let date = entry.json["startedDateTime"]?.string?.prefix(10) ?? ""
    let origin = Recording.Provenance(kind: provenance, source: "\(source), \(date)")
    return annotation.annotated(entry.json, origin, close: entry.close)
  }

  /// The indices of the entries that the file had before.
  private mutating func duplicates(in redacted: JSONValue) -> Set<Int> {
    if present.isEmpty { return [] }
    let entries = redacted["log"]?["entries"]?.array ?? []
    let fakes = redactor.fakeSearch
    return Set(entries.indices.filter { present.contains(entries[$0], fakes) })
  }

  private mutating func append(_ entry: JSONValue, isDuplicate: Bool) {
    if isDuplicate {
      summary.duplicateCount += 1
      return
    }
    if entry["response"]?["status"] != 0 { summary.importedCount += 1 }
    entries.append(entry)
    hasChanges = true
  }

  /// Writes the entries if there are new ones; the file is replaced as a whole, so that it is
  /// always complete.
  ///
  /// Also the secrets are replaced that only a later entry revealed.
  ///
  /// - Parameter open: Sessions and streams that haven't ended; the next call replaces them.
  package mutating func write(open: [CapturedEntry] = []) throws(Diagnostic) {
    let openEntries = redacted(open: open)
    if redactor.secretCount > replacedSecretCount {
      let redacted = redactor.redact(archive(entries))
      summary.secrets += redactor.findings.map(\.kind)
      hasChanges = hasChanges || !redactor.findings.isEmpty
      entries = redacted["log"]?["entries"]?.array ?? entries
      replacedSecretCount = redactor.secretCount
    }
    guard hasChanges || hasOpenEntries || !openEntries.isEmpty else { return }
    try file.write(archive(entries + openEntries))
    hasChanges = false
    hasOpenEntries = !openEntries.isEmpty
    summary.output = file.path
  }

  /// Returns the entries that a document describes, without their secrets, which are counted when
  /// they have ended.
  private mutating func redacted(open: [CapturedEntry]) -> [JSONValue] {
    let matches = described.matches(open.map(\.json), file: file.path)
    let kept = zip(open, matches).compactMap { annotated($0, $1) }
    guard !kept.isEmpty else { return [] }
    return redactor.redact(archive(kept))["log"]?["entries"]?.array ?? []
  }

  /// Writes the entries with hashes of what describes them, at the end of the recording.
  package mutating func finish() throws(Diagnostic) {
    try write()
    guard let output = summary.output else { return }
    summary.undocumentedParts = try described.addHashes(to: output)
  }

  private func archive(_ entries: [JSONValue]) -> JSONValue {
    var log = log
    log["entries"] = .array(entries)
    return ["log": .object(log)]
  }

  /// The table of what was recorded and omitted.
  package var text: String {
    var summary = summary
    summary.hideSecrets(redactor)
    return summary.text
  }

  /// The number of entries in the file.
  package var entryCount: Int { entries.count }

  /// Whether an entry was ambiguous or undocumented.
  package var hasOmissions: Bool { summary.hasOmissions }
}
