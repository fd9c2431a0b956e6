import Canonical
import Shape
import SourceDiagnostics

/// Reads the recorded values of parameters.
struct ArgumentReader {
  /// The query parameters that carry credentials.
  private let secrets: [String]
  private let wire: WireReader
  private let values: StyledValueReader
  private let numbers: NumberNotation
  private let reports: RecordingDiagnostics

  init(_ credentials: [CredentialScheme], _ wire: WireReader, _ reports: RecordingDiagnostics) {
    secrets = credentials.compactMap(\.queryKey)
    self.wire = wire
    self.reports = reports
    values = StyledValueReader(wire)
    numbers = NumberNotation(wire)
  }

  /// The recorded value of each parameter.
  func arguments(
    _ request: RecordedRequest,
    _ recording: Recording,
    _ operation: Operation
  ) -> [Contract.Argument] {
    reportUndescribedQuery(request, recording, operation)
    return operation.parameters.compactMap { parameter in
      let found = pairs(of: parameter, in: request)
      guard !found.isEmpty else {
        if parameter.isRequired {
          reports.reportMismatch(recording, operation, "the \(parameter.phrase) is missing")
        }
        return nil
      }
      guard let value = values.value(found, of: StyledValue(parameter)) else {
        reports.reportMismatch(
          recording,
          operation,
          "the value \(Excerpt.quoted(found[0].value)) of the \(parameter.phrase) doesn't match"
            + " its schema"
        )
        return nil
      }
      return Contract.Argument(location: parameter.location, key: parameter.key, value: value)
    }
  }

  /// The pairs of a request that belong to a parameter.
  private func pairs(of parameter: Parameter, in request: RecordedRequest) -> [EncodedPair] {
    switch parameter.location {
    case .path: return request.path[parameter.key].map { [(parameter.key, $0)] } ?? []
    case .header: return request.header(parameter.key).map { [(parameter.key, $0)] } ?? []
    case .cookie: return request.cookies.filter { StyledValue(parameter).owns($0.name, wire) }
    case .query:
      return request.query.filter { StyledValue(parameter).owns($0.name, wire) }
        .map { ($0.name, numbers.normalized($0, parameter)) }
    case .querystring: return request.query
    }
  }

  private func reportUndescribedQuery(
    _ request: RecordedRequest,
    _ recording: Recording,
    _ operation: Operation
  ) {
    let parameters = operation.parameters.filter { $0.location == .query }
    let hasQuerystringParameter = operation.parameters.contains { $0.location == .querystring }
    let allowsAnyPair =
      hasQuerystringParameter
      || parameters.contains { parameter in
        wire.isObject(parameter.type) && wire.keys(of: parameter.type).isEmpty
      }
    for pair in request.query where !allowsAnyPair && !secrets.contains(pair.name) {
      guard !parameters.contains(where: { StyledValue($0).owns(pair.name, wire) }) else { continue }
      reports.reportMismatch(
        recording,
        operation,
        "the query parameter \(Excerpt.quoted(pair.name)) isn't defined"
      )
    }
  }
}

extension Parameter {
  fileprivate var phrase: String {
    "\(location.rawValue) parameter \(Excerpt.quoted(key))"
  }
}

extension CredentialScheme {
  fileprivate var queryKey: String? {
    if case .apiKey(let name, .query) = kind { name } else { nil }
  }
}
