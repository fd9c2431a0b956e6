import Comparing

/// The options of `bindery diff`.
struct DiffOptions: Equatable {
  /// The old and the new documents, or folders with a `bindings.yaml`.
  var old = VersionedPath(path: "")
  var new = VersionedPath(path: "")
  /// The lowest level of a change with which the command fails; nil for none.
  var failure: ChangeLevel? = .breaking
  /// The verdicts whose changes are shown.
  var verdicts = Set(ChangeRule.Verdict.allCases)
  /// The file of the accepted changes.
  var exceptions: String?
  /// Whether the output is a text for a changelog.
  var isChangelog = false
  /// Shows all changes of each kind.
  var showsAll = false
  var report = ReportOptions()
  var common = CommonOptions()

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    var operands: [String] = []
    var paths: [String] = []
    while let word = try words.next() {
      switch word {
      case .operand(let operand) where words.hasOptions: operands.append(operand)
      case .operand(let path): paths.append(path)
      case .option(let option):
        if try common.take(option, &words) { continue }
        if try report.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    (old, new) = try VersionedPath.versions(operands, paths)
    if let option = common.documentOption {
      throw UsageError("\(option) requires a single document, and diff has two")
    }
    try report.check(inputs: [old, new].filter { $0.revision == nil }.map(\.path))
    if isChangelog, report.format != .text {
      throw UsageError("--changelog and --format exclude each other; the changelog is Markdown")
    }
    if common.isStrict, failure == .breaking { failure = .warning }
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--fail-on": failure = try Self.failure(named: words.onlyValue(of: option))
    case "--verdict": verdicts = try Self.verdicts(named: words.onlyValue(of: option))
    case "--exceptions": exceptions = try words.onlyValue(of: option)
    case "--changelog": isChangelog = true
    case "--all": showsAll = true
    default: throw UsageError(unknown: option, of: "diff")
    }
  }

  /// Reads `wire`, or `wire,source`.
  private static func verdicts(named names: String) throws(UsageError) -> Set<ChangeRule.Verdict> {
    var verdicts: Set<ChangeRule.Verdict> = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let verdict = ChangeRule.Verdict(rawValue: String(name)) else {
        throw UsageError("--verdict must be wire, behaviour or source, not “\(name)”")
      }
      verdicts.insert(verdict)
    }
    return verdicts
  }

  private static func failure(named name: String) throws(UsageError) -> ChangeLevel? {
    switch name {
    case "breaking": .breaking
    case "warning": .warning
    case "never": nil
    default: throw UsageError("--fail-on must be breaking, warning or never, not “\(name)”")
    }
  }
}
