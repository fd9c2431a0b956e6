/// A set of keys, for one search of a mapping.
public struct Keywords: Sendable {
  /// The bytes of the keys, by their length.
  private let byCount: [[[UInt8]]]

  public init(_ words: String...) { self.init(words) }

  package init(_ words: some Collection<String>) {
    let longest = words.map(\.utf8.count).max() ?? 0
    var byCount = [[[UInt8]]](repeating: [], count: longest + 1)
    for word in words { byCount[word.utf8.count].append(Array(word.utf8)) }
    self.byCount = byCount
  }

  func contains(_ key: ArraySlice<UInt8>) -> Bool {
    key.count < byCount.count && byCount[key.count].contains { key.elementsEqual($0) }
  }
}

extension Node {
  /// Whether a mapping has one of the keys.
  public func has(anyOf keywords: Keywords) -> Bool {
    let record = record
    guard record.kind == .mapping else { return false }
    let first = Int(record.first)
    return stride(from: first, to: first + Int(record.count), by: 2).contains { position in
      keywords.contains(tree.bytes(tree.records[Int(tree.children[position])]))
    }
  }
}
