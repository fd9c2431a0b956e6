import BinderyRuntime

/// A keyword of a schema object, or a group of related keywords.
protocol SchemaKeyword: Sendable {
  /// Returns nil if the schema object doesn't use the keyword.
  init?(_ source: SchemaSource) throws(SchemaError)
  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation)
}

/// The keywords in the order of evaluation; unevaluated parts come last.
enum SchemaKeywords {
  static let all: [(SchemaVocabulary, [any SchemaKeyword.Type])] = [
    (.core, [Reference.self, DynamicReference.self]),
    (
      .validation,
      [
        TypeLimit.self, Enumeration.self, Constant.self, NumberLimits.self, Divisor.self,
        TextLimits.self, ArrayLimits.self, ObjectLimits.self, RequiredKeys.self,
        DependentRequired.self,
      ]
    ),
    (.formatAssertion, [FormatLimit.self]),
    (.content, [EmbeddedContent.self]),
    (
      .applicator,
      [
        AllOf.self, AnyOf.self, OneOf.self, Not.self, Condition.self, DependentSchemas.self,
        Items.self, Contains.self, Properties.self, PropertyNames.self,
      ]
    ),
    (.unevaluated, [UnevaluatedItems.self, UnevaluatedProperties.self]),
  ]
}

/// The schema `false`.
struct Forbidden: SchemaKeyword {
  init() {}
  init?(_ source: SchemaSource) { nil }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    evaluation.report(nil, "no value is allowed here")
  }
}
