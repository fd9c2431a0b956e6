import BinderyRuntime

/// The auth endpoint: an app's own server, which authorizes clients.
struct AuthEndpoint: Sendable {
  var transport: any HTTPTransport
  var session: AuthSession

  /// The authorization, and the response that contains it.
  struct Authorization {
    let json: JSONValue
    let auth: String
    let response: HTTPURLResponse?
  }

  func send(_ exchange: HTTPExchange) async throws(AuthEndpointFailure) -> Authorization {
    let received: HTTPResponse
    do throws(TransportError) {
      received = try await session.perform(exchange, by: transport)
    } catch {
      throw AuthEndpointFailure(reason: .transport(error))
    }
    let response = HTTPURLResponse(received, to: exchange)
    let body = String(decoding: received.body, as: UTF8.self)
    guard 200..<300 ~= received.status else {
      throw AuthEndpointFailure(
        reason: .refused(status: received.status, body: body),
        response: response
      )
    }
    guard let json = try? JSONValue(parsing: body), let auth = json["auth"]?.string else {
      let reason = AuthEndpointFailure.Reason.unreadable(
        "the answer is not a JSON object with auth",
        body: body
      )
      throw AuthEndpointFailure(reason: reason, response: response)
    }
    return Authorization(json: json, auth: auth, response: response)
  }
}

extension HTTPExchange {
  /// A form for a POST to an app's server.
  static func form(to url: String, _ fields: KeyValuePairs<String, String>) -> HTTPExchange {
    let encode = PercentEncoding.unreserved.encode
    let form = fields.map { "\($0.key)=\(encode($0.value))" }.joined(separator: "&")
    return HTTPExchange(
      url: url,
      method: .post,
      headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: .bytes(Array(form.utf8))
    )
  }
}

extension HTTPURLResponse {
  fileprivate convenience init?(_ response: HTTPResponse, to exchange: HTTPExchange) {
    guard let url = URL(string: exchange.url) else { return nil }
    let fields = response.headers.map { ($0.name, $0.value) }
    self.init(
      url: url,
      statusCode: response.status,
      httpVersion: "HTTP/1.1",
      headerFields: Dictionary(fields) { "\($0), \($1)" }
    )
  }
}
