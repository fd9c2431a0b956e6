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
    self.allowedValues = allowedValues.sorted()
  }
}
