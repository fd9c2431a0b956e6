import BinderyJSON

extension SchemaKeywords {
  /// The keywords `minLength`, `minItems`, `minProperties`, and those that begin with `max`.
  static func sizes(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    var checks: [SchemaCheck] = []
    for (noun, unit, count) in measures {
      let (minimum, maximum) = (try source.size("min" + noun), try source.size("max" + noun))
      guard minimum != nil || maximum != nil else { continue }
      checks.append { value, evaluation in
        guard let count = count(value) else { return }
        evaluation.report("min" + noun, count, unit, atLeast: minimum)
        evaluation.report("max" + noun, count, unit, atMost: maximum)
      }
    }
    guard !checks.isEmpty else { return nil }
    return { [checks] value, evaluation in for check in checks { check(value, &evaluation) } }
  }

  private typealias Measure = (noun: String, unit: String, @Sendable (JSONValue) -> Int?)
  private static let measures: [Measure] = [
    ("Length", "character", { $0.string?.unicodeScalars.count }),
    ("Items", "item", { $0.array?.count }),
    ("Properties", "property", { $0.object?.count }),
  ]
}

extension SchemaEvaluation {
  /// Reports a number of parts outside of the limits.
  mutating func report(
    _ keyword: String,
    _ count: Int,
    _ unit: String,
    atLeast minimum: Int? = nil,
    atMost maximum: Int? = nil
  ) {
    if let minimum, count < minimum {
      report(keyword, "expected at least \(minimum.counted(unit)), found \(count)")
    }
    if let maximum, count > maximum {
      report(keyword, "expected at most \(maximum.counted(unit)), found \(count)")
    }
  }
}
