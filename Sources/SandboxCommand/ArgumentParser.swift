/// A parser of arguments; `--name=value` is equivalent to `--name value`.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var attached: String?
  private let verb: String

  /// - Parameter verb: The command whose help explains the options.
  init(_ arguments: ArraySlice<String>, of verb: String) {
    rest = arguments
    self.verb = verb
  }

  mutating func next() throws(UsageError) -> String? {
    if let attached { throw UsageError("“\(attached)” is a value for an option that takes none") }
    guard let argument = rest.popFirst() else { return nil }
    guard argument.hasPrefix("-") else {
      throw UsageError("“\(argument)” isn't an option; see sandbox \(verb) --help")
    }
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return argument
    }
    attached = String(argument[argument.index(after: equals)...])
    return String(argument[..<equals])
  }

  mutating func value(of option: String) throws(UsageError) -> String {
    defer { attached = nil }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(option) needs a value")
    }
    return value
  }

  mutating func number<I: FixedWidthInteger>(
    of option: String,
    in range: ClosedRange<I>
  ) throws(UsageError) -> I {
    let text = try value(of: option)
    guard let number = I(text), range.contains(number) else {
      throw UsageError(
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”"
      )
    }
    return number
  }
}
