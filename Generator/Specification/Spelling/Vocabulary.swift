/// The keywords of the specifications, each with a number, and their forms in each object.
struct Vocabulary: Sendable {
  struct Word: Sendable {
    let text: String
    let letters: EditDistance.Letters
    let form: FixedForm
  }

  static let shared = Vocabulary()

  /// All distinct keywords.
  let texts: [String]
  /// The form of each keyword, by object; nil if the object doesn't define it.
  private let forms: [[FixedForm?]]
  /// The keywords that misspelled keys are corrected to, by object.
  private let candidates: [[Word]]

  func form(_ word: Int, in object: ObjectKind) -> FixedForm? {
    forms[object.rawValue][word]
  }

  func words(of object: ObjectKind) -> [Word] { candidates[object.rawValue] }

  private init() {
    var numbers: [String: Int] = [:]
    var texts: [String] = []
    let listings = ObjectKind.allCases.map { object in
      (object.toleratedFields + object.fields).flatMap { row in
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
    candidates = ObjectKind.allCases.map { object in
      object.fields.flatMap { row in
        row.words.split(separator: " ").map {
          Word(text: String($0), letters: EditDistance.Letters($0.utf8), form: row.form)
        }
      }
    }
    self.texts = texts
  }
}
