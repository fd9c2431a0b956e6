import Foundation

/// An authorization server: its token endpoint, client, transport and timeout.
public struct OAuthServer: Sendable {
  /// The absolute URL of the token endpoint.
  public var tokenURL: String
  /// The client that requests tokens.
  public var client: OAuthClient
  /// The transport of token requests, which may differ from the service's.
  public var transport: any HTTPTransport
  /// The time limit of each token request.
  public var timeout: Duration

  /// Creates a server; by default over the platform's transport, with a timeout of 30 seconds.
  public init(
    tokenURL: String,
    client: OAuthClient,
    transport: any HTTPTransport = .default,
    timeout: Duration = .seconds(30)
  ) {
    self.tokenURL = tokenURL
    self.client = client
    self.transport = transport
    self.timeout = timeout
  }
}

extension OAuthServer {
  /// Sends the parameters of a grant (RFC 6749 §4) and decodes the response.
  func grant(_ parameters: [(name: String, value: String)]) async throws(TokenError) -> OAuthGrant {
    let response: HTTPResponse
    do {
      response = try await transport.perform(exchange(for: parameters))
    } catch {
      throw error == .cancelled ? .cancelled : .transport(error)
    }
    return try OAuthGrant(response)
  }

  private func exchange(for parameters: [(name: String, value: String)]) -> HTTPExchange {
    var headers: HTTPHeaders = [
      "Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json",
    ]
    var parameters = parameters
    if let secret = client.secret, client.authentication == .basic {
      // Form-encoded first (RFC 6749 §2.3.1), so that an id may contain a colon.
      let pair = "\(FormText.encode(client.id)):\(FormText.encode(secret))"
      headers["Authorization"] = "Basic " + Data(pair.utf8).base64EncodedString()
    } else {
      parameters.append(("client_id", client.id))
      if let secret = client.secret { parameters.append(("client_secret", secret)) }
    }
    let form = parameters.map { "\($0.name)=\(FormText.encode($0.value))" }
    return HTTPExchange(
      url: tokenURL,
      method: .post,
      headers: headers,
      body: .bytes(Array(form.joined(separator: "&").utf8)),
      timeout: timeout,
      maximumBodySize: 1024 * 1024
    )
  }
}
