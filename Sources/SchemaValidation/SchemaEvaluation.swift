import BinderyJSON

/// A running validation: the current location in value and schema, and the violations so far.
struct SchemaEvaluation {
  private(set) var violations: [SchemaViolation] = []
  /// The errors of schemas that don't terminate; `not` and `anyOf` don't suppress them.
  private(set) var faults: [SchemaViolation] = []
  /// The parts that keywords of the current schema object have evaluated.
  var evaluated = EvaluatedParts()
  /// The members that the schemas that hold describe.
  private(set) var descriptions = MemberDescriptions()
  /// The uses of each schema, by its index in the plan; nil if they aren't recorded.
  var uses: [Int: SchemaUse]?

  private let plan: SchemaPlan
  private var path = JSONPath()
  private var current = 0
  /// The schema that applies to the current path; it may refer to others.
  private var outermost = 0
  /// The entered resources, outermost first, each once; the scope of `$dynamicRef`.
  private var scope: [Int] = []
  private var active: Set<Activation> = []

  /// Half of the depth that fits on a stack of 8 MB in a debug build.
  private static let depthLimit = 2048

  /// Creates a validation that begins with the schema `root`.
  init(plan: SchemaPlan, root: Int) {
    self.plan = plan
    outermost = root
  }

  /// Checks the current value against a schema that must hold.
  mutating func apply(_ id: Int, to value: JSONValue) {
    let node = plan.nodes[id]
    let entersResource = !scope.contains(node.resource)
    if entersResource { scope.append(node.resource) }
    defer { if entersResource { scope.removeLast() } }

    // The same schema, value and scope again would recurse without end.
    let activation = Activation(node: id, depth: path.steps.count, scope: scope.count)
    guard active.count < Self.depthLimit else {
      return fault("schemas are nested deeper than \(Self.depthLimit) levels", at: node)
    }
    guard active.insert(activation).inserted else {
      return fault("the schema refers to itself without end", at: node)
    }
    defer { active.remove(activation) }

    let outer = (current, evaluated)
    let count = violations.count
    current = id
    evaluated = EvaluatedParts()
    for check in node.checks { check(value, &self) }
    uses?[id, default: SchemaUse()].add(value, isSatisfied: violations.count == count)
    current = outer.0
    evaluated.formUnion(outer.1)
  }

  /// Checks a part of the value; its evaluated parts don't count for the whole.
  mutating func apply(_ id: Int, to value: JSONValue, at step: JSONPath.Step) {
    let outer = (evaluated, outermost)
    path.steps.append(step)
    outermost = id
    apply(id, to: value)
    path.steps.removeLast()
    (evaluated, outermost) = outer
  }

  /// Checks the JSON in the current string; its parts are not those of the surrounding value.
  mutating func apply(_ id: Int, toContent content: JSONValue) {
    var inner = SchemaEvaluation(plan: plan, root: id)
    inner.path = path
    // Exchanged, because the first change would copy a shared dictionary.
    swap(&inner.uses, &uses)
    inner.apply(id, to: content)
    swap(&inner.uses, &uses)
    violations += inner.violations
    faults += inner.faults
    descriptions.append(inner.descriptions)
  }

  /// Returns the violations of a schema that need not hold.
  mutating func attempt(_ id: Int, on value: JSONValue) -> [SchemaViolation] {
    let outer = (violations, evaluated, descriptions.count)
    violations = []
    apply(id, to: value)
    let found = violations
    violations = outer.0
    if !found.isEmpty {
      evaluated = outer.1
      descriptions.removeAll(after: outer.2)
    }
    return found
  }

  /// Returns the violations of a schema that need not hold, for a part of the value.
  mutating func attempt(
    _ id: Int,
    on value: JSONValue,
    at step: JSONPath.Step
  ) -> [SchemaViolation] {
    let outer = (evaluated, outermost)
    path.steps.append(step)
    outermost = id
    let found = attempt(id, on: value)
    path.steps.removeLast()
    (evaluated, outermost) = outer
    return found
  }

  /// Returns the outermost schema in scope with a dynamic anchor.
  func dynamicTarget(_ anchor: String) -> Int? {
    for resource in scope {
      if let node = plan.dynamicAnchors[resource][anchor] { return node }
    }
    return nil
  }

  /// The uses of the schemas, by their locations.
  var usesByLocation: [String: SchemaUse] {
    Dictionary((uses ?? [:]).map { (plan.nodes[$0].location, $1) }) { first, _ in first }
  }

  /// Adds members of the current object that the current schema object describes.
  mutating func describe(_ keys: [String], isListed: Bool = false) {
    descriptions.append(keys, at: path, listedBy: isListed ? plan.nodes[current].location : nil)
  }

  mutating func report(
    _ keyword: String?,
    _ message: String,
    missing member: String? = nil,
    alternatives: [[SchemaViolation]] = []
  ) {
    let suffix = keyword.map { "/" + $0 } ?? ""
    var found = violation(suffix, at: plan.nodes[current], message)
    found.missingMember = member
    found.alternatives = alternatives
    violations.append(found)
  }

  private mutating func fault(_ message: String, at node: SchemaNode) {
    faults.append(violation("", at: node, message))
  }

  private func violation(
    _ suffix: String,
    at node: SchemaNode,
    _ message: String
  ) -> SchemaViolation {
    SchemaViolation(
      path: path,
      schemaPath: node.location + suffix,
      outermostSchemaPath: plan.nodes[outermost].location,
      message: message
    )
  }

  private struct Activation: Hashable {
    var node: Int
    var depth: Int
    var scope: Int
  }
}
