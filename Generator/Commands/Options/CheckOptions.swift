/// The options of `bindery check`.
struct CheckOptions: Equatable {
  /// The document to read; nil means every `Spec/*/bindings.yaml`.
  var document: String?
  /// The HAR file or folder of a document.
  var recordings: String?
  var format = LintOptions.Format.text
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
      case .operand(let path) where document == nil: document = path
      case .operand(let path):
        throw UsageError("check takes one document; unexpected “\(path)”")
      case .option(let option):
        if try common.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    try common.check(hasDocument: document != nil)
    if printsCoverage, acceptsChanges || suggests || showsAll || format != .text {
      throw UsageError("--coverage can't be combined with --accept, --suggest, --all or --format")
    }
    if document != nil, recordings == nil {
      throw UsageError("missing --recordings; usage: bindery check SPEC --recordings PATH")
    }
    if document == nil, recordings != nil {
      throw UsageError("--recordings requires a document; without one, set it in bindings.yaml")
    }
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--recordings": recordings = try words.onlyValue(of: option)
    case "--format": format = try LintOptions.format(named: words.onlyValue(of: option))
    case "--all": showsAll = true
    case "--accept": acceptsChanges = true
    case "--suggest": suggests = true
    case "--coverage": printsCoverage = true
    default: throw UsageError(unknown: option, of: "check")
    }
  }
}
