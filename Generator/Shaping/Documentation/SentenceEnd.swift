/// Finds the end of the first sentence of a paragraph.
///
/// The sentence ends with a word that ends in a period, question mark or exclamation mark, unless
/// the word is an abbreviation, the next word begins with a lowercase letter and isn't
/// `deprecated:`, or code, a link or bold text is still open.
struct SentenceEnd {
  private var isCode = false
  private var isBold = false
  private var brackets = 0
  private var last: UInt8 = 0

  /// The first sentence of a paragraph on one line, and the lines that follow it.
  static func divide(
    _ paragraph: ArraySlice<Substring>
  ) -> (sentence: String, rest: [Substring]) {
    var end = SentenceEnd()
    var words = DescriptionWords(paragraph)
    var sentence: [UInt8] = []
    var next = words.next()
    while let word = next {
      if !sentence.isEmpty { sentence.append(0x20) }
      sentence += word.utf8
      next = words.next()
      guard let following = next else { break }
      end.read(word)
      if end.isClosed, word.endsSentence, following.beginsSentence { break }
    }
    return (String(decoding: sentence, as: UTF8.self), next.map(words.lines(from:)) ?? [])
  }

  private var isClosed: Bool { !isCode && !isBold && brackets <= 0 }

  private mutating func read(_ word: Substring) {
    last = 0
    for byte in word.utf8 {
      switch byte {
      case UInt8(ascii: "`"): isCode.toggle()
      case _ where isCode: break
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "*") where last == byte:
        isBold.toggle()
        last = 0
        continue
      default: break
      }
      last = byte
    }
  }
}

extension Substring {
  fileprivate var endsSentence: Bool {
    let end = utf8.last { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: ")"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        false
      default: true
      }
    }
    return switch end {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
      !Substring.abbreviations.contains(self)
    default: false
    }
  }

  fileprivate var beginsSentence: Bool {
    guard let first = utf8.first else { return false }
    if self == "deprecated:" { return true }
    if first < 0x80 { return !(0x61...0x7A ~= first) }
    return self.first.map { !$0.isLetter || $0.isUppercase || !$0.isLowercase } ?? false
  }

  private static let abbreviations: Set<Substring> = [
    "e.g.", "i.e.", "etc.", "vs.", "cf.", "No.", "approx.", "(e.g.", "(i.e.", "(cf.", "Eg.", "eg.",
    "E.g.", "ie.", "I.e.", "Mr.", "Dr.", "St.",
  ]
}
