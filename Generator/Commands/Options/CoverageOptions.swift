import Checking

/// The options of `bindery coverage`.
struct CoverageOptions: Equatable {
  /// A percentage that a dimension must have; the total without one.
  struct Minimum: Equatable {
    var dimension: CoverageDimension?
    /// 0 to 100.
    var percent: Double
  }

  /// The documents and their recordings, and the report.
  var checked = CheckOptions()
  /// Lists everything that isn't covered.
  var showsAll = false
  var minimums: [Minimum] = []
  /// The path of an earlier result, whose percentages must not decrease.
  var baseline: String?

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path): checked.documents.append(path)
      case .option(let option):
        if try checked.common.take(option, &words) { continue }
        if try checked.report.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    try checked.checkDocuments()
  }

  /// The command that writes the result of the same documents and recordings as JSON.
  var jsonCommand: String {
    let recordings = checked.recordings.map { ["--recordings", $0] } ?? []
    let words = ["bindery", "coverage"] + checked.documents + recordings + ["--format", "json"]
    return words.map { "\(ShellWord($0))" }.joined(separator: " ")
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--recordings": checked.recordings = try words.onlyValue(of: option)
    case "--all": showsAll = true
    case "--fail-under": minimums.append(try Minimum(words.value(of: option)))
    case "--baseline": baseline = try words.onlyValue(of: option)
    default: throw UsageError(unknown: option, of: "coverage")
    }
  }
}

extension CoverageOptions.Minimum {
  /// Reads `90`, or `responses=90`.
  fileprivate init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard
        let found = CoverageDimension.allCases.first(where: { $0.argument == parts[0] })
      else {
        let names = CoverageDimension.allCases.map(\.argument).joined(separator: ", ")
        throw UsageError("--fail-under has no “\(parts[0])”; it has \(names)")
      }
      dimension = found
    }
    guard parts.count <= 2, let percent = Double(parts[parts.count - 1]), 0...100 ~= percent else {
      throw UsageError("--fail-under requires a percentage from 0 to 100, not “\(text)”")
    }
    self.percent = percent
  }
}
