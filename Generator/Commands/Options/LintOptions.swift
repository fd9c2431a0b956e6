/// The options of `bindery lint`.
struct LintOptions: Equatable {
  /// The documents to read; empty means every `Spec/*/bindings.yaml`.
  var documents: [String] = []
  var report = ReportOptions()
  /// Shows all findings of each kind.
  var showsAll = false
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
    try common.check(hasDocument: !documents.isEmpty)
    try report.check(inputs: documents)
    if !common.overlays.isEmpty, documents.count > 1 {
      throw UsageError("--overlay requires a single document, not \(documents.count)")
    }
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--all": showsAll = true
    default: throw UsageError(unknown: option, of: "lint")
    }
  }
}
