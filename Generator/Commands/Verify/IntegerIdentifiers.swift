import BinderyJSON

/// Integers that identify something on the server, as it sent them, and those that were recorded.
///
/// Unlike texts, equal integers identify different things, so that the collection decides.
struct IntegerIdentifiers {
  private struct Pair {
    /// The last segment before the identifier in a path, such as `books`; empty for an identifier
    /// in a message.
    let collection: Substring
    /// The name of the member without `id`: `book` of `bookId`, and nothing of `id`.
    let noun: Substring
    let actual: String
  }

  /// The identifiers of the server by the recorded ones, the last one last.
  private var pairs: [String: [Pair]] = [:]

  /// The number of digits from which an integer is distinct.
  private static let distinctLength = 3

  /// Adds the identifiers of an answer to a request.
  mutating func add(_ recorded: JSONValue, _ live: JSONValue, from target: String) {
    let segments = target.prefix { $0 != "?" }.split(separator: "/")
    let collection = segments.last { Int($0) == nil } ?? ""
    add(recorded, live, key: "", collection)
  }

  private mutating func add(
    _ recorded: JSONValue,
    _ live: JSONValue,
    key: String,
    _ collection: Substring
  ) {
    switch (recorded, live) {
    case (.object(let one), .object(let other)):
      for member in one.members {
        if let value = other[member.key] { add(member.value, value, key: member.key, collection) }
      }
    case (.array(let one), .array(let other)):
      for (one, other) in zip(one, other) { add(one, other, key: key, collection) }
    case (.number(let one), .number(let other)):
      guard let noun = Self.noun(key), let one = one.int64, let other = other.int64 else { return }
      let pair = Pair(collection: collection, noun: noun, actual: "\(other)")
      pairs["\(one)", default: []].removeAll { $0.collection == collection && $0.noun == noun }
      pairs["\(one)", default: []].append(pair)
    default: break
    }
  }

  /// The name of a member without `id`, in lower case; nil for one that isn't an identifier.
  private static func noun(_ key: String) -> Substring? {
    let name = key.lowercased()
    guard name.hasSuffix("id") else { return nil }
    let noun = name.dropLast(2)
    // A word such as “paid” has no boundary before its end.
    guard
      noun.isEmpty || key.hasSuffix("Id") || key.hasSuffix("ID") || noun.hasSuffix("_")
        || noun.hasSuffix("-")
    else { return nil }
    return noun.last.map { $0 == "_" || $0 == "-" } == true ? noun.dropLast() : noun
  }

  /// Returns the identifier that replaces a segment of a path after another one; nil if none does.
  func replacement(of text: Substring, after segment: Substring) -> String? {
    replacement(of: text) { pair in
      pair.noun.isEmpty
        ? !segment.isEmpty && pair.collection == segment
        : segment.lowercased().hasPrefix(pair.noun)
    }
  }

  /// Returns the identifier that replaces the value of a parameter; nil if none does.
  func replacement(of text: Substring, named name: String) -> String? {
    guard let noun = Self.noun(name), !noun.isEmpty else { return nil }
    return replacement(of: text) { pair in
      pair.noun.isEmpty ? pair.collection.lowercased().hasPrefix(noun) : pair.noun == noun
    }
  }

  private func replacement(of text: Substring, where isOf: (Pair) -> Bool) -> String? {
    guard let same = pairs[String(text)] else { return nil }
    let isDistinct = text.count >= Self.distinctLength
    return (same.last(where: isOf) ?? (isDistinct ? same.last : nil))?.actual
  }
}
