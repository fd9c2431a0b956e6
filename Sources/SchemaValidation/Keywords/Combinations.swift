import BinderyJSON

extension SchemaKeywords {
  /// The keyword `allOf`: all schemas must hold.
  static func allOf(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let nodes = try source.subschemas("allOf") else { return nil }
    return { value, evaluation in for node in nodes { evaluation.apply(node, to: value) } }
  }

  /// The keyword `anyOf`: at least one schema must hold.
  static func anyOf(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let nodes = try source.subschemas("anyOf") else { return nil }
    return { value, evaluation in
      // Evaluate all, because each matching schema adds to the evaluated parts.
      let outcomes = nodes.map { evaluation.attempt($0, on: value) }
      guard !outcomes.contains([]) else { return }
      evaluation.report("anyOf", noneHolds(outcomes), alternatives: outcomes)
    }
  }

  /// The keyword `oneOf`: exactly one schema must hold.
  static func oneOf(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let nodes = try source.subschemas("oneOf") else { return nil }
    return { value, evaluation in
      let outcomes = nodes.map { evaluation.attempt($0, on: value) }
      let holding = outcomes.indices.filter { outcomes[$0].isEmpty }
      guard holding.count != 1 else { return }
      let list = holding.map(String.init).joined(separator: ", ")
      evaluation.report(
        "oneOf",
        holding.isEmpty
          ? noneHolds(outcomes) : "expected exactly one alternative to hold, found \(list)",
        alternatives: holding.isEmpty ? outcomes : []
      )
    }
  }

  /// The keyword `not`: the schema must not hold.
  static func not(_ source: SchemaSource) -> SchemaCheck? {
    guard let node = source.subschema("not") else { return nil }
    return { value, evaluation in
      let evaluated = evaluation.evaluated
      let found = evaluation.attempt(node, on: value)
      evaluation.evaluated = evaluated
      if found.isEmpty { evaluation.report("not", "is what the schema excludes") }
    }
  }

  /// The keyword `if` with `then` and `else`.
  static func condition(_ source: SchemaSource) -> SchemaCheck? {
    guard let condition = source.subschema("if") else { return nil }
    let (consequence, alternative) = (source.subschema("then"), source.subschema("else"))
    return { value, evaluation in
      let holds = evaluation.attempt(condition, on: value).isEmpty
      if let next = holds ? consequence : alternative { evaluation.apply(next, to: value) }
    }
  }

  /// The reasons why no alternative holds, as a message.
  private static func noneHolds(_ outcomes: [[SchemaViolation]]) -> String {
    let reasons = outcomes.enumerated().map { position, found in
      "[\(position)] " + found.prefix(1).map { "\($0.instancePath): \($0.message)" }.joined()
    }
    return "no alternative holds: " + reasons.joined(separator: "; ")
  }
}
