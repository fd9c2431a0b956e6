import Canonical
import Specification

/// Forms of declaring `null` that have no effect by the specification.
extension WrittenSchema {
  /// Whether `null` is declared without effect, which is reported.
  ///
  /// Authors write `nullable` in a part of `allOf`, or null in `enum` beside a type without it.
  var impliesNull: Bool {
    guard !ignoresSiblings else { return false }
    if let part = allOf.first(where: \.declaresOnlyNullable) {
      cursor.diagnostics.warn(
        .impliedNull,
        at: part.mark,
        "“nullable” in an element of “allOf” has no effect; interpreted as beside “allOf”",
        fix: nullableKey.map { "write \($0): true beside “allOf”" }
          ?? "list the reference and type: \"null\" in anyOf"
      )
      return true
    }
    guard !types.isEmpty, types != [.array],
      let null = values?.first(where: { $0.type == .null })
    else { return false }
    cursor.diagnostics.warn(
      .impliedNull,
      at: null.mark,
      "“enum” contains null, but the type doesn't; interpreted as nullable",
      fix: (nullableKey.map { "add \($0): true" } ?? "add \"null\" to the type")
        + (null.text == "null" ? "" : ", or put \(Excerpt.quoted(null.text)) in quotes as a string")
    )
    return true
  }

  /// Whether the schema itself allows `null`, by `nullable`, `x-nullable` or its type.
  var statesNull: Bool { isNullable || types.contains(.null) }

  /// Reports `nullable` of another version, and a branch of `oneOf` or `anyOf` with `nullable`
  /// alone.
  func reportNull() {
    if isSwagger, cursor.flag("nullable"), let word = cursor.value("nullable") {
      cursor.diagnostics.warn(
        .impliedNull,
        at: word.mark,
        "“nullable” belongs to OpenAPI 3; interpreted as “x-nullable”",
        fix: "write x-nullable: true"
      )
    }
    if isNullableInSwagger, !isSwagger, let word = cursor.value("x-nullable") {
      cursor.diagnostics.warn(
        .impliedNull,
        at: word.mark,
        "“x-nullable” belongs to Swagger 2; interpreted as “nullable”",
        fix: nullableKey.map { "write \($0): true" } ?? "add \"null\" to the type"
      )
    }
    guard node.has(anyOf: Self.unions) else { return }
    let branches = oneOf + anyOf
    guard let branch = branches.first(where: \.hasOnlyNullable),
      branches.contains(where: { !$0.hasOnlyNullable && !$0.resolvesToNull })
    else { return }
    cursor.diagnostics.warn(
      .impliedNull,
      at: branch.mark,
      "a variant with only “nullable” allows any value; interpreted as null",
      fix: branch.nullableKey.map { "write \($0): true beside the variants" }
        ?? "write type: \"null\""
    )
  }

  /// The keyword of versions that have no type `null`.
  private var nullableKey: String? {
    switch source.version(of: node) {
    case .v2_0: "x-nullable"
    case .v3_0: "nullable"
    case .v3_1, .v3_2: nil
    }
  }

  /// Whether the schema only adds `nullable` to others.
  private var declaresOnlyNullable: Bool {
    isNullable && reference == nil && allOf.isEmpty && declaresOnlyType
  }

  /// Whether the schema is a branch with `nullable` alone, which means null in documents of NSwag.
  var hasOnlyNullable: Bool {
    isNullable && !declaresType
      && node.entries.allSatisfy { Self.annotations.contains($0.key) || $0.key.hasPrefix("x-") }
  }

  private static let unions = Keywords("oneOf", "anyOf")

  /// The keywords that don't constrain values.
  private static let annotations: Set = [
    "nullable", "title", "description", "$comment", "default", "example", "examples",
    "deprecated", "readOnly", "writeOnly", "externalDocs", "xml",
  ]

  /// Whether the schema or the end of its references allows only null.
  private var resolvesToNull: Bool {
    let end = target == nil ? self : resolved ?? self
    return end.types == [.null] || end.constant?.type == .null || end.listsOnly(.null)
  }
}
