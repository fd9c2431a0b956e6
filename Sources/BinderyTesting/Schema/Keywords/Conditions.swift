import BinderyRuntime

/// The keyword `if` with `then` and `else`.
struct Condition: SchemaKeyword {
  private let condition: Int
  private let consequence: Int?
  private let alternative: Int?

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let condition = source.subschema("if") else { return nil }
    self.condition = condition
    consequence = source.subschema("then")
    alternative = source.subschema("else")
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    let holds = evaluation.attempt(condition, on: value).isEmpty
    guard let next = holds ? consequence : alternative else { return }
    evaluation.apply(next, to: value)
  }
}
