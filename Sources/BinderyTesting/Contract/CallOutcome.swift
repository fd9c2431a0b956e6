import BinderyRuntime

/// Everything that can come of a call whose answer is recorded.
enum CallOutcome<Reply, Failure> {
  case answered(ContractOutcome<Reply, Failure>)
  case broken(String)

  init(_ error: RequestError<Failure>) {
    switch error {
    case .failure(let failure): self = .answered(.failure(failure))
    case .undocumented(let response):
      self = .broken("response: the client doesn't know the status \(response.status)")
    case .undecodable(_, let error): self = .broken("response: \(error)")
    case .invalidRequest(let error): self = .broken("request: \(error)")
    case .token(let error): self = .broken("access token: \(error)")
    case .transport(let error): self = .broken("transport: \(error)")
    case .cancelled: self = .broken("the call was cancelled")
    }
  }

  /// What the answer is for the contract, in place of the typed reply or error.
  func map<Answer>(_ answer: (ContractOutcome<Reply, Failure>) -> Answer) -> CallResult<Answer> {
    switch self {
    case .answered(let outcome): .answered(answer(outcome))
    case .broken(let reason): .broken(reason)
    }
  }
}

/// What came of a call: an answer, or the reason why there is none.
enum CallResult<Answer> {
  case answered(Answer)
  case broken(String)
}

extension CallResult<ContractAnswer> {
  func differences(from recorded: HTTPResponse) async -> [String] {
    switch self {
    case .answered(let answer): await answer.differences(from: recorded)
    case .broken(let reason): [reason]
    }
  }

  /// Whether it is an answer whose body is one JSON value.
  var isJSON: Bool {
    if case .answered(let answer) = self { answer.json != nil } else { false }
  }

  /// What an answer holds at a path, when it is encoded to JSON again.
  func value(at path: JSONPath) -> JSONValue? {
    guard case .answered(let answer) = self, let value = answer.json else { return nil }
    return try? JSONValue(encoding: value).value(at: path)
  }

  /// The JSON texts of a recorded body: of a stream, each element's.
  func texts(of recorded: HTTPResponse) -> [RecordedText] {
    switch self {
    case .answered(let answer): answer.texts(of: recorded)
    case .broken: [RecordedText(recorded.body)]
    }
  }
}
