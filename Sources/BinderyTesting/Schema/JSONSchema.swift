import BinderyRuntime

/// A JSON Schema (draft 2020-12, with OpenAPI's additions on request),
/// compiled once and then asked often.
///
/// A `$schema` that names draft-07 is obeyed; its anchors, which are an `$id`, aren't known.
///
/// Patterns are ECMA-262 as far as `NSRegularExpression` goes; see `SchemaPattern`.
public struct JSONSchema: Sendable {
  private let plan: SchemaPlan
  private let root: Int

  /// Compiles a document; `remotes` are the documents that its references may reach,
  /// by absolute URI.
  ///
  /// The 2020-12 metaschemas are known without being given.
  public init(
    _ document: JSONValue,
    uri: String = "",
    remotes: [String: JSONValue] = [:],
    dialect: SchemaDialect = .draft2020,
    assertsFormats: Bool = false
  ) throws(SchemaError) {
    let index = SchemaIndex(document: document, uri: uri, remotes: remotes)
    let compiler = SchemaCompiler(index: index, dialect: dialect, assertsFormats: assertsFormats)
    plan = try compiler.plan()
    root = 0
  }

  private init(plan: SchemaPlan, root: Int) {
    self.plan = plan
    self.root = root
  }

  /// The schema under `$defs` of that name.
  public func definition(_ name: String) -> JSONSchema? {
    plan.definitions[name].map { JSONSchema(plan: plan, root: $0) }
  }

  /// Everything about the value that the schema forbids; empty when it is valid.
  public func validate(_ value: JSONValue) -> [SchemaViolation] {
    var evaluation = SchemaEvaluation(plan: plan)
    evaluation.apply(root, to: value)
    return evaluation.violations + evaluation.faults
  }
}
