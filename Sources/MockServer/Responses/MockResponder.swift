import BinderyJSON
import BinderyRuntime
import BinderyTesting

/// Answers requests as the description of a service states, without a network.
package struct MockResponder: Sendable {
  private let service: MockedService
  private let recorded: RecordedResponses
  private let behavior: MockBehavior
  private let router: Router

  package init(_ service: MockedService, _ recorded: RecordedResponses, _ behavior: MockBehavior) {
    self.service = service
    self.recorded = recorded
    self.behavior = behavior
    router = Router(service)
  }

  /// Returns the status, headers and body of the answer to a request, and their source.
  package func response(
    to request: LoopbackRequest,
    number: Int
  ) -> (status: Int, headers: HTTPHeaders, body: [UInt8], source: String) {
    let answer = answer(request, number: number)
    return (answer.status, answer.headers, answer.body, answer.source.rawValue)
  }

  /// Returns the answer to a request.
  ///
  /// - Parameter number: The number of the request, which faults and delays depend on.
  func answer(_ received: LoopbackRequest, number: Int) -> MockAnswer {
    let request = MockRequest(received)
    var preferences = Preferences(request.headers)
    var answer = answer(request, &preferences)
    var random = RandomSource(seed: behavior.seed, "fault \(number)".utf8)
    answer.delay = preferences.delay ?? behavior.delay.map { random.number(in: $0) }
    answer.fault = preferences.fault
    for fault in behavior.faults where answer.fault == nil && random.fraction() < fault.rate {
      answer.fault = fault.kind
    }
    if case .status(let status) = answer.fault {
      let operation = answer.operation
      answer = ErrorResponse.problem(status, "an injected fault")
      answer.operation = operation
    }
    if preferences.delay != nil { preferences.applied.append("delay") }
    if !preferences.applied.isEmpty {
      answer.headers.append("Preference-Applied", preferences.applied.joined(separator: ", "))
    }
    CrossOrigin.addHeaders(for: request, to: &answer)
    return answer
  }

  private func answer(_ request: MockRequest, _ preferences: inout Preferences) -> MockAnswer {
    switch router.route(request) {
    case .operation(let operation, let values):
      var answer = answer(request, operation, values, &preferences)
      answer.operation = operation.id
      return answer
    case .methods(let methods):
      var answer = MockAnswer(204, .server)
      if request.method != "OPTIONS" {
        let list = methods.joined(separator: ", ")
        answer = ErrorResponse.problem(
          405,
          "the path has no operation with the method \(request.method); it has \(list)"
        )
      }
      answer.headers.append("Allow", methods.joined(separator: ", "))
      return answer
    case .unknown:
      return ErrorResponse.problem(404, "no operation has the path \(request.path)")
    }
  }

  private func answer(
    _ request: MockRequest,
    _ operation: MockedOperation,
    _ values: [String: String],
    _ preferences: inout Preferences
  ) -> MockAnswer {
    let check = RequestCheck(
      operation: operation,
      schemas: service.requestSchemas,
      request: request,
      pathValues: values
    ).result()
    let usesRecordings = !preferences.isDynamic && preferences.example == nil
    if usesRecordings,
      let response = recorded.response(request, of: operation, values, status: preferences.code)
    {
      if preferences.code != nil { preferences.applied.append("code") }
      return recordedAnswer(response, check.violations)
    }
    let writer = ResponseWriter(
      schemas: service.responseSchemas,
      random: RandomSource(seed: behavior.seed, request.identity),
      preferences: preferences,
      accepted: Negotiation(request.headers)
    )
    let errors = ErrorResponse(operation: operation, writer: writer)
    if preferences.code == nil, let refusal = refusal(check, errors) { return refusal }
    var answer: MockAnswer
    do throws(ResponseWriter.Failure) {
      guard let (status, response) = response(of: operation, preferences.code) else {
        return MockAnswer(200, .generated)
      }
      if status == preferences.code { preferences.applied.append("code") }
      answer = try writer.answer(status, response)
      if preferences.example != nil, answer.source == .example {
        preferences.applied.append("example")
      }
    } catch {
      guard case .notAcceptable(let types) = error else { return MockAnswer(406, .problem) }
      answer = errors.answer(406, "the response is \(types.joined(separator: " or "))")
    }
    answer.violations += check.violations
    return answer
  }

  /// The answer to a request that violates the description; nil if it isn't refused.
  private func refusal(_ check: RequestCheck.Result, _ errors: ErrorResponse) -> MockAnswer? {
    guard !check.violations.isEmpty, behavior.validation != .none else { return nil }
    if behavior.validation == .documented, errors.documented(check.status) == nil { return nil }
    let count = check.violations.count.counted("violation")
    let first = check.violations[0].text
    var answer = errors.answer(
      check.status,
      check.violations.count == 1 ? first : "\(count); the first: \(first)",
      check.violations
    )
    if answer.status == 401, !answer.headers.contains("WWW-Authenticate") {
      answer.headers.append("WWW-Authenticate", "Bearer realm=\"mock\"")
    }
    return answer
  }

  private func recordedAnswer(
    _ response: HTTPResponse,
    _ violations: [RequestViolation]
  ) -> MockAnswer {
    var answer = MockAnswer(response.status, .recording)
    answer.violations = violations
    answer.body = response.body
    for field in response.headers where !Self.isOfConnection(field.name) {
      answer.headers.append(field.name, field.value)
    }
    return answer
  }

  /// Whether a recorded header belongs to its connection (RFC 9110, section 7.6.1) or its origin.
  private static func isOfConnection(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix(":") || name.hasPrefix("access-control-")
      || ["connection", "keep-alive", "alt-svc", "strict-transport-security", "upgrade"]
        .contains(name)
  }

  /// The response for the preferred status, or else for a success.
  private func response(
    of operation: MockedOperation,
    _ code: Int?
  ) -> (status: Int, response: MockedResponse)? {
    if let code {
      let names = ["\(code)", "\(code / 100)XX", "default"]
      for name in names {
        let found = operation.responses.first { $0.status.uppercased() == name.uppercased() }
        if let found { return (code, found) }
      }
    }
    let codes = operation.responses.compactMap { response in
      Int(response.status).map { (status: $0, response: response) }
    }
    let ranges = operation.responses.compactMap { response -> (Int, MockedResponse)? in
      guard let digit = response.status.first?.wholeNumberValue, Int(response.status) == nil else {
        return response.status == "default" ? (200, response) : nil
      }
      return (digit * 100, response)
    }
    return codes.first { 200..<300 ~= $0.status }
      ?? ranges.first { 200..<300 ~= $0.0 }
      ?? codes.first { 300..<400 ~= $0.status } ?? codes.first ?? ranges.first
  }
}
