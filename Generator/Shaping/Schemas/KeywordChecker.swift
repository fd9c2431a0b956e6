import Canonical
import Shape
import SourceDiagnostics

/// Reports the keywords of schemas that their types don't represent.
struct KeywordChecker {
  let diagnostics: Diagnostics

  /// Reports the keywords of a schema that its type doesn't represent.
  func noteUnsupported(_ schema: Schema) {
    let keywords = schema.keywords
    for keyword in keywords {
      switch keyword.name {
      case "not" where !onlyExcludesProperties(schema):
        diagnostics.note(
          .unsupportedKeyword,
          at: keyword.mark,
          "“not” isn't supported; the other keywords are used",
          fix: "remove “not”, or check the value in your code"
        )
      case "if", "dependentSchemas":
        diagnostics.note(
          .unsupportedKeyword,
          at: keyword.mark,
          "\(Excerpt.quoted(keyword.name)) isn't evaluated; the properties that depend on it are"
            + " optional",
          fix: "remove \(Excerpt.quoted(keyword.name)), or check the condition in your code"
        )
      case "contentSchema"
      where schema.types.contains(.string) && !MediaTypeName(schema.contentMediaType ?? "").isJSON:
        diagnostics.note(
          .unsupportedKeyword,
          at: keyword.mark,
          "“contentSchema” is supported only for JSON; interpreted as a string",
          fix: "write contentMediaType: application/json, or remove “contentSchema”"
        )
      default: break
      }
    }
    note(dynamic: keywords, of: schema)
    warnUnrelated(keywords, of: schema)
  }

  /// Warns of keywords for values of another type than the schema's.
  private func warnUnrelated(_ keywords: [Schema.Keyword], of schema: Schema) {
    let types = schema.valueTypes
    guard types.count == 1, let type = types.first else { return }
    for keyword in keywords where keyword.type.isCollection && keyword.count > 0 {
      guard let subject = Self.subjects[keyword.name], subject != type else { continue }
      diagnostics.warn(
        .unrelatedKeyword,
        at: keyword.mark,
        "\(Excerpt.quoted(keyword.name)) doesn't apply to the type"
          + " \(Excerpt.quoted(type.rawValue)); ignored",
        fix: "correct the type, or remove \(Excerpt.quoted(keyword.name))"
      )
    }
  }

  /// The types that keywords are about.
  private static let subjects: [String: JSONType] = [
    "properties": .object, "patternProperties": .object, "items": .array, "prefixItems": .array,
  ]

  /// Warns of an unresolved dynamic reference.
  func noteDynamic(_ schema: Schema) { note(dynamic: schema.keywords, of: schema) }

  private func note(dynamic keywords: [Schema.Keyword], of schema: Schema) {
    for keyword in keywords where ["$dynamicRef", "$recursiveRef"].contains(keyword.name) {
      guard schema.target == nil else { continue }
      diagnostics.warn(
        .unsupportedKeyword,
        at: keyword.mark,
        "\(Excerpt.quoted(keyword.name)) can't be resolved; ignored",
        fix: "write $ref instead of \(Excerpt.quoted(keyword.name))"
      )
    }
  }

  /// Whether `not` doesn't affect the type, as in `not: { required: … }`.
  private func onlyExcludesProperties(_ schema: Schema) -> Bool {
    guard let excluded = schema.schema(of: "not"), excluded.verdict == nil else { return false }
    return excluded.keywords.allSatisfy { $0.name == "required" }
  }
}
