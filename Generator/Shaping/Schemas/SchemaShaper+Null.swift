import Shape
import Specification

extension Diagnostic.Code {
  static let impliedNull = Self("implied-null")
}

extension SchemaShaper {
  /// Whether the author admits `null`.
  func admitsNull(_ schema: Schema, depth: Int = 0) -> Bool {
    guard depth < 64 else { return false }
    while true {
      if let answer = memo.nullability.ask(schema.node) { return answer }
      let answer = findsNull(schema, depth: depth + 1) || impliesNull(schema)
      memo.nullability.give(answer, about: schema.node)
    }
  }

  private func findsNull(_ schema: Schema, depth: Int) -> Bool {
    noteSwagger(schema)
    if schema.isNullable || schema.types.contains(.null) { return true }
    if let target = schema.target {
      return admitsNull(target, depth: depth)
    }
    guard schema.types.isEmpty else { return hasNullBranch(schema, depth) }
    if schema.values?.contains(where: { $0.kind == .null }) == true { return true }
    if schema.constant?.kind == .null || hasNullBranch(schema, depth) { return true }
    let parts = schema.allOf.filter { $0.reference != nil || $0.saysSomething || !$0.allOf.isEmpty }
    return !parts.isEmpty && parts.allSatisfy { admitsNull($0, depth: depth) }
  }

  /// Whether null is spoken of where, by the letter, it says nothing of the value.
  private func impliesNull(_ schema: Schema) -> Bool {
    guard !schema.ignoresSiblings else { return false }
    let isOld = schema.source.version(of: schema.node) == .v3_0
    if let part = schema.allOf.first(where: \.saysOnlyNullable) {
      warn(
        .impliedNull,
        at: part.mark,
        "“nullable” in a part of allOf has no effect on the whole, which is read as nullable",
        fix: isOld
          ? "write nullable: true beside allOf" : "list the reference and type: \"null\" in anyOf"
      )
      return true
    }
    guard !schema.types.isEmpty, schema.types != [.array],
      let null = schema.values?.first(where: { $0.kind == .null })
    else { return false }
    warn(
      .impliedNull,
      at: null.mark,
      "null is listed and the type excludes it; values are read as nullable",
      fix: (isOld ? "add nullable: true" : "add \"null\" to the type")
        + (null.text == "null" ? "" : ", or put \(Excerpt.quoted(null.text)) in quotes as text")
    )
    return true
  }

  private func noteSwagger(_ schema: Schema) {
    guard schema.isNullableInSwagger, let word = schema.cursor.value("x-nullable") else { return }
    warn(
      .impliedNull,
      at: word.mark,
      "“x-nullable” is a word of Swagger 2 and is read as “nullable”",
      fix: schema.source.version(of: schema.node) == .v3_0
        ? "write nullable: true" : "add \"null\" to the type"
    )
  }

  private func hasNullBranch(_ schema: Schema, _ depth: Int) -> Bool {
    let branches = schema.oneOf + schema.anyOf
    if let branch = branches.first(where: \.isNullByNullable),
      branches.contains(where: { !$0.isNull })
    {
      noteNull(branch)
    }
    return branches.contains { admitsNull($0, depth: depth) }
  }

  private func noteNull(_ branch: Schema) {
    warn(
      .impliedNull,
      at: branch.mark,
      "a branch with “nullable” alone admits any value by the letter, and is read as null",
      fix: branch.source.version(of: branch.node) == .v3_0
        ? "write nullable: true beside the list" : "write type: \"null\""
    )
  }
}

extension Schema {
  /// Whether `nullable` is all that it adds to others.
  fileprivate var saysOnlyNullable: Bool {
    isNullable && reference == nil && allOf.isEmpty && saysOnlyType
  }

  /// Whether it is a branch that stands for null, as NSwag writes it.
  var isNullByNullable: Bool {
    isNullable && !saysSomething
      && node.entries.allSatisfy { Self.notes.contains($0.key) || $0.key.hasPrefix("x-") }
  }

  /// Keys that restrict no value.
  private static let notes: Set = [
    "nullable", "title", "description", "$comment", "default", "example", "examples",
    "deprecated", "readOnly", "writeOnly", "externalDocs", "xml",
  ]

  /// Whether null is all that it stands for as one of several branches.
  var isNull: Bool { isNullByNullable || admitsOnlyNull }

  private var admitsOnlyNull: Bool {
    if target != nil, let end = resolved, end.node != node { return end.admitsOnlyNull }
    if types == [.null] { return true }
    return constant?.kind == .null || listsOnly(.null)
  }
}
