import BinderyJSON

/// Checks a value against a keyword of a schema, or a group of related keywords.
typealias SchemaCheck = @Sendable (JSONValue, inout SchemaEvaluation) -> Void

/// A keyword of schema objects, or a group of related keywords.
struct SchemaKeyword: Sendable {
  typealias Reading = @Sendable (SchemaSource) throws(SchemaError) -> SchemaCheck?

  let vocabulary: SchemaVocabulary
  /// Returns the check of a schema object; nil if the object doesn't use the keyword.
  let check: Reading

  init(_ vocabulary: SchemaVocabulary, _ check: @escaping Reading) {
    self.vocabulary = vocabulary
    self.check = check
  }
}

enum SchemaKeywords {
  /// In the order of evaluation; unevaluated parts come last.
  static let all = [
    SchemaKeyword(.core, reference),
    SchemaKeyword(.core, dynamicReference),
    SchemaKeyword(.validation, type),
    SchemaKeyword(.validation, allowedValues),
    SchemaKeyword(.validation, constant),
    SchemaKeyword(.validation, bounds),
    SchemaKeyword(.validation, divisor),
    SchemaKeyword(.validation, sizes),
    SchemaKeyword(.validation, pattern),
    SchemaKeyword(.validation, uniqueItems),
    SchemaKeyword(.validation, required),
    SchemaKeyword(.validation, dependentRequired),
    SchemaKeyword(.formatAssertion, format),
    SchemaKeyword(.content, content),
    SchemaKeyword(.applicator, allOf),
    SchemaKeyword(.applicator, anyOf),
    SchemaKeyword(.applicator, oneOf),
    SchemaKeyword(.applicator, not),
    SchemaKeyword(.applicator, condition),
    SchemaKeyword(.applicator, dependentSchemas),
    SchemaKeyword(.applicator, items),
    SchemaKeyword(.applicator, contains),
    SchemaKeyword(.applicator, properties),
    SchemaKeyword(.applicator, propertyNames),
    SchemaKeyword(.unevaluated, unevaluatedItems),
    SchemaKeyword(.unevaluated, unevaluatedProperties),
  ]

  /// The check of the schema `false`.
  static let forbidden: SchemaCheck = { $1.report(nil, "no value is allowed here") }
}
