/// Decides which entries belong to a section of a description, by their keys and values.
struct SectionKeys {
  let document: ObjectKind

  /// The sections whose indentation is checked.
  static let sections = ["info", "paths", "webhooks", "components", "channels", "operations"]

  init(of root: Node) { document = ObjectKind(documentAt: root) }

  /// The form of the value of a document's key.
  func form(of section: String) -> FixedForm? { form(of: section, in: document) }

  func form(of key: String, in object: ObjectKind) -> FixedForm? {
    object.fields.first { $0.words.split(separator: " ").contains(Substring(key)) }?.form
  }

  /// The sections that may contain over-indented sections.
  static let containers = sections + ["servers"]

  /// Whether an entry belongs to the section and not to the document: a path, a component section,
  /// a channel.
  func belongs(_ entry: Node.Entry, to section: String) -> Bool {
    if section == "paths" { return entry.key.hasPrefix("/") && entry.value.kind == .mapping }
    guard form(of: entry.key) == nil, !entry.key.hasPrefix("x-") else { return false }
    return switch form(of: section) {
    case .one(let object): form(of: entry.key, in: object) != nil
    case .map: entry.value.kind == .mapping
    default: false
    }
  }

  /// Whether a section can't be an entry of another one; in maps with author-defined keys, almost
  /// any name can be an entry.
  func isForeign(_ section: String, to container: String) -> Bool {
    switch form(of: container) {
    case .one(let object): form(of: section, in: object) == nil
    case .map:
      section == "components" || section == "paths" || distinctiveMembers(of: section) != nil
    default: false
    }
  }

  /// Whether a value can be the named section.
  func isSection(_ value: Node, named section: String) -> Bool {
    guard value.kind == .mapping, !value.entries.isEmpty else { return false }
    let members = distinctiveMembers(of: section)
    return value.entries.allSatisfy { entry in
      if entry.key.hasPrefix("x-") { return true }
      if let members { return members.contains { entry.value[$0] != nil } }
      return belongs(entry, to: section) || section == "components" && isComponent(entry.key)
    }
  }

  /// The members that distinguish an entry of an AsyncAPI section with author-defined keys from
  /// other mappings; nil for other sections.
  private func distinctiveMembers(of section: String) -> [String]? {
    guard document == .asyncDocument else { return nil }
    return switch section {
    case "operations": ["action"]
    case "channels": ["address", "messages", "publish", "subscribe"]
    default: nil
    }
  }

  /// Whether a key is a section of `components`, even if the document has the same key.
  private func isComponent(_ key: String) -> Bool {
    guard case .one(let object)? = form(of: "components") else { return false }
    return form(of: key, in: object) != nil
  }
}
