extension Spelling {
  /// A reference that leads out of the file, and what stands where it leads.
  struct Lead {
    let text: String
    let form: FixedForm
  }

  /// The file itself where nothing in it is misspelt.
  var corrected: Tree { corrections.isEmpty ? tree : Tree(tree, corrected: corrections) }

  /// The file that a reference names, as it is written; empty for its own.
  static func file(of reference: String) -> String {
    String(decoding: reference.utf8.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
  }

  /// Goes through a file as far as it is known what stands where: through the whole of an entry, of
  /// which there are no `leads`, and of what is a description by its keys; else through what the
  /// references of the file that leads here first are about, with those of its neighbours in the
  /// same mapping that look like it.
  mutating func check(as leads: [Lead]?) {
    let root = tree.root
    let isAsyncAPI = root.isAsyncAPI
    if leads == nil || root["components"] != nil || root["openapi"] != nil || isAsyncAPI {
      let kind: ObjectKind = isAsyncAPI ? .asyncDocument : .document
      if !isForeign(root) { check(Part(index: root.index, form: .one(kind))) }
    }
    for lead in leads ?? [] {
      for part in parts(of: lead) { check(part) }
    }
  }

  /// Swagger 2 has other keys.
  private func isForeign(_ root: Node) -> Bool {
    root["swagger"]?.text.hasPrefix("3") == false
  }

  /// What a reference is about, and the neighbours that look like it.
  private func parts(of lead: Lead) -> [Part] {
    guard let reference = try? Reference(lead.text, at: tree.root.mark) else { return [] }
    switch reference.fragment {
    case .whole: return [Part(index: tree.rootIndex, form: lead.form)]
    case .anchor: return []
    case .pointer(let steps):
      let parent = steps.dropLast().reduce(tree.root as Node?) { $0?[$1] }
      guard let parent, let target = steps.last, case .one(let object) = lead.form else {
        return []
      }
      let alike = parent.entries.filter { $0.key == target || looks($0.value, like: object) }
      let nodes = parent.kind == .mapping ? alike.map(\.value) : Array(parent.elements)
      return nodes.map { Part(index: $0.index, form: lead.form) }
    }
  }

  /// Whether a neighbour has no more keys of other objects than of this one, since a file may hold
  /// objects of several kinds side by side; what all kinds have tells nothing.
  private func looks(_ node: Node, like object: ObjectKind) -> Bool {
    let record = tree.records[Int(node.index)]
    guard record.kind == .mapping else { return false }
    var own = 0
    var others = 0
    for place in tree.places(of: record) {
      guard let word = word(of: tree.records[Int(tree.children[place])]) else { continue }
      if Self.common.contains(vocabulary.texts[word]) { continue }
      if vocabulary.form(word, in: object) == nil { others += 1 } else { own += 1 }
    }
    return own >= others
  }

  private static let common: Set = ["title", "summary", "description"]
}
