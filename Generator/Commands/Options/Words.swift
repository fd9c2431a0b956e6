/// A reader of arguments; `--name=value` equals `--name value`, and `--` ends the options.
struct Words {
  enum Word {
    case option(String)
    /// A path.
    case operand(String)
  }

  private var rest: ArraySlice<String>
  private var attached: String?
  /// Whether `--` didn't end the options yet.
  private(set) var hasOptions = true
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

  /// Returns the value of an option that is a port.
  mutating func port(of option: String) throws(UsageError) -> UInt16 {
    let text = try onlyValue(of: option)
    guard let port = UInt16(text) else {
      throw UsageError("\(option) must be a port from 0 to 65535, not “\(text)”")
    }
    return port
  }

  /// Returns the value of an option that is one of some names.
  mutating func namedValue<Value: RawRepresentable<String> & CaseIterable>(
    of option: String
  ) throws(UsageError) -> Value {
    let name = try onlyValue(of: option)
    if let value = Value(rawValue: name) { return value }
    let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("\(option) must be one of \(names), not “\(name)”")
  }
}
