import Canonical
import Foundation
import RecordingRedaction
import Shaping
import Specification

/// What became of the entries of archives.
struct ImportSummary {
  let archives: [String]
  /// The verb for the entries that the recordings got.
  var verb = "imported"
  /// The verb for the entries that `bindery record` captured.
  static let recorded = "recorded"
  var importedCount = 0
  var duplicateCount = 0
  /// Requests to other hosts, and for pages and their parts.
  private(set) var unrelatedCount = 0
  /// Requests of browsers for permission to send others.
  private(set) var preflightCount = 0
  /// Redirects that the document doesn't describe.
  var redirectCount = 0
  /// The servers of accepted entries that the document doesn't have.
  private var assumedServers: Set<String> = []
  /// The first server of the document with a host; nil without one.
  var documentedServer: String?
  /// The number of described requests to each server that the document doesn't have, by its URL.
  private var otherServers: [String: Int] = [:]
  /// Aborted requests and invalid entries.
  var incompleteCount = 0
  /// WebSocket sessions of which no message is recorded.
  var messagelessCount = 0
  /// The number of sessions by the channel that has their messages in the other direction.
  private var reversed: [String: Int] = [:]
  private var ambiguous: [String] = []
  /// The number of undocumented requests by method and path.
  private var undocumented: [Endpoint: Int] = [:]
  /// The number of entries by the former and the new name of their operation.
  private var renamed: [String: Int] = [:]
  /// What the accepted entries have and the document lacks.
  var undocumentedParts: [String] = []
  /// Whether the archives have no entries at all.
  var hasNoEntries = false
  /// Whether no server of the document has a host, with which requests could be compared.
  var lacksHost = false
  /// The kinds of the replaced secrets.
  var secrets: [String] = []
  /// Whether the archive itself is the output.
  var isInPlace = false
  /// The files beside the archive with bodies that are in it now.
  var attachedFiles: Set<String> = []
  /// The written file; nil if nothing was written.
  var output: String?

  private struct Endpoint: Hashable {
    let method: String
    let path: String
  }

  init(archives: [String]) { self.archives = archives }

  /// The entries that the recordings have now.
  var acceptedCount: Int { importedCount + duplicateCount + renamed.values.reduce(0, +) }

  var hasOmissions: Bool {
    !ambiguous.isEmpty || !undocumented.isEmpty || !reversed.isEmpty || !undocumentedParts.isEmpty
  }

  mutating func add(ambiguous recording: Recording, _ operations: [String]) {
    let first = operations.first ?? ""
    ambiguous.append(
      "\(recording.request.urlMark): one of \(operations.joined(separator: ", ")); add to the"
        + " entry \"_bindery\": {\"operation\": \"\(first)\", \"provenance\":"
        + " {\"kind\": \"captured\", \"source\": \"…\"}}"
    )
  }

  /// Adds a session whose messages a channel has in the other direction.
  mutating func add(reversed channel: String, _ role: RecordedSubject.Role) {
    reversed["\(channel): write \(role.statement)", default: 0] += 1
  }

  /// Adds an annotated entry that several services describe equally well.
  mutating func add(ambiguous recording: Recording, _ services: [Job], of path: String) {
    let folders = services.map { FilePath.folder(of: $0.recordings) }
    let first = services.first
    let output = FilePath.join(first?.recordings ?? "", FilePath.name(of: path))
    ambiguous.append(
      "\(recording.mark): of one of \(folders.joined(separator: ", ")); run bindery import"
        + " \(ShellWord(path)) --spec \(ShellWord(first?.documents.first?.path ?? ""))"
        + " --into \(ShellWord(output))"
    )
  }

  mutating func add(renamed former: String, to operation: String) {
    renamed["\(former) is \(operation) now", default: 0] += 1
  }

  /// Adds an entry that isn't one of the service, or a preflight of such an entry.
  mutating func add(unrelated isPreflight: Bool) {
    if isPreflight { preflightCount += 1 } else { unrelatedCount += 1 }
  }

  /// Adds a server that the document doesn't have, and whose entries are those of the service.
  mutating func add(assumedServer url: String) { assumedServers.insert(url) }

  mutating func add(otherServer url: String) { otherServers[url, default: 0] += 1 }

  mutating func add(undocumented recording: Recording) {
    let path = URLComponents(string: recording.request.url)?.path ?? ""
    let method = recording.isSession ? "WebSocket" : recording.request.method
    undocumented[Endpoint(method: method, path: path), default: 0] += 1
  }

  /// Replaces the secrets in paths, and what may be one.
  mutating func hideSecrets(_ redactor: RecordingRedactor) {
    let paths = redactor.printed(paths: undocumented.keys.map(\.path))
    let counts = undocumented.map { endpoint, count in
      (Endpoint(method: endpoint.method, path: paths[endpoint.path] ?? "…"), count)
    }
    undocumented = Dictionary(counts, uniquingKeysWith: +)
  }

