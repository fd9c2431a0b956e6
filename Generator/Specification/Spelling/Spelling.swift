extension Diagnostic.Code {
  static let misspelledKey = Self("misspelled-key")
}

/// Goes through a file by what stands where, and finds the keys that are misspelt.
struct Spelling {
  /// A key that is taken as a word.
  struct Correction {
    /// Where the key stands among the tree's children.
    let place: Int
    let mapping: UInt32
    let word: String
  }

  /// A part of the file, and what it is.
  struct Part {
    let index: UInt32
    let form: FixedForm
  }

  let tree: Tree
  let diagnostics: Diagnostics
  let vocabulary = Vocabulary.shared
  /// By the offset of a key: the number of the word that it is, from 1.
  private var words: [UInt16]
  private let reference: UInt32?
  private var isSeen: [Bool]
  private var pending: [Part] = []
  private var meanings: [Stranger: [Vocabulary.Word]] = [:]
  var told: Set<Stranger> = []

  private(set) var corrections: [Correction] = []
  /// By the file as it is written, in the order of the document.
  private(set) var leads: [String: [Lead]] = [:]

  /// More keys that nobody knows are not compared with what is known.
  private static let mostStrangers = 5_000

  /// A key that an object doesn't know.
  struct Stranger: Hashable {
    let object: ObjectKind
    let key: UInt32
  }

  init(_ tree: Tree, diagnostics: Diagnostics) {
    self.tree = tree
    self.diagnostics = diagnostics
    isSeen = Array(repeating: false, count: tree.records.count)
    let offsets = vocabulary.texts.map { tree.keys.offset(of: $0, in: tree.blob).map(Int.init) }
    words = Array(repeating: 0, count: (offsets.compactMap(\.self).max() ?? 0) + 1)
    for (number, offset) in offsets.enumerated() {
      if let offset { words[offset] = UInt16(number + 1) }
    }
    reference = tree.keys.offset(of: "$ref", in: tree.blob)
  }

  mutating func check(_ part: Part) {
    pending.append(part)
    while let next = pending.popLast() {
      let record = tree.records[Int(next.index)]
      guard record.kind.isCollection, !isSeen[Int(next.index)] else { continue }
      isSeen[Int(next.index)] = true
      if record.kind == .sequence {
        for element in tree.children(of: record) { push(element, next.form.element) }
      } else {
        checkMapping(next, record)
      }
    }
  }

  private mutating func push(_ index: UInt32, _ form: FixedForm) {
    if tree.records[Int(index)].kind.isCollection { pending.append(Part(index: index, form: form)) }
  }

  private mutating func checkMapping(_ part: Part, _ mapping: Tree.Record) {
    switch part.form {
    case .one(let object): checkKeys(of: part, mapping, object)
    case .list(.schema): checkKeys(of: part, mapping, .schema)
    case .map(let object):
      checkValues(of: part, mapping, .one(object), isOpen: !object.hasExtensibleMap)
    case .maps(let object): checkValues(of: part, mapping, .map(object), isOpen: false)
    case .list, .text, .texts, .flag, .number, .collection, .any, .reference: break
    }
  }

  /// Keys that begin with `x-` are names too where any may be chosen.
  private mutating func checkValues(
    of part: Part,
    _ mapping: Tree.Record,
    _ form: FixedForm,
    isOpen: Bool
  ) {
    for place in tree.places(of: mapping) {
      let key = tree.records[Int(tree.children[place])]
      if key.first == reference { note(tree.children[place + 1], part.form) }
      if isOpen || !tree.isExtension(key) { push(tree.children[place + 1], form) }
    }
  }

  /// The number of the word that a key is.
  func word(of key: Tree.Record) -> Int? {
    let number = Int(key.first) < words.count ? Int(words[Int(key.first)]) : 0
    return number > 0 ? number - 1 : nil
  }

  private mutating func checkKeys(
    of part: Part,
    _ mapping: Tree.Record,
    _ object: ObjectKind
  ) {
    for place in tree.places(of: mapping) {
      let key = tree.records[Int(tree.children[place])]
      let value = tree.children[place + 1]
      if key.first == reference { note(value, part.form) }
      if let word = word(of: key), let form = vocabulary.form(word, in: object) {
        push(value, form)
      } else if !tree.isExtension(key) {
        compare(place, in: part.index, object)
      }
    }
  }

  private mutating func note(_ value: UInt32, _ form: FixedForm) {
    let record = tree.records[Int(value)]
    guard record.kind == .string, tree.bytes(record).first != UInt8(ascii: "#") else { return }
    let text = tree.text(record)
    leads[Spelling.file(of: text), default: []].append(Lead(text: text, form: form))
  }
}

extension Spelling {
  private mutating func compare(
    _ place: Int,
    in mapping: UInt32,
    _ object: ObjectKind
  ) {
    let key = tree.records[Int(tree.children[place])]
    let value = Node(tree: tree, index: tree.children[place + 1])
    let meant = words(meantBy: key, in: object).filter { $0.form.fits(value) }
    guard meant.count == 1, let word = meant.first else { return reportUnknown(key, object) }
    if Node(tree: tree, index: mapping)[word.text] != nil || isCorrected(word.text, in: mapping) {
      if word.form.holdsObjects { reportDoubled(key, word, object) }
      return
    }
    corrections.append(Correction(place: place, mapping: mapping, word: word.text))
    diagnostics.report(
      Diagnostic(
        .warning,
        .misspelledKey,
        at: tree.mark(key),
        "\(object.noun) has no key \(Excerpt.quoted(tree.text(key))); it is read as"
          + " \(Excerpt.quoted(word.text))",
        fix: "write \(Excerpt.quoted(word.text)), or x- before a key of your own"
      )
    )
    if word.form == .reference { note(value.index, .one(object)) }
    push(value.index, word.form)
  }

  /// Whether a key before this one was taken so; a mapping's keys are compared one after another.
  private func isCorrected(_ word: String, in mapping: UInt32) -> Bool {
    corrections.reversed().prefix { $0.mapping == mapping }.contains { $0.word == word }
  }

  /// The nearest words, several where they are as near.
  private mutating func words(
    meantBy key: Tree.Record,
    in object: ObjectKind
  ) -> [Vocabulary.Word] {
    let stranger = Stranger(object: object, key: key.first)
    if let known = meanings[stranger] { return known }
    guard key.count <= Slip.longest, meanings.count < Spelling.mostStrangers else { return [] }
    let letters = Slip.Letters(tree.bytes(key))
    var nearest: (slips: Int, words: [Vocabulary.Word]) = (.max, [])
    for word in vocabulary.words(of: object) {
      guard let slips = Slip.number(from: letters, to: word.letters, orIn: word.leastLength),
        slips <= nearest.slips
      else { continue }
      nearest = (slips, slips < nearest.slips ? [word] : nearest.words + [word])
    }
    meanings[stranger] = nearest.words
    return nearest.words
  }
}

extension Vocabulary.Word {
  /// How many letters a word has in which a slip is seen: where any value could stand under it,
  /// the value says nothing for the word.
  ///
  /// `$ref` is too near to `href` and `refs`, which often stand beside it with a link.
  fileprivate var leastLength: Int { form == .reference ? .max : form == .any ? 6 : 4 }
}
