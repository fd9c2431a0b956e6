import BinderyRealtime
import BinderyRuntime
import Commands

/// `bindery verify`: sends recorded requests to a server, plays recorded sessions with it, and
/// compares what it answers.
struct Verify {
  private let verification: LiveVerification
  /// The server's URL for requests, without its path, which is a part of each request.
  private let server: String
  private let sockets: LiveSocketOpener
  private let timeout: Duration
  private let transport: any HTTPTransport

  init(
    _ options: VerifyOptions,
    by transport: any HTTPTransport = .default
  ) throws(UsageError) {
    server = Self.origin(of: options.server ?? "")
    timeout = .seconds(options.timeout)
    self.transport = transport
    let url = Self.origin(of: options.socketServer ?? options.server ?? "")
    sockets = LiveSocketOpener(
      server: url.hasPrefix("http") ? "ws" + url.dropFirst(4) : url,
      timeout: timeout
    )
    verification = try LiveVerification(options)
  }

  private static func origin(of url: String) -> String {
    let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
    return String(url[..<(url[start...].firstIndex(of: "/") ?? url.endIndex)])
  }

  /// Performs the recorded requests and sessions, as long as the server can be reached; returns the
  /// exit status.
  func run() async -> Int32 {
    var outcomes = [LiveOutcome?](repeating: nil, count: verification.steps.count)
    var values: [String: LiveValues] = [:]
    var open: [Int: LiveSocket] = [:]
    var dependent: Set<Int> = []
    for event in verification.events {
      let index = event.step
      let step = verification.steps[index]
      var known = values[step.file] ?? verification.values(for: step)
      switch (event, step.action) {
      case (.request, .request(let request)):
        verification.progress(step)
        let request = known.applied(to: request)
        if known.hasUnknownValues(request) { dependent.insert(index) }
        outcomes[index] = await outcome(of: request)
        if let recorded = step.createdValues {
          known.learn(
            recorded,
            outcomes[index]?.text,
            from: request.target,
            isDependent: dependent.contains(index)
          )
        }
      case (.opening, .session(let session)):
        verification.progress(step)
        if known.hasUnknownValues(known.applied(to: session.handshake)) { dependent.insert(index) }
        switch await sockets.open(session, known) {
        case .open(let socket): open[index] = socket
        case .failed(let outcome): outcomes[index] = outcome
        }
      case (.frame(let frame, _), _):
        await open[index]?.play(frame, &known) { verification.name(of: $0, in: step) }
      case (.end, _):
        if let socket = open.removeValue(forKey: index) {
          let play = await socket.finish { verification.name(of: $0, in: step) }
          outcomes[index] = .session(play, known)
        }
      default: break
      }
      values[step.file] = known
      if case .unreachable? = outcomes[index] { break }
    }
    for socket in open.values { socket.drop() }
    return verification.finish(outcomes, dependent: dependent)
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
      return LiveOutcome(error)
    }
  }
}

extension LiveOutcome {
  /// The body of a response.
  fileprivate var text: LiveMessage.Content? {
    guard case .response(_, _, let body) = self else { return nil }
    return .text(String(decoding: body, as: UTF8.self))
  }

  /// The outcome of a request or a handshake that the transport couldn't perform.
  init(_ error: TransportError) {
    switch error {
    case .cannotConnect, .cannotResolveHost, .tls: self = .unreachable("\(error)")
    default: self = .failed("\(error)")
    }
  }
}

extension LiveEvent {
  fileprivate var step: Int {
    switch self {
    case .request(let step), .opening(let step), .frame(_, let step), .end(let step): step
    }
  }
}
