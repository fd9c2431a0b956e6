import Canonical
import Shape
import SourceDiagnostics

/// Reads the recorded values of parameters.
struct ArgumentReader {
  private let credentials: [CredentialScheme]
  private let wire: WireReader
  private let values: StyledValueReader
  private let notation: QueryNotation
  private let reports: RecordingDiagnostics

  init(_ credentials: [CredentialScheme], _ wire: WireReader, _ reports: RecordingDiagnostics) {
    self.credentials = credentials
    self.wire = wire
    self.reports = reports
    values = StyledValueReader(wire)
    notation = QueryNotation(wire)
  }

  /// The recorded value of each parameter; nil after reporting a mismatch.
  func arguments(
    _ request: RecordedRequest,
    _ recording: Recording,
    _ operation: Operation
  ) -> [Contract.Argument]? {
    let keys = credentials.compactMap(\.queryKey)
    for name in undescribedQuery(request, operation) where !keys.contains(name) {
      reports.reportUndocumented(
        "query parameter \(Excerpt.quoted(name))",
        of: operation,
        at: recording.request.urlMark
      )
    }
    var isComplete = true
    let arguments = operation.parameters.compactMap { parameter -> Contract.Argument? in
      let found = pairs(of: parameter, in: request)
      guard !found.isEmpty else {
        if parameter.isRequired {
          reports.reportMismatch(recording, operation, "the \(parameter.phrase) is missing")
          isComplete = false
        }
        return nil
      }
      guard let value = value(of: parameter, found) else {
        reports.reportMismatch(
          recording,
          operation,
          "the value \(Excerpt.quoted(found[0].value)) of the \(parameter.phrase) doesn't match"
            + " its schema"
        )
        isComplete = false
        return nil
      }
      return Contract.Argument(location: parameter.location, key: parameter.key, value: value)
    }
    return isComplete ? arguments : nil
  }

  /// The required parameters that a request lacks.
  func missingParameters(_ request: RecordedRequest, _ operation: Operation) -> [Parameter] {
    operation.parameters.filter { $0.isRequired && pairs(of: $0, in: request).isEmpty }
  }

  /// The value of a parameter; nil if the text isn't a value of its type.
  ///
  /// Encoders of forms write a space of a query as `+` (URL Standard).
  private func value(of parameter: Parameter, _ pairs: [EncodedPair]) -> Literal? {
    let value = values.value(pairs, of: StyledValue(parameter))
    guard value == nil, parameter.location == .query else { return value }
    let spaced = pairs.map { ($0.name, $0.value.replacing("+", with: "%20")) }
    return values.value(spaced, of: StyledValue(parameter))
  }

  /// The recorded values of parameters, without texts that aren't values of their types.
  func values(
    _ request: RecordedRequest,
    _ operation: Operation
  ) -> [(parameter: Parameter, value: Literal)] {
    operation.parameters.compactMap { parameter in
      let found = pairs(of: parameter, in: request)
      return found.isEmpty ? nil : value(of: parameter, found).map { (parameter, $0) }
    }
  }

  /// Whether a request has all required parameters, and each recorded one has a value of its type.
  func isComplete(_ request: RecordedRequest, _ operation: Operation) -> Bool {
    operation.parameters.allSatisfy { parameter in
      let found = pairs(of: parameter, in: request)
      return found.isEmpty
        ? !parameter.isRequired : value(of: parameter, found) != nil
    }
  }

  /// Whether each required query parameter with a default or a single value has it, such as those
  /// of the path `/?action=add`.
  func hasDefaults(_ request: RecordedRequest, _ operation: Operation) -> Bool {
    values(request, operation).filter { $0.parameter.location == .query && $0.parameter.isRequired }
      .allSatisfy { parameter, value in
        (parameter.initialValue ?? parameter.defaultValue).map { $0 == value } ?? true
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
        .map { ($0.name, notation.normalized($0, parameter)) }
    case .querystring: return request.query
    }
  }

  /// The names of the recorded query parameters that neither the operation nor its security schemes
  /// describe, in order.
  func undescribedQuery(_ request: RecordedRequest, _ operation: Operation) -> [String] {
    let parameters = operation.parameters.filter { $0.location == .query }
    let hasQuerystringParameter = operation.parameters.contains { $0.location == .querystring }
    let allowsAnyPair =
      hasQuerystringParameter
      || parameters.contains { parameter in
        wire.isObject(parameter.type) && wire.keys(of: parameter.type).isEmpty
      }
    if allowsAnyPair { return [] }
    let ids = Set(operation.security.flatMap(\.self))
    let secrets = credentials.filter { ids.contains($0.id) }.compactMap(\.queryKey)
    return request.query.map(\.name).filter { name in
      !secrets.contains(name) && !parameters.contains { StyledValue($0).owns(name, wire) }
    }.unique
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
