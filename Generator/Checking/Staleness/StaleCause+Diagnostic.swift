import Shape
import SourceDiagnostics

extension Diagnostic.Code {
  /// The documents changed after a recording was checked.
  public static let staleRecording = Self("stale-recording")
}

extension StaleCause {
  /// The diagnostic of the cause, at the location of what changed, with all stale entries.
  public var diagnostic: Diagnostic {
    let count = entries.count == 1 ? "1 entry was" : "\(entries.count) entries were"
    return Diagnostic(
      .warning,
      .staleRecording,
      at: (origin ?? entries.first?.origin).map(Mark.init),
      "\(change) after \(count) checked: \(EntryRanges(entries.map(\.entry)))",
      fix: Self.fix,
      related: entries.prefix(1).map { (Mark($0.origin), "the first entry is here") },
      cause: "\(origin?.file ?? "") \(origin?.pointer ?? "") \(name)"
    )
  }

  /// A diagnostic for each stale entry, at its location in the recording.
  public var entryDiagnostics: [Diagnostic] {
    entries.map { entry in
      Diagnostic(
        .warning,
        .staleRecording,
        at: Mark(entry.origin),
        "\(change) after the entry was checked",
        fix: Self.fix,
        related: origin.map { [(Mark($0), "the change is here")] } ?? []
      )
    }
  }

  private static let fix = "review the entries, and run “bindery check --accept”"

  /// The change, as a clause: `“Book”: “title” changed`.
  private var change: String {
    let clauses = [
      clause("changed") { if case .changed(let path) = $0 { path } else { nil } },
      clause("added") { if case .added(let path) = $0 { path } else { nil } },
      clause("removed") { if case .removed(let path) = $0 { path } else { nil } },
    ]
    let found = clauses.compactMap(\.self)
    guard !found.isEmpty else { return "\(name) changed" }
    let isWhole = changes.allSatisfy(\.path.isEmpty)
    return name + (isWhole ? " " : ": ") + found.joined(separator: "; ")
  }

  /// The members of a kind of change, as in `“id”, “title” changed`; nil without any.
  private func clause(_ verb: String, _ path: (SchemaChange) -> String?) -> String? {
    let paths = changes.compactMap(path)
    guard !paths.isEmpty else { return nil }
    let names = paths.filter { !$0.isEmpty }.map(Excerpt.quoted)
    let shown = names.prefix(5).joined(separator: ", ")
    let rest = names.count > 5 ? " and \(names.count - 5) others" : ""
    let participle = verb == "changed" ? verb : (paths.count == 1 ? "was " : "were ") + verb
    return [shown + rest, participle].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension SchemaChange {
  /// The path of the member; empty for a schema as a whole.
  var path: String {
    switch self {
    case .added(let path), .removed(let path), .changed(let path): path
    }
  }
}

/// Entries as text: `books.har #0, #2-#4; sales.har #1`.
struct EntryRanges: CustomStringConvertible {
  let description: String

  /// Creates the text of entries in their order.
  init(_ entries: [Contract.Entry]) {
    var files: [(name: String, ranges: [ClosedRange<Int>])] = []
    for entry in entries {
      if files.last?.name != entry.recording { files.append((entry.recording, [])) }
      let file = files.count - 1
      if let last = files[file].ranges.last, last.upperBound + 1 == entry.entry {
        files[file].ranges[files[file].ranges.count - 1] = last.lowerBound...entry.entry
      } else {
        files[file].ranges.append(entry.entry...entry.entry)
      }
    }
    description = files.map { file in
      let ranges = file.ranges.map { range in
        range.count == 1
          ? "#\(range.lowerBound)" : "#\(range.lowerBound)-#\(range.upperBound)"
      }
      return "\(file.name) \(ranges.joined(separator: ", "))"
    }
    .joined(separator: "; ")
  }
}
