import Shape
import Specification

extension ContractShaper {
  /// What a recorded request says for each parameter.
  func arguments(
    _ request: RecordedRequest,
    _ recording: Recording,
    _ operation: Operation
  ) -> [Contract.Argument] {
    noteStray(request, recording, operation)
    return operation.parameters.compactMap { parameter in
      let found = written(parameter, request)
      guard !found.isEmpty else {
        if parameter.isRequired {
          misfit(recording, operation, "the \(parameter.phrase) is missing")
        }
        return nil
      }
      guard let value = value(found, of: StyledValue(parameter)) else {
        misfit(
          recording,
          operation,
          "the \(parameter.phrase) is \(Excerpt.quoted(found[0].value)),"
            + " which is no value of its type"
        )
        return nil
      }
      return Contract.Argument(location: parameter.location, key: parameter.key, value: value)
    }
  }

  typealias Written = (name: String, value: String)

  /// The pieces of a request that belong to a parameter, percent escapes still in them.
  private func written(_ parameter: Parameter, _ request: RecordedRequest) -> [Written] {
    switch parameter.location {
    case .path: return request.path[parameter.key].map { [(parameter.key, $0)] } ?? []
    case .header: return request.header(parameter.key).map { [(parameter.key, $0)] } ?? []
    case .cookie: return request.cookies.filter { StyledValue(parameter).owns($0.name, wire) }
    case .query:
      return request.query.filter { StyledValue(parameter).owns($0.name, wire) }
        .map { ($0.name, normalized($0, parameter)) }
    case .querystring: return request.query
    }
  }

  private func noteStray(
    _ request: RecordedRequest,
    _ recording: Recording,
    _ operation: Operation
  ) {
    let secrets = service.credentials.compactMap(\.queryKey)
    let parameters = operation.parameters.filter { $0.location == .query }
    let isOneValue = operation.parameters.contains { $0.location == .querystring }
    let takesAny =
      isOneValue
      || parameters.contains { parameter in
        wire.isObject(parameter.type) && wire.keys(of: parameter.type).isEmpty
      }
    for pair in request.query where !takesAny && !secrets.contains(pair.name) {
      guard !parameters.contains(where: { StyledValue($0).owns(pair.name, wire) }) else { continue }
      misfit(
        recording,
        operation,
        "no parameter describes \(Excerpt.quoted(pair.name)) of the query"
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
