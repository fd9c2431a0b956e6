/// A reader of arguments; `--name=value` equals `--name value`, and `--` ends the options.
struct Words {
  enum Word {
    case option(String)
    /// A path.
    case operand(String)
  }

  private var rest: ArraySlice<String>
  private var attached: String?
  private var hasOptions = true
  private var given: Set<String> = []

  init(_ arguments: ArraySlice<String>) { rest = arguments }

  mutating func next() throws(UsageError) -> Word? {
    if let attached { throw UsageError("unexpected value “\(attached)”: the option takes none") }
    guard let word = rest.popFirst() else { return nil }
    guard hasOptions, word.hasPrefix("-") else { return .operand(word) }
    if word == "--" {
      hasOptions = false
      return try next()
    }
    if word == "-" {
      throw UsageError(
        "reading standard input isn't supported; pass a file"
      )
    }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return .option(word) }
    attached = String(word[word.index(after: equals)...])
    return .option(String(word[..<equals]))
  }

  mutating func value(of option: String) throws(UsageError) -> String {
    defer { attached = nil }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(option) requires a value")
    }
    return value
  }

  /// Returns the value of an option that may be given only once.
  mutating func onlyValue(of option: String) throws(UsageError) -> String {
    guard given.insert(option).inserted else { throw UsageError("duplicate option \(option)") }
    return try value(of: option)
  }
}
