import BinderyRuntime

/// The outcome of a call with a recorded response.
enum CallOutcome<Reply, Failure> {
  case responded(ContractOutcome<Reply, Failure>)
  case broken(EntryDifference)

  init(_ error: RequestError<Failure>) {
    switch error {
    case .failure(let failure): self = .responded(.failure(failure))
    case .undocumented(let response):
      let text = "response: the client doesn't know the status \(response.status)"
      self = .broken(EntryDifference(text, .status))
    case .undecodable(_, let error):
      let path = error.path.description
      self = .broken(EntryDifference("response: \(error)", .responseBody(path: path)))
    case .invalidRequest(let error): self = .broken(EntryDifference("request: \(error)"))
    case .token(let error): self = .broken(EntryDifference("access token: \(error)"))
    case .transport(let error): self = .broken(EntryDifference("transport: \(error)"))
    case .middleware(let error): self = .broken(EntryDifference("middleware: \(error)"))
    case .cancelled: self = .broken(EntryDifference("the call was cancelled"))
    }
  }

  /// Replaces the typed reply or error with the result of `encode`.
  func map<Response>(
    _ encode: (ContractOutcome<Reply, Failure>) -> Response
  ) -> CallResult<Response> {
    switch self {
    case .responded(let outcome): .responded(encode(outcome))
    case .broken(let reason): .broken(reason)
    }
  }
}

/// The result of a call: a response, or the reason why there is none.
enum CallResult<Response> {
  case responded(Response)
  case broken(EntryDifference)
}

extension CallResult<ContractResponse> {
  func differences(from recorded: HTTPResponse, _ schema: BodySchema) async -> [EntryDifference] {
    switch self {
    case .responded(let response): await response.differences(from: recorded, schema)
    case .broken(let reason): [reason]
    }
  }

  /// Why there is no response.
  var reason: EntryDifference? {
    if case .broken(let reason) = self { reason } else { nil }
  }

  /// Whether the result is a response whose body is one JSON value.
  var isJSON: Bool {
    if case .responded(let response) = self { response.json != nil } else { false }
  }

  /// The response; nil if there is none.
  var response: ContractResponse? {
    if case .responded(let response) = self { response } else { nil }
  }

  /// Returns the value at a path of the response, encoded to JSON again.
  func value(at path: JSONPath) -> JSONValue? {
    guard case .responded(let response) = self, let value = response.json else { return nil }
    let found = try? JSONValue(encoding: value).value(at: path)
    return found == .null ? nil : found
  }

  /// Returns the recorded JSON texts: the body, or each element of a stream.
  func texts(of recorded: HTTPResponse) -> [RecordedText] {
    switch self {
    case .responded(let response): response.texts(of: recorded)
    case .broken: [RecordedText(recorded.body)]
    }
  }
}
