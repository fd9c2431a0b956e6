import Checking
import Comparing
import Shape
import Specification

/// What a change of the documents means for the recordings of a `bindings.yaml`.
struct RecordingChanges {
  private let old: ShapedJob
  private let new: ShapedJob

  init(_ old: ShapedJob, _ new: ShapedJob) {
    self.old = old
    self.new = new
  }

  /// The entries that the new documents describe otherwise, and those that no longer fit them.
  var all: [Change] {
    let found = stale + unfit
    if found.isEmpty { return [] }
    let names = new.contractTestNames
    return found.map { entry, change in
      var change = change
      change.tests = names[entry] ?? []
      return change
    }
  }

  private var stale: [(Contract.Entry, Change)] {
    let before = Self.hashes(of: old)
    let after = Self.hashes(of: new)
    return after.entries.compactMap { entry, text in
      guard let (other, _) = before.texts[entry], other != text.0 else { return nil }
      let change = Change(
        RecordingRules.stale,
        of: entry.description,
        "its description changed",
        old: nil,
        new: text.1
      )
      return (entry, change)
    }
  }

  /// The hashes of what describes each entry, and the location of the entry.
  private static func hashes(
    of job: ShapedJob
  ) -> (entries: [(Contract.Entry, (String, Mark))], texts: [Contract.Entry: (String, Mark)]) {
    var entries: [(Contract.Entry, (String, Mark))] = []
    for values in job.documents.compactMap(\.recordedValues) {
      var hasher = ContractHasher(values)
      for entry in values.entries {
        entries.append((entry.entry, (hasher.text(of: entry), Mark(entry.origin))))
      }
    }
    return (entries, Dictionary(entries) { first, _ in first })
  }

  private var unfit: [(Contract.Entry, Change)] {
    let before = Set(Self.findings(of: old).map(Key.init))
    return Self.findings(of: new).filter { !before.contains(Key($0)) }.map { finding in
      let diagnostic = finding.diagnostic
      let change = Change(
        RecordingRules.unfit,
        of: finding.value.entry.description,
        diagnostic.message,
        old: nil,
        new: diagnostic.mark ?? Mark(finding.value.origin)
      )
      return (finding.value.entry, change)
    }
  }

  private static func findings(of job: ShapedJob) -> [Finding] {
    job.documents.compactMap(\.recordedValues).flatMap { $0.findings(Diagnostics()) }
      .filter(\.isContradiction)
  }

  /// What a finding has in common with the same one of another version.
  private struct Key: Hashable {
    let entry: Contract.Entry
    let path: String
    let keyword: String

    init(_ finding: Finding) {
      entry = finding.value.entry
      path = "\(finding.path)"
      keyword = finding.keyword
    }
  }
}
