/// The words of some lines, one after the other.
struct DescriptionWords: Sequence, IteratorProtocol {
  /// The line that the last word stands on.
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

  /// All lines from the last word on.
  func lines(from word: Substring) -> [Substring] { [line[word.startIndex...]] + others }
}

extension [Substring] {
  /// Words with one space between them.
  var sentence: String {
    reduce(into: "") { text, word in
      if !text.isEmpty { text += " " }
      text += word
    }
  }
}
