import BinderyJSON
import RecordingRedaction
import Shape

extension Contract.Redaction {
  /// Creates what the contract tests need of the rules of a service.
  init(_ rules: RedactionRules, allowing allowedValues: Set<String>) {
    self.init()
    headers = rules.headers.sorted()
    queryParameters = rules.queryParameters.sorted()
    cookies = rules.cookies.sorted()
    paths = Dictionary(grouping: rules.paths, by: \.template).sorted { $0.key < $1.key }
      .map { template, paths in
        Path(template: template, parameters: paths.flatMap(\.parameters).sorted())
      }
    members = rules.members.sorted()
    let secret = rules.members.union(rules.queryParameters).union(rules.headers)
    schemas = rules.schemas.sorted { $0.key < $1.key }
      .map { Limits(name: $0, schemas: $1.map(\.description).sorted()) }
      // A number is a secret only where the document declares it.
      .filter { limits in
        secret.contains(limits.name)
          || rules.schemas[limits.name]?.contains { !$0.isNumeric } == true
      }
    self.allowedValues = allowedValues.sorted()
  }
}

extension JSONValue {
  /// Whether a schema has only numbers.
  fileprivate var isNumeric: Bool { self["type"] == "integer" || self["type"] == "number" }
}
