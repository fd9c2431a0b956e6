/// The options of `bindery mutate`.
struct MutateOptions: Equatable {
  /// The documents and their recordings, and the report.
  private(set) var checked = CheckOptions()
  /// The command of a shell that runs the contract tests.
  private(set) var tests = "swift test --filter ContractTests"
  /// Whether only the check of recordings is tested, without a build.
  private(set) var checksOnly = false
  private(set) var seed: UInt64 = 0
  /// The number of mutations of each recorded exchange, message or session.
  private(set) var limit = 30
  /// The time after which no further mutation is tested, in seconds; nil for none.
  private(set) var seconds: Double?
  /// The percentage of mutations that must have the expected result.
  private(set) var minimum: Double?

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    var hasTests = false
    while let word = try words.next() {
      switch word {
      case .operand(let path): checked.documents.append(path)
      case .option(let option):
        if try checked.common.take(option, &words) { continue }
        if try checked.report.take(option, &words) { continue }
        hasTests = hasTests || option == "--tests"
        try take(option, &words)
      }
    }
    if checksOnly, hasTests { throw UsageError("--tests can't be combined with --check-only") }
    try checked.checkDocuments()
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--recordings": checked.recordings = try words.onlyValue(of: option)
    case "--tests": tests = try words.onlyValue(of: option)
    case "--check-only": checksOnly = true
    case "--seed": seed = UInt64(try words.number(of: option, in: 0...Double(Int32.max)))
    case "--limit": limit = Int(try words.number(of: option, in: 1...1_000_000))
    case "--time": seconds = try words.number(of: option, in: 1...86_400, isWhole: false)
    case "--fail-under": minimum = try words.number(of: option, in: 0...100, isWhole: false)
    case "--all": checked.showsAll = true
    default: throw UsageError(unknown: option, of: "mutate")
    }
  }
}

extension Words {
  /// Returns the value of an option that is a number.
  fileprivate mutating func number(
    of option: String,
    in range: ClosedRange<Double>,
    isWhole: Bool = true
  ) throws(UsageError) -> Double {
    let text = try onlyValue(of: option)
    guard let number = Double(text), range.contains(number), !isWhole || number == number.rounded()
    else {
      let noun = isWhole ? "a whole number" : "a number"
      let bounds = "from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      throw UsageError("\(option) requires \(noun) \(bounds), not “\(text)”")
    }
    return number
  }
}
