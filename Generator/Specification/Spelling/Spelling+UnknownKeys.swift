/// The maximum number of unknown keys that are reported one by one.
private let maxReported = 100

// Diagnostics of unknown keys.
extension Spelling {
  /// Reports each unknown key of a closed object once.
  mutating func reportUnknown(_ key: Tree.Record, _ object: ObjectKind) {
    let bytes = tree.bytes(key)
    // A media type without `content` around it is interpreted as content.
    let isRead = object.hasContent && bytes.contains(UInt8(ascii: "/"))
    let unknownKey = UnknownKey(object: object, key: key.first)
    guard object.isClosed, bytes.first != UInt8(ascii: "$"), !isRead,
      reportedKeys.count <= maxReported, reportedKeys.insert(unknownKey).inserted
    else { return }
    guard reportedKeys.count <= maxReported else { return reportMore(key, object) }
    diagnostics.warn(
      .unknownKey,
      at: tree.mark(key),
      "unknown key \(Excerpt.quoted(tree.text(key))) in \(object.noun); ignored",
      fix: "remove the key, or rename it to \(Excerpt.quoted("x-" + tree.text(key)))"
    )
  }

  private func reportMore(_ key: Tree.Record, _ object: ObjectKind) {
    diagnostics.note(
      .unknownKey,
      at: tree.mark(key),
      "unknown key \(Excerpt.quoted(tree.text(key))) in \(object.noun); ignored, and further"
        + " unknown keys aren't reported",
      fix: "correct the \(maxReported) reported keys, and run Bindery again"
    )
  }

  /// Reports a misspelled keyword that appears in addition to the keyword itself.
  func reportDuplicate(
    _ key: Tree.Record,
    _ word: Vocabulary.Word,
    _ object: ObjectKind
  ) {
    diagnostics.warn(
      .misspelledKey,
      at: tree.mark(key),
      "unknown key \(Excerpt.quoted(tree.text(key))) beside \(Excerpt.quoted(word.text)) in"
        + " \(object.noun); ignored",
      fix: "move its value to \(Excerpt.quoted(word.text))"
    )
  }
}
