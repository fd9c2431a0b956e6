import BinderyRuntime

/// The keyword `allOf`: all schemas must hold.
struct AllOf: SchemaKeyword {
  private let nodes: [Int]

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let nodes = try source.subschemas("allOf") else { return nil }
    self.nodes = nodes
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    for node in nodes { evaluation.apply(node, to: value) }
  }
}

/// The keyword `anyOf`: at least one schema must hold.
struct AnyOf: SchemaKeyword {
  private let nodes: [Int]

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let nodes = try source.subschemas("anyOf") else { return nil }
    self.nodes = nodes
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    // Evaluate all, because each matching schema adds to the evaluated parts.
    let outcomes = nodes.map { evaluation.attempt($0, on: value) }
    guard !outcomes.contains([]) else { return }
    evaluation.report("anyOf", Alternatives(outcomes).noneHolds)
  }
}

/// The keyword `oneOf`: exactly one schema must hold.
struct OneOf: SchemaKeyword {
  private let nodes: [Int]

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let nodes = try source.subschemas("oneOf") else { return nil }
    self.nodes = nodes
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    let outcomes = nodes.map { evaluation.attempt($0, on: value) }
    let holding = outcomes.indices.filter { outcomes[$0].isEmpty }
    switch holding.count {
    case 0: evaluation.report("oneOf", Alternatives(outcomes).noneHolds)
    case 1: break
    default:
      let list = holding.map(String.init).joined(separator: ", ")
      evaluation.report("oneOf", "expected exactly one alternative to hold, found \(list)")
    }
  }
}

/// The keyword `not`: the schema must not hold.
struct Not: SchemaKeyword {
  private let node: Int

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let node = source.subschema("not") else { return nil }
    self.node = node
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    let evaluated = evaluation.evaluated
    let found = evaluation.attempt(node, on: value)
    evaluation.evaluated = evaluated
    if found.isEmpty { evaluation.report("not", "is what the schema excludes") }
  }
}

/// The reasons why no alternative holds, as a message.
private struct Alternatives {
  let noneHolds: String

  init(_ outcomes: [[SchemaViolation]]) {
    let reasons = outcomes.enumerated().map { position, found in
      "[\(position)] " + found.prefix(1).map { "\($0.instancePath): \($0.message)" }.joined()
    }
    noneHolds = "no alternative holds: " + reasons.joined(separator: "; ")
  }
}
