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

  func differences(
    from recorded: HTTPResponse,
    answer: (ContractOutcome<Reply, Failure>) -> ContractAnswer
  ) -> [String] {
    switch self {
    case .answered(let outcome): answer(outcome).differences(from: recorded)
    case .broken(let reason): [reason]
    }
  }
}
