import BinderyRuntime

/// A transport that returns its responses in order, each once, and records the requests.
actor ScriptedTransport: HTTPTransport {
  private var answers: [Result<HTTPResponse, TransportError>]
  private(set) var exchanges: [HTTPExchange] = []

  init(_ answers: [Result<HTTPResponse, TransportError>]) {
    self.answers = answers
  }

  init(_ answers: Result<HTTPResponse, TransportError>...) {
    self.init(answers)
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    exchanges.append(exchange)
    guard !answers.isEmpty else { throw .other("no response is left for \(exchange)") }
    return try answers.removeFirst().get()
  }
}

extension HTTPResponse {
  init(_ status: Int, _ body: String = "", headers: HTTPHeaders = [:]) {
    self.init(status: status, headers: headers, body: Array(body.utf8))
  }
}
