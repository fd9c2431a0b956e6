/// The options of `bindery check`.
struct CheckOptions: Equatable {
  /// The documents, or folders of documents, to read; empty means every `Spec/*/bindings.yaml`.
  var documents: [String] = []
  /// The HAR file or folder of the documents.
  var recordings: String?
  var report = ReportOptions()
  /// Writes an overlay with which the recordings fit the document.
  var suggests = false
  /// Writes hashes of what the documents describe into the recordings.
  var acceptsChanges = false
  /// Shows each finding, and not only each cause.
  var showsAll = false
  /// Prints the numbers of recordings instead of findings.
  var printsCoverage = false
  var common = CommonOptions()

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path): documents.append(path)
      case .option(let option):
        if try common.take(option, &words) { continue }
        if try report.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    if printsCoverage, acceptsChanges || suggests || showsAll || !report.isDefault {
      throw UsageError(
        "--coverage can't be combined with --accept, --suggest, --all, --format or --output"
      )
    }
    try checkDocuments()
  }

  /// Rejects options of a document when there is none.
  func checkDocuments() throws(UsageError) {
    try common.check(hasDocument: !documents.isEmpty)
    try report.check(inputs: documents + (recordings.map { [$0] } ?? []))
    if documents.isEmpty, recordings != nil {
      throw UsageError("--recordings requires a document; without one, set it in bindings.yaml")
    }
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--recordings": recordings = try words.onlyValue(of: option)
    case "--all": showsAll = true
    case "--accept": acceptsChanges = true
    case "--suggest": suggests = true
    case "--coverage": printsCoverage = true
    default: throw UsageError(unknown: option, of: "check")
    }
  }
}
