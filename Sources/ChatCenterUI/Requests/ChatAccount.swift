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
  // how the token and the scheme travel.
  func credentials(deviceAddress: String?) -> ChatCenterAPI.Credentials {
    let token = ClientToken.text(
      signature: auth.signature,
      deviceAddress: deviceAddress,
      clientID: user.identifier
    )
    return switch auth.method {
    case .headers:
      .init(clientToken: token, authorization: auth.token, authScheme: auth.scheme)
    case .cookies:
      .init(clientToken: token, authorizationCookie: auth.token, authSchemeCookie: auth.scheme)
    }
  }

  /// What the request carries that opens the socket.
  var socketHeaders: HTTPHeaders {
    var headers = HTTPHeaders()
    switch auth.method {
    case .headers:
      headers["Authorization"] = auth.token
      headers["X-Auth-Schema"] = auth.scheme
    case .cookies:
      let parts = [auth.token.map { "auth_token=\($0)" }, auth.scheme.map { "auth_scheme=\($0)" }]
      let cookies = parts.compactMap(\.self).joined(separator: "; ")
      headers["Cookie"] = cookies.isEmpty ? nil : cookies
    }
    return headers
  }
}
