import BinderyRuntime

/// The keywords `minimum`, `maximum` and their exclusive forms.
struct NumberLimits: SchemaKeyword {
  private var limits: [Limit] = []

  init?(_ source: SchemaSource) throws(SchemaError) {
    for (plain, exclusive, isLower) in Self.keywords {
      // In OpenAPI 3.0 the exclusive forms are Boolean modifiers of the plain ones.
      let flag = source.dialect.isOpenAPI ? source[exclusive]?.bool : nil
      if let bound = try source.number(plain) {
        limits.append(Limit(plain, bound, isLower: isLower, isExclusive: flag == true))
      }
      if flag == nil, let bound = try source.number(exclusive) {
        limits.append(Limit(exclusive, bound, isLower: isLower, isExclusive: true))
      }
    }
    if limits.isEmpty { return nil }
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .number(let number) = value else { return }
    let exact = ExactDecimal(number)
    for limit in limits where !limit.allows(exact) {
      evaluation.report(limit.keyword, "expected \(limit.phrase), found \(number)")
    }
  }

  private static let keywords = [
    ("minimum", "exclusiveMinimum", true), ("maximum", "exclusiveMaximum", false),
  ]

  private struct Limit {
    let keyword: String
    let bound: ExactDecimal
    let isLower: Bool
    let isExclusive: Bool

    init(_ keyword: String, _ bound: ExactDecimal, isLower: Bool, isExclusive: Bool) {
      self.keyword = keyword
      self.bound = bound
      self.isLower = isLower
      self.isExclusive = isExclusive
    }

    func allows(_ number: ExactDecimal) -> Bool {
      let isBeyond = isLower ? number < bound : bound < number
      return !isBeyond && !(isExclusive && number == bound)
    }

    var phrase: String {
      switch (isLower, isExclusive) {
      case (true, false): "at least \(bound)"
      case (true, true): "more than \(bound)"
      case (false, false): "at most \(bound)"
      case (false, true): "less than \(bound)"
      }
    }
  }
}

/// The keyword `multipleOf`.
struct Divisor: SchemaKeyword {
  private let divisor: ExactDecimal

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let divisor = try source.number("multipleOf") else { return nil }
    guard divisor > .zero else { throw source.malformed("multipleOf", "a number above 0") }
    self.divisor = divisor
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .number(let number) = value else { return }
    guard !ExactDecimal(number).isMultiple(of: divisor) else { return }
    evaluation.report("multipleOf", "expected a multiple of \(divisor), found \(number)")
  }
}
