/// Traverses a file by the kinds of its objects, and finds misspelled keys.
struct Spelling {
  /// A misspelled key, and the keyword that replaces it.
  struct Correction {
    /// The index of the key among the tree's children.
    let position: Int
    let mapping: UInt32
    let word: String
  }

  /// A node of the file, and its form.
  struct Part {
    let index: UInt32
    let form: FixedForm
  }

  let tree: Tree
  let diagnostics: Diagnostics
  let vocabulary = Vocabulary.shared
  /// The number of the keyword, from 1, by the offset of a key; 0 for other keys.
  private var words: [UInt16]
  private let reference: UInt32?
  private var isSeen: [Bool]
  private var pending: [Part] = []
  private var matches: [UnknownKey: [Vocabulary.Word]] = [:]
  var reportedKeys: Set<UnknownKey> = []

  private(set) var corrections: [Correction] = []
  /// The references to other files, by the file as written, in the order of the document.
  private(set) var externalReferences: [String: [ExternalReference]] = [:]

  /// The maximum number of unknown keys that are compared with keywords.
  private static let maxUnknownKeys = 5_000

  /// A key that an object of the specification doesn't define.
  struct UnknownKey: Hashable {
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

  /// Checks the values of a map; if `isOpen`, keys with `x-` are names like any other.
  private mutating func checkValues(
    of part: Part,
    _ mapping: Tree.Record,
    _ form: FixedForm,
    isOpen: Bool
  ) {
    for position in tree.keyPositions(of: mapping) {
      let key = tree.records[Int(tree.children[position])]
      if key.first == reference { recordReference(tree.children[position + 1], part.form) }
      if isOpen || !tree.isExtension(key) { push(tree.children[position + 1], form) }
    }
  }

  /// The number of the keyword that is equal to a key.
  func word(of key: Tree.Record) -> Int? {
    let number = Int(key.first) < words.count ? Int(words[Int(key.first)]) : 0
    return number > 0 ? number - 1 : nil
  }

  private mutating func checkKeys(
    of part: Part,
    _ mapping: Tree.Record,
    _ object: ObjectKind
  ) {
    for position in tree.keyPositions(of: mapping) {
      let key = tree.records[Int(tree.children[position])]
      let value = tree.children[position + 1]
      if key.first == reference { recordReference(value, part.form) }
      if let word = word(of: key), let form = vocabulary.form(word, in: object) {
        push(value, form)
      } else if !tree.isExtension(key) {
        compare(position, in: part.index, object)
      }
    }
  }

  private mutating func recordReference(_ value: UInt32, _ form: FixedForm) {
    let record = tree.records[Int(value)]
    guard record.kind == .string, tree.bytes(record).first != UInt8(ascii: "#") else { return }
    let text = tree.text(record)
    externalReferences[Spelling.file(of: text), default: []]
      .append(ExternalReference(text: text, form: form))
  }
}

extension Spelling {
  private mutating func compare(
    _ position: Int,
    in mapping: UInt32,
    _ object: ObjectKind
  ) {
    let key = tree.records[Int(tree.children[position])]
    let value = Node(tree: tree, index: tree.children[position + 1])
    let matching = words(matching: key, in: object).filter { $0.form.fits(value) }
    guard matching.count == 1, let word = matching.first else { return reportUnknown(key, object) }
    if Node(tree: tree, index: mapping)[word.text] != nil || isCorrected(word.text, in: mapping) {
      if word.form.holdsObjects { reportDuplicate(key, word, object) }
      return
    }
    corrections.append(Correction(position: position, mapping: mapping, word: word.text))
    diagnostics.warn(
      .misspelledKey,
      at: tree.mark(key),
      "unknown key \(Excerpt.quoted(tree.text(key))) in \(object.noun); interpreted as"
        + " \(Excerpt.quoted(word.text))",
      fix: "rename the key to \(Excerpt.quoted(word.text)), or to"
        + " \(Excerpt.quoted("x-" + tree.text(key)))"
    )
    if word.form == .reference { recordReference(value.index, .one(object)) }
    push(value.index, word.form)
  }

  /// Whether a previous key of the mapping was corrected to the keyword.
  ///
  /// The corrections of a mapping are consecutive.
  private func isCorrected(_ word: String, in mapping: UInt32) -> Bool {
    corrections.reversed().prefix { $0.mapping == mapping }.contains { $0.word == word }
  }

  /// The keywords with the smallest edit distance; several if they have the same distance.
  private mutating func words(
    matching key: Tree.Record,
    in object: ObjectKind
  ) -> [Vocabulary.Word] {
    let unknownKey = UnknownKey(object: object, key: key.first)
    if let known = matches[unknownKey] { return known }
    guard key.count <= EditDistance.maxLength, matches.count < Spelling.maxUnknownKeys else {
      return []
    }
    let letters = EditDistance.Letters(tree.bytes(key))
    var nearest: (distance: Int, words: [Vocabulary.Word]) = (.max, [])
    for word in vocabulary.words(of: object) {
      let found = EditDistance.between(letters, and: word.letters, minLength: word.minLength)
      guard let distance = found, distance <= nearest.distance else { continue }
      nearest = (distance, distance < nearest.distance ? [word] : nearest.words + [word])
    }
    matches[unknownKey] = nearest.words
    return nearest.words
  }
}

extension Vocabulary.Word {
  /// The minimum length of a keyword with corrections: larger if it accepts any value, because the
  /// value doesn't confirm the keyword.
  ///
  /// `$ref` has no corrections: `href` and `refs` are too similar, and often contain a link.
  fileprivate var minLength: Int { form == .reference ? .max : form == .any ? 6 : 4 }
}
