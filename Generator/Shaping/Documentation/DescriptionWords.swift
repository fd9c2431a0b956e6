/// The words of lines, in order.
struct DescriptionWords: Sequence, IteratorProtocol {
  /// The line of the last word.
  private var line: Substring = ""
  private var others: ArraySlice<Substring>
  private var rest: Substring.UTF8View = Substring().utf8

  init(_ lines: ArraySlice<Substring>) { others = lines }

  mutating func next() -> Substring? {
    while true {
      rest = rest.drop { $0.isBlank }
      if !rest.isEmpty {
        let word = rest.prefix { !$0.isBlank }
        rest = rest[word.endIndex...]
        return Substring(word)
      }
      guard let line = others.popFirst() else { return nil }
      self.line = line
      rest = line.utf8
    }
  }

  /// The lines from a word on, which must be the last one returned.
  func lines(from word: Substring) -> [Substring] { [line[word.startIndex...]] + others }
}

extension [Substring] {
  /// The words, joined with spaces.
  var sentence: String { joined(separator: " ") }
}
