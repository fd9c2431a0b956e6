/// More of them are not told one by one.
private let mostTold = 100

/// Keys that mean nothing where they stand.
extension Spelling {
  /// Each key once, where an object's keys all mean something.
  mutating func reportUnknown(_ key: Tree.Record, _ object: ObjectKind) {
    let bytes = tree.bytes(key)
    // A media type is taken for content there.
    let isRead = object.hasContent && bytes.contains(UInt8(ascii: "/"))
    let stranger = Stranger(object: object, key: key.first)
    guard object.isClosed, bytes.first != UInt8(ascii: "$"), !isRead, told.count <= mostTold,
      told.insert(stranger).inserted
    else { return }
    guard told.count <= mostTold else { return reportMore(key, object) }
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
        fix: "write x- before the \(mostTold) that are reported, and look again"
      )
    )
  }

  /// What describes nothing may well be somebody's own beside the word.
  func reportDoubled(
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
