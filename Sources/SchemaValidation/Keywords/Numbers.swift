import BinderyJSON

extension SchemaKeywords {
  /// The keywords `minimum`, `maximum` and their exclusive forms.
  static func bounds(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    var bounds: [Bound] = []
    for (plain, exclusive, isLower) in [
      ("minimum", "exclusiveMinimum", true), ("maximum", "exclusiveMaximum", false),
    ] {
      // In OpenAPI 3.0 the exclusive forms are Boolean modifiers of the plain ones.
      let flag = source.dialect.isOpenAPI ? source[exclusive]?.bool : nil
      if let value = try source.number(plain) {
        bounds.append(Bound(plain, value, isLower: isLower, isExclusive: flag == true))
      }
      if flag == nil, let value = try source.number(exclusive) {
        bounds.append(Bound(exclusive, value, isLower: isLower, isExclusive: true))
      }
    }
    guard !bounds.isEmpty else { return nil }
    return { [bounds] value, evaluation in
      guard case .number(let number) = value else { return }
      for bound in bounds where !bound.allows(number) {
        evaluation.report(bound.keyword, "expected \(bound.phrase), found \(number)")
      }
    }
  }

  /// The keyword `multipleOf`.
  static func divisor(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let divisor = try source.number("multipleOf") else { return nil }
    guard divisor > 0 else { throw source.malformed("multipleOf", "a number above 0") }
    return { value, evaluation in
      guard case .number(let number) = value, !number.isMultiple(of: divisor) else { return }
      evaluation.report("multipleOf", "expected a multiple of \(divisor), found \(number)")
    }
  }
}

private struct Bound {
  let keyword: String
  let value: JSONNumber
  let isLower: Bool
  let isExclusive: Bool

  init(_ keyword: String, _ value: JSONNumber, isLower: Bool, isExclusive: Bool) {
    self.keyword = keyword
    self.value = value
    self.isLower = isLower
    self.isExclusive = isExclusive
  }

  func allows(_ number: JSONNumber) -> Bool {
    let isBeyond = isLower ? number < value : value < number
    return !isBeyond && !(isExclusive && number == value)
  }

  var phrase: String {
    switch (isLower, isExclusive) {
    case (true, false): "at least \(value)"
    case (true, true): "more than \(value)"
    case (false, false): "at most \(value)"
    case (false, true): "less than \(value)"
    }
  }
}
