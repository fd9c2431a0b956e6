import BinderyJSON
import BinderyRuntime
import BinderyTesting

/// Answers requests as the description of a service states, without a network.
package struct MockResponder: Sendable {
  let service: MockedService
  private let recorded: RecordedResponses
  let behavior: MockBehavior
  private let router: Router
  private let opener: ChannelOpener

  package init(
    _ service: MockedService,
    _ recorded: RecordedResponses,
    _ sessions: RecordedSessions,
    _ behavior: MockBehavior
  ) {
    self.service = service
    self.recorded = recorded
    self.behavior = behavior
    router = Router(service)
    opener = ChannelOpener(service, recorded, sessions, behavior)
  }

  /// Returns the status, headers and body of the answer to a request, and their source.
  package func response(
    to request: LoopbackRequest,
    number: Int
  ) -> (status: Int, headers: HTTPHeaders, body: [UInt8], source: String) {
    let answer = answer(request, number: number).answer
    return (answer.status, answer.headers, answer.body, answer.source.rawValue)
  }

  /// Returns the answer to a request, and the service's side of the WebSocket that it opens.
  ///
  /// - Parameters:
  ///   - number: The number of the request, which faults and delays depend on.
  ///   - fault: The fault that a person has injected.
  func answer(
    _ received: LoopbackRequest,
    number: Int,
    fault: MockFault.Kind? = nil
  ) -> (answer: MockAnswer, play: ChannelPlay?) {
    let request = MockRequest(received)
    var preferences = Preferences(request.headers)
    let opened = opener.answer(to: request) ?? streamed(request)
    var answer = opened?.answer ?? answer(request, preferences)
    var random = RandomSource(seed: behavior.seed, "fault \(number)".utf8)
    answer.delay = preferences.delay ?? behavior.delay.map { random.number(in: $0) }
    answer.fault = preferences.fault ?? fault
    for fault in behavior.faults where answer.fault == nil && random.fraction() < fault.rate {
      answer.fault = fault.kind
    }
    if case .status(let status) = answer.fault {
      answer.replace(with: ErrorResponse.problem(status, "an injected fault"))
    }
    preferences.note(answer)
    answer.state(preferences)
    CrossOrigin.addHeaders(for: request, to: &answer)
    let isOpen = answer.status == 101 || answer.sequence != nil && answer.status == 200
    return (answer, isOpen ? opened?.play : nil)
  }

  /// An operation with the path precedes the channels.
  private func streamed(_ request: MockRequest) -> (answer: MockAnswer, play: ChannelPlay?)? {
    guard case .unknown = router.route(request) else { return nil }
    return opener.stream(to: request)
  }

  private func answer(_ request: MockRequest, _ preferences: Preferences) -> MockAnswer {
    switch router.route(request) {
    case .operation(let operation, let values):
      var answer = answer(request, operation, values, preferences)
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
      if let mismatch = opener.mismatch(of: request) { return mismatch }
      return ErrorResponse.problem(404, "no operation has the path \(request.path)")
    }
  }

  private func answer(
    _ request: MockRequest,
    _ operation: MockedOperation,
    _ values: [String: String],
    _ preferences: Preferences
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
      var answer = MockAnswer(recorded: response)
      answer.violations = check.violations
      return answer
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
      answer = try writer.answer(status, response)
    } catch {
      switch error {
      case .notAcceptable(let types):
        answer = errors.answer(406, "the response is \(types.joined(separator: " or "))")
      case .noValue(let schema):
        answer = ErrorResponse.problem(
          500,
          "no value was found that satisfies \(schema); an example or a recording is one"
        )
      }
    }
    answer.violations += check.violations
    return answer
  }

  /// The answer to a request that violates the description; nil if it isn't refused.
  private func refusal(_ check: RequestCheck.Result, _ errors: ErrorResponse) -> MockAnswer? {
    guard !check.violations.isEmpty, behavior.validation != .none else { return nil }
    if behavior.validation == .documented, errors.documented(check.status) == nil { return nil }
    return errors.refusal(check)
  }

  /// The response for the preferred status, or else for a success or a redirect; nil if only errors
  /// are described, as often where a success has no body.
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
    let ranges = operation.responses.compactMap { response -> (status: Int, MockedResponse)? in
      guard let digit = response.status.first?.wholeNumberValue, Int(response.status) == nil else {
        return response.status == "default" ? (200, response) : nil
      }
      return (digit * 100, response)
    }
    return codes.first { 200..<300 ~= $0.status }
      ?? ranges.first { 200..<300 ~= $0.status }
      ?? (codes + ranges).first { 100..<400 ~= $0.status }
  }
}
