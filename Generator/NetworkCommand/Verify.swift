import BinderyRuntime
import Commands

/// `bindery verify`: sends recorded requests to a server, and compares its answers.
struct Verify {
  private let verification: LiveVerification
  private let server: String
  private let timeout: Duration
  private let transport: any HTTPTransport

  /// Throws if the server isn't the URL of a service.
  init(_ options: VerifyOptions, by transport: any HTTPTransport = .default) throws(UsageError) {
    let server = options.server
    guard ["http://", "https://"].contains(where: server.hasPrefix),
      !server.contains(where: { "?#".contains($0) })
    else {
      throw UsageError("--server requires the URL of a server, as in https://shop.example")
    }
    // The path is a part of each request.
    let start = server.firstRange(of: "://")?.upperBound ?? server.startIndex
    self.server = String(server[..<(server[start...].firstIndex(of: "/") ?? server.endIndex)])
    timeout = .seconds(options.timeout)
    self.transport = transport
    verification = try LiveVerification(options)
  }

  /// Sends the requests one after the other, as long as the server can be reached; returns the exit
  /// status.
  func run() async -> Int32 {
    var outcomes: [LiveOutcome] = []
    for step in verification.steps {
      verification.progress(step)
      let outcome = await outcome(of: step.request)
      outcomes.append(outcome)
      if case .unreachable = outcome { break }
    }
    return verification.finish(outcomes)
  }

  private func outcome(of request: LiveRequest) async -> LiveOutcome {
    let exchange = HTTPExchange(
      url: server + request.target,
      method: HTTPMethod(rawValue: request.method),
      headers: HTTPHeaders(request.headers.map { HTTPHeaders.Field($0.name, $0.value) }),
      body: request.body.isEmpty ? .empty : .bytes(request.body),
      timeout: timeout
    )
    do throws(TransportError) {
      let response = try await transport.perform(exchange)
      return .response(
        status: response.status,
        headers: response.headers.map { ($0.name, $0.value) },
        body: response.body
      )
    } catch {
      switch error {
      case .cannotConnect, .cannotResolveHost, .tls: return .unreachable("\(error)")
      default: return .failed("\(error)")
      }
    }
  }
}
