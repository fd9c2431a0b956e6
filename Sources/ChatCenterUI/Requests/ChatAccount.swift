import BinderyRuntime

/// A user and the user's credentials.
struct ChatAccount: Hashable, Sendable {
  var user: ChatUser
  let auth: ChatAuth

  /// Whether user and token are the same, so that nothing has to be requested again.
  func isSame(as other: ChatAccount?) -> Bool {
    user.identifier == other?.user.identifier && auth.token == other?.auth.token
  }

  /// The credentials of a request.
  func credentials(deviceAddress: String?) -> ChatCenterAPI.Credentials {
    credentials(
      clientToken: ClientToken.text(
        signature: auth.signature,
        deviceAddress: deviceAddress,
        clientID: user.identifier
      )
    )
  }

  /// The headers of the request that opens the socket: the same, without the client's token.
  func socketHeaders() throws(InvalidRequest) -> HTTPHeaders {
    try ChatCenterAPI(credentials: credentials(clientToken: nil)).connection
      .credentialHeaders(for: FetchConfiguration.security)
  }

  /// the OpenAPI document declares the names.
  private func credentials(clientToken: String?) -> ChatCenterAPI.Credentials {
    switch auth.method {
    case .headers:
      .init(clientToken: clientToken, authorization: auth.token, authScheme: auth.scheme)
    case .cookies:
      .init(
        clientToken: clientToken,
        authorizationCookie: auth.token,
        authSchemeCookie: auth.scheme
      )
    }
  }
}
