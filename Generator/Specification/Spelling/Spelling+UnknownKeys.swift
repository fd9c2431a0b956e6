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
    diagnostics.report(
      Diagnostic(
        .warning,
        .unknownKey,
        at: tree.mark(key),
        "\(object.noun) has no key \(Excerpt.quoted(tree.text(key))); it is omitted",
        fix: "write x- before a key of your own"
      )
    )
  }

  private func reportMore(_ key: Tree.Record, _ object: ObjectKind) {
    diagnostics.report(
      Diagnostic(
        .note,
        .unknownKey,
        at: tree.mark(key),
        "\(object.noun) has no key \(Excerpt.quoted(tree.text(key))) either; from here on such keys"
          + " are omitted without a word",
        fix: "write x- before the \(maxReported) that are reported, and look again"
      )
    )
  }

  /// Reports a misspelled keyword that appears in addition to the keyword itself.
  func reportDuplicate(
    _ key: Tree.Record,
    _ word: Vocabulary.Word,
    _ object: ObjectKind
  ) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .misspelledKey,
        at: tree.mark(key),
        "\(object.noun) has no key \(Excerpt.quoted(tree.text(key))); it is omitted, since"
          + " \(Excerpt.quoted(word.text)) is there too",
        fix: "write what it describes under \(Excerpt.quoted(word.text))"
      )
    )
  }
}
