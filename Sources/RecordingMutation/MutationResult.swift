import BinderyJSON

/// A mutation, and whether the tests failed with it.
package struct MutationResult: Hashable, Sendable {
  package var kind: MutationKind
  /// The operation and status, or the channel and message.
  package var subject: String
  /// What is changed: the JSON path of a value, or the name of a header.
  package var detail: String
  /// The JSON pointer of the schema's keyword; empty for a change that isn't about one.
  package var keyword: String
  /// The recording and the entry, such as `books.har #2`.
  package var entry: String
  /// The location of the changed part in the recording.
  package var file: String
  package var line: Int
  package var column: Int
  /// The first failure of the tests; nil if they passed.
  package var failure: String?

  package init(
    _ kind: MutationKind,
    of subject: String,
    detail: String,
    keyword: String = "",
    entry: String,
    file: String,
    line: Int,
    column: Int,
    failure: String?
  ) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
    self.keyword = keyword
    self.entry = entry
    self.file = file
    self.line = line
    self.column = column
    self.failure = failure
  }

  /// Whether the tests did what they must.
  package var isExpected: Bool { kind.mustFail == (failure != nil) }
}

extension MutationResult {
  /// Reads a result from JSON; nil if it is none.
  package init?(_ json: JSONValue) {
    guard let kind = (json["kind"]?.string).flatMap(MutationKind.init),
      let subject = json["subject"]?.string, let entry = json["entry"]?.string,
      let file = json["file"]?.string
    else { return nil }
    self.init(
      kind,
      of: subject,
      detail: json["detail"]?.string ?? "",
      keyword: json["keyword"]?.string ?? "",
      entry: entry,
      file: file,
      line: json["line"]?.int ?? 1,
      column: json["column"]?.int ?? 1,
      failure: json["failure"]?.string
    )
  }

  /// The result as JSON.
  package var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "subject": .string(subject), "detail": .string(detail),
      "keyword": .string(keyword), "entry": .string(entry), "file": .string(file),
      "line": .number(JSONNumber(line)), "column": .number(JSONNumber(column)),
      "failure": failure.map { .string($0) } ?? .null,
    ])
  }
}

/// The results of one process of tests.
package struct MutationResults: Hashable, Sendable {
  package var results: [MutationResult]
  /// The numbers of mutations that were not tested, because the time was over, by the file of the
  /// recording.
  package var untested: [String: Int]

  package init(results: [MutationResult] = [], untested: [String: Int] = [:]) {
    self.results = results
    self.untested = untested
  }

  /// Reads results from JSON; nil if one of them is invalid.
  package init?(_ json: JSONValue) {
    guard let all = json["results"]?.array else { return nil }
    let results = all.compactMap { MutationResult($0) }
    guard results.count == all.count else { return nil }
    let untested = json["untested"]?.object?.members.map { ($0.key, $0.value.int ?? 0) } ?? []
    self.init(results: results, untested: Dictionary(untested) { $0 + $1 })
  }

  package var json: JSONValue {
    let counts = untested.sorted { $0.key < $1.key }
    return [
      "results": .array(results.map(\.json)),
      "untested": .object(JSONObject(counts.map { ($0.key, .number(JSONNumber($0.value))) })),
    ]
  }
}

extension MutationResults {
  package static func += (results: inout MutationResults, more: MutationResults) {
    results.results += more.results
    results.untested.merge(more.untested) { $0 + $1 }
  }
}
