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
  /// references of the file that leads here first are about, with its neighbours in the same
  /// mapping.
  mutating func check(as leads: [Lead]?) {
    let root = tree.root
    let isAsyncAPI = root.isAsyncAPI
    if leads == nil || root["components"] != nil || root["openapi"] != nil || isAsyncAPI {
      let kind: ObjectKind = isAsyncAPI ? .asyncDocument : .document
      if !isForeign(root) { check(Part(index: root.index, form: .one(kind))) }
    }
    for lead in leads ?? [] {
      if let part = part(of: lead) { check(part) }
    }
  }

  /// Swagger 2 has other keys.
  private func isForeign(_ root: Node) -> Bool {
    root["swagger"]?.text.hasPrefix("3") == false
  }

  private func part(of lead: Lead) -> Part? {
    guard let reference = try? Reference(lead.text, at: tree.root.mark) else { return nil }
    switch reference.fragment {
    case .whole: return Part(index: tree.rootIndex, form: lead.form)
    case .anchor: return nil
    case .pointer(let steps):
      let parent = steps.dropLast().reduce(tree.root as Node?) { $0?[$1] }
      guard let parent, case .one(let object) = lead.form else { return nil }
      return Part(index: parent.index, form: .map(object))
    }
  }
}