  /// The table of the import.
  var text: String {
    let rows: [(String, Int, String)] = [
      (verb, importedCount, ""),
      (
        "renamed", renamed.values.reduce(0, +),
        "matched again, because the operation had another name"
      ),
      ("duplicate", duplicateCount, "equal to another entry"),
      ("other server", otherServers.values.reduce(0, +), "described paths of undescribed servers"),
      ("redirect", redirectCount, "not described; clients follow it to the response"),
      ("preflight", preflightCount, "OPTIONS of browsers, for permission to send a request"),
      ("unrelated", unrelatedCount, "other hosts, pages and their parts"),
      ("incomplete", incompleteCount, "aborted or invalid"),
      ("without messages", messagelessCount, "WebSocket sessions"),
      ("ambiguous", ambiguous.count, ""),
      ("reversed", reversed.values.reduce(0, +), reversedRemark),
      ("undocumented", undocumented.values.reduce(0, +), "not described by the document"),
    ]
    var lines = ["\(title):"]
    for (name, count, remark) in rows where count > 0 || name == verb {
      let number = count.grouped
      let padding = String(repeating: " ", count: max(1, 20 - name.count - number.count))
      lines.append("  \(name)\(padding)\(number)\(remark.isEmpty ? "" : "  \(remark)")")
      if name == verb { lines += assumedLines }
      if name == "renamed" { lines += Self.lines(renamed, "operations") }
      if name == "other server" { lines += otherServerLines }
      if name == "ambiguous" { lines += ambiguous.map { "    \($0)" } }
      if name == "reversed" { lines += reversedLines }
      if name == "undocumented" { lines += undocumentedLines }
    }
    if !undocumentedParts.isEmpty {
      lines.append("  not described by the document:")
      lines += Self.first(undocumentedParts, "parts")
    }
    if hasNoEntries {
      let subject = archives.count == 1 ? "the archive has" : "the archives have"
      lines.append("  help: \(subject) no entries; begin to record before the first request")
    } else if lacksHost, acceptedCount == 0 {
      lines.append(
        "  help: add “servers” with the URL of the service to the document, in Swagger 2.0 “host”"
      )
    }
    if !secrets.isEmpty {
      lines.append("  replaced secrets:")
      let kinds = Dictionary(grouping: secrets) { $0 }.mapValues(\.count)
      lines += kinds.sorted { $0.key < $1.key }.map { "    \($0.key) (\($0.value))" }
    }
    if let output {
      lines.append("  written to \(output)\(isInPlace ? ", in place" : "")")
    } else if isInPlace {
      lines.append("  nothing to change")
    }
    if output != nil, !attachedFiles.isEmpty {
      lines.append("  help: delete the files whose bodies the archive has now:")
      lines += Self.first(attachedFiles.sorted(), "files")
    }
    return lines.joined(separator: "\n")
  }

  private var title: String {
    let shown = archives.prefix(3).joined(separator: ", ")
    let rest = archives.count - 3
    return rest > 0 ? "\(shown) and \(rest.grouped) other \(rest > 1 ? "files" : "file")" : shown
  }

  /// A recorded session can't be imported again, so that it is kept.
  private var reversedRemark: String {
    verb == Self.recorded
      ? "of these, sessions in the other direction"
      : "sessions, in the other direction"
  }

  private var reversedLines: [String] {
    reversed.keys.sorted().map { "    \($0)" }
  }

  private var undocumentedLines: [String] {
    let paths = undocumented.map { ("\($0.key.method) \($0.key.path)", $0.value) }
    return Self.lines(Dictionary(paths, uniquingKeysWith: +), "paths")
  }

  /// Each server that is assumed to be one of the document.
  private var assumedLines: [String] {
    let service = documentedServer.map { "the server \($0)" } ?? "the service"
    let lines = assumedServers.sorted().map { "from \($0), which is assumed to be \(service)" }
    return Self.first(lines, "servers")
  }

  /// Each server as the option that adds it.
  private var otherServerLines: [String] {
    let options = otherServers.map { ("--server \($0.key)", $0.value) }
    return Self.lines(Dictionary(uniqueKeysWithValues: options), "servers")
  }

  /// The most frequent texts with their numbers.
  private static func lines(_ counts: [String: Int], _ noun: String) -> [String] {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return first(
      sorted.map { text, count in "\(text)\(count > 1 ? " (\(count.grouped))" : "")" },
      noun
    )
  }

  /// The first lines of a list, and the number of the others.
  private static func first(_ lines: [String], _ noun: String) -> [String] {
    let shown = lines.prefix(20).map { "    \($0)" }
    let rest = lines.count - shown.count
    return shown + (rest > 0 ? ["    and \(rest.grouped) other \(noun)"] : [])
  }
}
