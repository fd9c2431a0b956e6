/// What a client needs to reach its service: where, as whom, and by which transport.
public struct Connection: Sendable {
  /// Where requests go.
  ///
  /// An operation that has a server of its own goes there only while this is one that the document
  /// describes: who names another, for tests above all, means every operation.
  public var server: ServerURL
  /// By the name of the security scheme.
  ///
  /// A request carries the first alternative of its operation whose schemes are all here. When
  /// there is none, it is sent without a credential,
  /// and the service decides what it gives to strangers.
  public var credentials: [String: Credential]
  /// What carries every request: the platform's, or one that a test gives.
  public var transport: any HTTPTransport
  /// For a whole exchange, or for one that is streamed until its answer begins, unless a call sets
  /// its own; it doesn't run while a body goes out.
  public var timeout: Duration
  /// How long a streamed answer may be silent.
  public var idleTimeout: Duration
  /// A longer answer is `TransportError.tooLarge`: what a service sends can't fill the memory.
  public var maximumBodySize: Int
  /// Sent with every request that doesn't set them itself; a `User-Agent` is sent only when it is
  /// here.
  public var headers: HTTPHeaders

  /// Nobody in particular over the platform's transport, unless it is said otherwise.
  public init(
    server: ServerURL,
    credentials: [String: Credential] = [:],
    transport: any HTTPTransport = .default,
    timeout: Duration = .seconds(60),
    maximumBodySize: Int = 64 * 1024 * 1024,
    headers: HTTPHeaders = [:],
    idleTimeout: Duration = .seconds(300)
  ) {
    self.server = server
    self.credentials = credentials
    self.transport = transport
    self.timeout = timeout
    self.maximumBodySize = maximumBodySize
    self.headers = headers
    self.idleTimeout = idleTimeout
  }
}

extension Connection {
  /// A request made whole: with server, headers and credentials.
  func exchange(
    for request: HTTPRequest,
    as credentials: HeldCredentials,
    timeout: Duration? = nil
  ) throws(InvalidRequest) -> HTTPExchange {
    var http = request
    try addHeaders(to: &http)
    try credentials.add(to: &http)
    return HTTPExchange(
      url: http.url(on: try verified(server(of: http))),
      method: http.method,
      headers: http.headers,
      body: http.body,
      timeout: timeout ?? self.timeout,
      maximumBodySize: maximumBodySize,
      idleTimeout: idleTimeout,
      isSentOnce: http.isSentOnce
    )
  }

  private func addHeaders(to request: inout HTTPRequest) throws(InvalidRequest) {
    let own = request.headers
    for field in headers where !own.contains(field.name) {
      guard field.name.isToken else {
        throw InvalidRequest(parameter: field.name, reason: "a header cannot have this name")
      }
      request.headers.append(field.name, try HeaderText(field.value, of: field.name).encoded)
    }
  }

  /// The first alternative whose schemes are all given, one that asks for something before one that
  /// doesn't.
  func credentials(for alternatives: [[String]]) -> [Credential] {
    let given = alternatives.first { schemes in
      !schemes.isEmpty && schemes.allSatisfy { credentials[$0] != nil }
    }
    return (given ?? []).compactMap { credentials[$0] }
  }

  private func server(of request: HTTPRequest) -> ServerURL {
    server.isDocumented ? request.server ?? server : server
  }

  private func verified(_ server: ServerURL) throws(InvalidRequest) -> ServerURL {
    do {
      try server.verify()
      return server
    } catch {
      throw InvalidRequest(parameter: "server", reason: error.description)
    }
  }
}
