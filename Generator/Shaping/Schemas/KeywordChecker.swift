import Canonical
import Canonicalizing
import Shape
import Specification

extension Diagnostic.Code {
  static let unsupportedKeyword = Self("unsupported-keyword")
  static let unrelatedKeyword = Self("unrelated-keyword")
  static let conflictingTypes = Self("conflicting-types")
  static let recursiveSchema = Self("recursive-schema")
}

/// Reports the keywords of schemas that their types don't represent.
struct KeywordChecker {
  let diagnostics: Diagnostics

  /// The keywords that the type may not represent.
  private static let notable = Keywords(
    "not",
    "if",
    "dependentSchemas",
    "$dynamicRef",
    "$recursiveRef",
    "contentSchema",
    "properties",
    "patternProperties",
    "items",
    "prefixItems"
  )

  /// Reports the keywords of a schema that its type doesn't represent.
  func noteUnsupported(_ schema: Schema) {
    guard schema.node.has(anyOf: Self.notable) else { return }
    for keyword in ["not", "if", "dependentSchemas"] {
      guard let value = schema.node[keyword], !isTrivial(value, keyword) else { continue }
      diagnostics.note(
        .unsupportedKeyword,
        at: value.mark,
        keyword == "not"
          ? "“not” excludes values; the rest of the schema describes the type"
          : "\(Excerpt.quoted(keyword)) is not checked; what depends on it is read where it is"
            + " there"
      )
    }
    noteDynamic(schema)
    warnUnrelatedKeywords(schema)
    guard schema.types.contains(.string), let content = schema.node["contentSchema"],
      !MediaTypeName(schema.contentMediaType ?? "").isJSON
    else { return }
    diagnostics.note(
      .unsupportedKeyword,
      at: content.mark,
      "“contentSchema” describes the content of the text; it is kept as text"
    )
  }

  /// Warns of keywords for values of another type than the schema's.
  private func warnUnrelatedKeywords(_ schema: Schema) {
    let types = schema.valueTypes
    guard types.count == 1, let type = types.first else { return }
    let subjects: [(keyword: String, type: JSONType)] = [
      ("properties", .object), ("patternProperties", .object), ("items", .array),
      ("prefixItems", .array),
    ]
    for (keyword, subject) in subjects where subject != type {
      guard let value = schema.node[keyword], value.kind.isCollection, value.count > 0 else {
        continue
      }
      diagnostics.warn(
        .unrelatedKeyword,
        at: value.mark,
        "\(Excerpt.quoted(keyword)) is about values of the type"
          + " \(Excerpt.quoted(subject.rawValue)), and this one is"
          + " \(Excerpt.quoted(type.rawValue)); it is omitted",
        fix: "correct the type or take it out"
      )
    }
  }

  /// Warns of an unresolved dynamic reference.
  func noteDynamic(_ schema: Schema) {
    for keyword in ["$dynamicRef", "$recursiveRef"] {
      guard let value = schema.node[keyword], schema.target == nil else { continue }
      diagnostics.warn(
        .unsupportedKeyword,
        at: value.mark,
        "\(Excerpt.quoted(keyword)) is unresolved and is omitted; the rest of the schema is used",
        fix: "write $ref"
      )
    }
  }

  /// Whether the keyword doesn't affect the type, as in `not: { required: … }`.
  private func isTrivial(_ value: Node, _ keyword: String) -> Bool {
    keyword == "not" && value.kind == .mapping
      && value.entries.allSatisfy { $0.key == "required" }
  }
}
