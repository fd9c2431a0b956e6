/// What can be an entry of a section of a description, by its key and its value.
struct SectionKeys {
  let document: ObjectKind

  /// The sections whose indentation is checked.
  static let sections = ["info", "paths", "webhooks", "components", "channels", "operations"]

  init(of root: Node) { document = root.isAsyncAPI ? .asyncDocument : .document }

  /// What is under a key of the document.
  func form(of section: String) -> FixedForm? { form(of: section, in: document) }

  func form(of key: String, in object: ObjectKind) -> FixedForm? {
    object.fields.first { $0.words.split(separator: " ").contains(Substring(key)) }?.form
  }

  /// What the sections may lie in that are indented too far.
  static let containers = sections + ["servers"]

  /// Whether an entry can be one of the section and none of the document: a path, a kind of
  /// components, a channel.
  func belongs(_ entry: Node.Entry, to section: String) -> Bool {
    if section == "paths" { return entry.key.hasPrefix("/") && entry.value.kind == .mapping }
    guard form(of: entry.key) == nil, !entry.key.hasPrefix("x-") else { return false }
    return switch form(of: section) {
    case .one(let object): form(of: entry.key, in: object) != nil
    case .map: entry.value.kind == .mapping
    default: false
    }
  }

  /// Whether the section of the name can't be an entry of another one: where authors choose the
  /// names of the entries, any name may be one of them.
  func isForeign(_ section: String, to container: String) -> Bool {
    switch form(of: container) {
    case .one(let object): form(of: section, in: object) == nil
    case .map: section == "components" || section == "paths" || tells(of: section) != nil
    default: false
    }
  }

  /// Whether a value can be the section of the name.
  func isSection(_ value: Node, named section: String) -> Bool {
    guard value.kind == .mapping, !value.entries.isEmpty else { return false }
    let members = tells(of: section)
    return value.entries.allSatisfy { entry in
      if entry.key.hasPrefix("x-") { return true }
      if let members { return members.contains { entry.value[$0] != nil } }
      return belongs(entry, to: section) || section == "components" && isComponent(entry.key)
    }
  }

  /// The members that tell an entry of a section of AsyncAPI from any other mapping, since authors
  /// choose the names of its entries; nil for another section.
  private func tells(of section: String) -> [String]? {
    guard document == .asyncDocument else { return nil }
    return switch section {
    case "operations": ["action"]
    case "channels": ["address", "messages", "publish", "subscribe"]
    default: nil
    }
  }

  /// Whether a key is a kind of components, were it a key of the document, too.
  private func isComponent(_ key: String) -> Bool {
    guard case .one(let object)? = form(of: "components") else { return false }
    return form(of: key, in: object) != nil
  }
}
