import BinderyJSON

/// A compiled JSON Schema (draft 2020-12, optionally with OpenAPI's additions).
///
/// Documents of draft-07 are supported, except for their anchors, which are written as `$id`.
/// Patterns are ECMA-262 as far as `NSRegularExpression` supports it; see `SchemaPattern`.
public struct JSONSchema: Sendable {
  private let plan: SchemaPlan
  private let root: Int

  /// Compiles a document; `remotes` has the documents to which it may refer, by absolute URI.
  ///
  /// The metaschemas of draft 2020-12 are built in.
  public init(
    _ document: JSONValue,
    uri: String = "",
    remotes: [String: JSONValue] = [:],
    dialect: SchemaDialect = .draft2020,
    formats: FormatAssertion = .asInDialect
  ) throws(SchemaError) {
    let index = SchemaIndex(document: document, uri: uri, remotes: remotes)
    let compiler = SchemaCompiler(index: index, dialect: dialect, formats: formats)
    plan = try compiler.plan()
    root = 0
  }

  private init(plan: SchemaPlan, root: Int) {
    self.plan = plan
    self.root = root
  }

  /// Returns the schema with a name under `$defs`.
  public func definition(_ name: String) -> JSONSchema? {
    plan.definitions[name].map { JSONSchema(plan: plan, root: $0) }
  }

  /// All schemas of the documents, by their locations, such as `#/$defs/Book/properties/title`.
  package var locations: [String: JSONSchema] {
    var schemas: [String: JSONSchema] = [:]
    for (index, node) in plan.nodes.enumerated() {
      schemas[node.location] = JSONSchema(plan: plan, root: index)
    }
    return schemas
  }

  /// Returns the violations of the schema; empty if the value is valid.
  public func validate(_ value: JSONValue) -> [SchemaViolation] {
    let evaluation = evaluation(of: value)
    return evaluation.violations + evaluation.faults
  }

  func evaluation(of value: JSONValue, recordingUses: Bool = false) -> SchemaEvaluation {
    var evaluation = SchemaEvaluation(plan: plan, root: root)
    if recordingUses { evaluation.uses = [:] }
    evaluation.apply(root, to: value)
    return evaluation
  }
}
