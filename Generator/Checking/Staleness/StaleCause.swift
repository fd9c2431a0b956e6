import Shape
import SourceDiagnostics

/// A change of the documents after entries were checked, which need a review.
public struct StaleCause: Sendable {
  /// The name of what changed, for messages: `“Book”` or `the response of “listBooks”`.
  let name: String
  /// The changed members; empty for a change of the whole.
  let changes: [SchemaChange]
  /// The location in the documents; nil for what they don't describe anymore.
  let origin: Origin?
  /// The stale entries, in the order of the recordings.
  public let entries: [DescribedEntry]

  /// The cause for the other entries; nil if there are none.
  public func without(_ excluded: Set<Contract.Entry>) -> StaleCause? {
    let others = entries.filter { !excluded.contains($0.entry) }
    guard !others.isEmpty else { return nil }
    return StaleCause(name: name, changes: changes, origin: origin, entries: others)
  }
}

extension RecordedValues {
  /// The changes of the documents since the entries were checked, each with the entries that it
  /// affects; entries without hashes aren't compared.
  public var staleCauses: [StaleCause] {
    guard entries.contains(where: { $0.hashes != nil }) else { return [] }
    var search = StaleEntrySearch(self)
    for entry in entries { search.compare(entry) }
    return search.causes
  }
}

/// Compares entries with the hashes from when they were checked.
private struct StaleEntrySearch {
  private var hasher: ContractHasher
  private var order: [Key] = []
  private var groups: [Key: Group] = [:]
  private let former: Former

  /// What distinguishes causes.
  private enum Key: Hashable {
    case schema(file: String, pointer: String)
    case name(String)
  }

  private struct Group {
    let name: String
    let origin: Origin?
    var changes: [SchemaChange] = []
    var entries: [DescribedEntry] = []
  }

  /// The former hashes of schemas by their keys.
  private struct Former {
    let sent: [String: MemberHashes]
    let received: [String: MemberHashes]

    init(_ schemas: SchemaHashes) {
      sent = Self.byKey(schemas.sent)
      received = Self.byKey(schemas.received)
    }

    private static func byKey(_ lines: [String]) -> [String: MemberHashes] {
      let hashes = lines.compactMap { MemberHashes($0) }
      return Dictionary(hashes.map { ($0.key, $0) }) { first, _ in first }
    }
  }

  init(_ values: RecordedValues) {
    hasher = ContractHasher(values)
    former = Former(values.schemaHashes)
  }

  var causes: [StaleCause] {
    order.compactMap { key in
      groups[key].map { group in
        StaleCause(
          name: group.name,
          changes: group.changes,
          origin: group.origin,
          entries: group.entries
        )
      }
    }
  }

  mutating func compare(_ entry: DescribedEntry) {
    guard let hashes = entry.hashes else { return }
    let recorded = Dictionary(HashedName.list(of: hashes).map { ($0.name, $0.hash) }) {
      first,
      _ in
      first
    }
    for part in entry.parts {
      let hash = recorded[part.name]
      if hash == nil, part.name == DescribedEntry.Part.security { continue }
      if hash != hasher.hash(of: part) { addCauses(of: part, since: hash, entry) }
    }
    let names = Set(entry.parts.map(\.name))
    for name in recorded.keys.sorted() where !names.contains(name) {
      let subject = entry.parts.first?.subject ?? ""
      let part = DescribedEntry.Part(name: name, subject: subject, isSent: false, schemas: [])
      add(part.phrase, nil, [.removed("")], entry)
    }
  }

  private mutating func addCauses(
    of part: DescribedEntry.Part,
    since hash: String?,
    _ entry: DescribedEntry
  ) {
    var isExplained = false
    let hadParameters = hash != ContractHasher.hashWithoutSchemas
    for schema in hasher.schemas(of: part) {
      let key = schema.hashes.key
      let recorded = part.isSent ? former.sent[key] : former.received[key]
      // Parameters have hashes of their own, unless there are none.
      let isAdded = schema.origin == nil && !hadParameters
      guard let known = recorded ?? (isAdded ? MemberHashes(key: key, [], [:]) : nil) else {
        continue
      }
      let changes = schema.hashes.changes(since: known)
      isExplained = isExplained || !changes.isEmpty
      if let origin = schema.origin, !changes.isEmpty {
        let isInline = part.schemas.contains { $0.key == key }
        let name = isInline ? nil : SchemaPhrase(pointer: origin.pointer)?.description
        add(name ?? part.phrase, origin, changes, entry)
      } else {
        for change in changes { add(change, ofParameterIn: part, entry) }
      }
    }
    if !isExplained { add(part.phrase, nil, [], entry) }
  }

  private mutating func add(
    _ change: SchemaChange,
    ofParameterIn part: DescribedEntry.Part,
    _ entry: DescribedEntry
  ) {
    let words = change.path.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return add(part.phrase, nil, [], entry) }
    let origin = part.schemas.first { $0.name == change.path }?.origin
    let owner = origin == nil ? " of \(Excerpt.quoted(part.subject))" : ""
    let isScheme = part.name == DescribedEntry.Part.security
    let kind =
      isScheme
      ? "security scheme"
      : words[0] == "security" ? "security requirement" : "\(words[0]) parameter"
    let name = "the \(kind) \(Excerpt.quoted(words[1]))\(owner)"
    add(name, origin, [change.withoutPath], entry)
  }

  private mutating func add(
    _ name: String,
    _ origin: Origin?,
    _ changes: [SchemaChange],
    _ entry: DescribedEntry
  ) {
    let key = origin.map { Key.schema(file: $0.file, pointer: $0.pointer) } ?? .name(name)
    if groups[key] == nil { order.append(key) }
    var group = groups[key] ?? Group(name: name, origin: origin)
    group.changes += changes.filter { !group.changes.contains($0) }
    if group.entries.last?.entry != entry.entry { group.entries.append(entry) }
    groups[key] = group
  }
}

extension SchemaChange {
  fileprivate var withoutPath: SchemaChange {
    switch self {
    case .added: .added("")
    case .removed: .removed("")
    case .changed: .changed("")
    }
  }
}

extension DescribedEntry.Part {
  /// The part for messages.
  var phrase: String {
    let owner = Excerpt.quoted(subject)
    return switch name {
    case Self.parameters: "the parameters of \(owner)"
    case Self.security: "the security of the channel \(owner)"
    case Self.requestBody: "the request body of \(owner)"
    case Self.response: "the response of \(owner)"
    default: "the message \(Excerpt.quoted(name))"
    }
  }
}
