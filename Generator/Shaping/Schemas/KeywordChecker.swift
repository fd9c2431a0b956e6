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
    warnUnrelated(keywords, of: schema)
  }

  /// Warns of keywords for values of another type than the schema's.
  private func warnUnrelated(_ keywords: [Schema.Keyword], of schema: Schema) {
    let types = schema.valueTypes
    guard types.count == 1, let type = types.first else { return }
    for keyword in keywords where keyword.type.isCollection && keyword.count > 0 {
      guard let subject = Self.subjects[keyword.writtenName], subject != type else { continue }
      diagnostics.warn(
        .unrelatedKeyword,
        at: keyword.mark,
        "\(Excerpt.quoted(keyword.writtenName)) doesn't apply to the type"
          + " \(Excerpt.quoted(type.rawValue)); ignored",
        fix: "correct the type, or remove \(Excerpt.quoted(keyword.writtenName))"
      )
    }
  }

  /// The types that keywords are about.
  private static let subjects: [String: JSONType] = [
    "properties": .object, "patternProperties": .object, "items": .array, "prefixItems": .array,
  ]

  /// Whether `not` doesn't affect the type, as in `not: { required: … }`.
  private func onlyExcludesProperties(_ schema: Schema) -> Bool {
    guard let excluded = schema.schema(of: "not"), excluded.verdict == nil else { return false }
    return excluded.keywords.allSatisfy { $0.name == "required" }
  }
}
