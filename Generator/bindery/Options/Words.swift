/// Arguments one by one; `--name=value` is `--name value`.
struct Words {
  private var rest: ArraySlice<String>
  private var attached: String?

  init(_ arguments: ArraySlice<String>) { rest = arguments }

  mutating func next() throws(UsageError) -> String? {
    if let attached { throw UsageError("“\(attached)” is a value for an option that takes none") }
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
    attached = String(word[word.index(after: equals)...])
    return String(word[..<equals])
  }

  mutating func value(of option: String) throws(UsageError) -> String {
    defer { attached = nil }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(option) needs a value")
    }
    return value
  }
}
