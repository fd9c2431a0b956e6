extension Spelling {
  /// A reference to another file, and the form of its target.
  struct ExternalReference {
    let text: String
    let form: FixedForm
  }

  /// The file with its keys corrected; the file itself without corrections.
  var corrected: Tree { corrections.isEmpty ? tree : Tree(tree, corrected: corrections) }

  /// The file of a reference, as written; empty for the same file.
  static func file(of reference: String) -> String {
    String(decoding: reference.utf8.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
  }

  /// Checks the objects of a file whose kinds are known.
  ///
  /// - Parameter references: The references of the first file that refers to this one; nil for an
  ///   entry. An entry, or a file with the keys of a description, is checked as a whole; of others,
  ///   the targets of the references, and similar objects in the same mappings, are checked.
  mutating func check(as references: [ExternalReference]?) {
    let root = tree.root
    if references == nil || root["components"] != nil || root["openapi"] != nil
      || root.isAsyncAPI || root.isSwagger
    {
      check(Part(index: root.index, form: .one(ObjectKind(documentAt: root))))
    }
    for reference in references ?? [] {
      for part in parts(of: reference) { check(part) }
    }
  }

  /// The target of a reference, and its siblings that resemble it.
  private func parts(of external: ExternalReference) -> [Part] {
    guard let reference = try? Reference(external.text, at: tree.root.mark) else { return [] }
    switch reference.fragment {
    case .whole: return [Part(index: tree.rootIndex, form: external.form)]
    case .anchor: return []
    case .pointer(let steps):
      let parent = steps.dropLast().reduce(tree.root as Node?) { $0?[$1] }
      guard let parent, let target = steps.last, case .one(let object) = external.form else {
        return []
      }
      let alike = parent.entries.filter { $0.key == target || resembles($0.value, object) }
      let nodes = parent.kind == .mapping ? alike.map(\.value) : Array(parent.elements)
      return nodes.map { Part(index: $0.index, form: external.form) }
    }
  }

  /// Whether a mapping has at least as many keys of the object as keys of other objects, because a
  /// file may contain objects of several kinds; keys of all kinds don't count.
  private func resembles(_ node: Node, _ object: ObjectKind) -> Bool {
    let record = tree.records[Int(node.index)]
    guard record.kind == .mapping else { return false }
    var own = 0
    var others = 0
    for position in tree.keyPositions(of: record) {
      guard let word = word(of: tree.records[Int(tree.children[position])]) else { continue }
      if Self.common.contains(vocabulary.texts[word]) { continue }
      if vocabulary.form(word, in: object) == nil { others += 1 } else { own += 1 }
    }
    return own >= others
  }

  private static let common: Set = ["title", "summary", "description"]
}
