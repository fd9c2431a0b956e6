/// The words of the standard, each with a number, and what each means where.
struct Vocabulary: Sendable {
  struct Word: Sendable {
    let text: String
    let letters: Slip.Letters
    let form: FixedForm
  }

  static let shared = Vocabulary()

  /// All words, each once.
  let texts: [String]
  /// By object: what stands under a word; nil where the object doesn't know it.
  private let forms: [[FixedForm?]]
  /// By object: what a misspelt key can mean.
  private let meant: [[Word]]

  func form(_ word: Int, in object: ObjectKind) -> FixedForm? {
    forms[object.rawValue][word]
  }

  func words(of object: ObjectKind) -> [Word] { meant[object.rawValue] }

  private init() {
    var numbers: [String: Int] = [:]
    var texts: [String] = []
    let listings = ObjectKind.allCases.map { object in
      (object.neighbours + object.fields).flatMap { row in
        row.words.split(separator: " ").map { (String($0), row.form) }
      }
    }
    for (text, _) in listings.joined() where numbers[text] == nil {
      numbers[text] = texts.count
      texts.append(text)
    }
    forms = listings.map { listing in
      var forms = [FixedForm?](repeating: nil, count: texts.count)
      for (text, form) in listing { numbers[text].map { forms[$0] = form } }
      return forms
    }
    meant = ObjectKind.allCases.map { object in
      object.fields.flatMap { row in
        row.words.split(separator: " ").map {
          Word(text: String($0), letters: Slip.Letters($0.utf8), form: row.form)
        }
      }
    }
    self.texts = texts
  }
}
