import BinderyRuntime

/// The keywords `minItems`, `maxItems` and `uniqueItems`.
struct ArrayLimits: SchemaKeyword {
  private let minimum: Int?
  private let maximum: Int?
  private let isUnique: Bool

  init?(_ source: SchemaSource) throws(SchemaError) {
    minimum = try source.size("minItems")
    maximum = try source.size("maxItems")
    isUnique = source["uniqueItems"] == .boolean(true)
    if minimum == nil, maximum == nil, !isUnique { return nil }
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .array(let items) = value else { return }
    if let minimum, items.count < minimum {
      evaluation.report("minItems", "expected at least \(minimum) items, found \(items.count)")
    }
    if let maximum, items.count > maximum {
      evaluation.report("maxItems", "expected at most \(maximum) items, found \(items.count)")
    }
    if isUnique { checkUniqueness(of: items, in: &evaluation) }
  }

  private func checkUniqueness(of items: [JSONValue], in evaluation: inout SchemaEvaluation) {
    var seen: [JSONValue: Int] = [:]
    for (index, item) in items.enumerated() {
      if let first = seen.updateValue(index, forKey: item) {
        evaluation.report("uniqueItems", "items \(first) and \(index) are equal")
      }
    }
  }
}
