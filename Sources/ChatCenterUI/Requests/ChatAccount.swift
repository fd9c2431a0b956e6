import BinderyRuntime

/// Who the client is, and what proves it.
struct ChatAccount: Hashable, Sendable {
  var user: ChatUser
  let auth: ChatAuth

  /// Whether nobody has to be told anything new: the same person, by the same right.
  func isSame(as other: ChatAccount?) -> Bool {
    user.identifier == other?.user.identifier && auth.token == other?.auth.token
  }

  /// What a request carries.
  func credentials(deviceAddress: String?) -> ChatCenterAPI.Credentials {
    credentials(
      clientToken: ClientToken.text(
        signature: auth.signature,
        deviceAddress: deviceAddress,
        clientID: user.identifier
      )
    )
  }

  /// What the request carries that opens the socket: the same, without the client's token.
  func socketHeaders() throws(InvalidRequest) -> HTTPHeaders {
    try ChatCenterAPI(credentials: credentials(clientToken: nil)).connection
      .credentialHeaders(for: FetchConfiguration.security)
  }

  /// the document says under which names.
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
