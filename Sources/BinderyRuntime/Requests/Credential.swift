import Foundation

/// A credential for a security scheme, such as an API key or a token; its secret is never shown.
public struct Credential: Hashable, Sendable {
  private let kind: Kind

  private enum Kind: Hashable, Sendable {
    case header(name: String, value: String)
    case query(name: String, value: String)
    case cookie(name: String, value: String)
    case basic(user: String, password: String)
    case authorization(scheme: String, value: String)
    case tokens(TokenStore)
  }

  /// An API key in a header.
  public static func apiKey(_ key: String, header name: String) -> Self {
    Self(kind: .header(name: name, value: key))
  }

  /// An API key in the query, where logs of proxies and servers may store it.
  public static func apiKey(_ key: String, query name: String) -> Self {
    Self(kind: .query(name: name, value: key))
  }

  /// An API key in a cookie.
  public static func apiKey(_ key: String, cookie name: String) -> Self {
    Self(kind: .cookie(name: name, value: key))
  }

  /// A user and password (RFC 7617); a colon in the user's name throws when a request is sent.
  public static func basic(user: String, password: String) -> Self {
    Self(kind: .basic(user: user, password: password))
  }

  /// A bearer token (RFC 6750), without the word `Bearer`.
  public static func bearer(_ token: String) -> Self {
    authorization("Bearer", token)
  }

  /// A value of the `Authorization` header with another scheme (RFC 9110 §11).
  public static func authorization(_ scheme: String, _ value: String) -> Self {
    Self(kind: .authorization(scheme: scheme, value: value))
  }

  /// Bearer tokens of a provider, kept until they expire or the service rejects them with 401.
  ///
  /// A rejected request is sent again with a new token; requests that wait for one share it. Copies
  /// of the credential share the token, too.
  public static func tokens(_ provider: any TokenProvider) -> Self {
    Self(kind: .tokens(TokenStore(provider)))
  }
}

extension Credential {
  /// The store of its tokens; nil for other credentials.
  var store: TokenStore? {
    guard case .tokens(let store) = kind else { return nil }
    return store
  }

  /// Adds the credential to a request, replacing another value.
  func add(to request: inout HTTPRequest) throws(InvalidRequest) {
    switch kind {
    case .header(let name, let value):
      request.headers[name] = try HeaderText(value, of: name).encoded
    case .query(let name, let value):
      let encoding = PercentEncoding.unreserved
      let item = HTTPQueryItem(name: encoding.encode(name), value: encoding.encode(value))
      request.query.removeAll { $0.name == item.name }
      request.query.append(item)
    case .cookie(let name, let value):
      try HeaderText.refuseControls(in: [value], of: name)
      request.removeCookie(name)
      request.addCookie(name, PercentEncoding.cookie.encode(value))
    case .basic(let user, let password):
      guard !user.utf8.contains(UInt8(ascii: ":")) else {
        let reason = "a user name must not contain a colon"
        throw InvalidRequest(parameter: "Authorization", reason: reason)
      }
      let pair = Data("\(user):\(password)".utf8).base64EncodedString()
      request.headers["Authorization"] = "Basic \(pair)"
    case .authorization(let scheme, let value):
      let text = try HeaderText(value, of: "Authorization").encoded
      request.headers["Authorization"] = "\(scheme) \(text)"
    case .tokens: break
    }
  }
}

extension Credential: Redacted {
  public var description: String {
    switch kind {
    case .header(let name, _): "API key in header \(name) (secret)"
    case .query(let name, _): "API key in query \(name) (secret)"
    case .cookie(let name, _): "API key in cookie \(name) (secret)"
    case .basic: "user and password (secret)"
    case .authorization(let scheme, _): "\(scheme.lowercased()) (secret)"
    case .tokens: "bearer token from a TokenProvider (secret)"
    }
  }

  package var shownMembers: KeyValuePairs<String, Any> { ["kind": Redaction.text(description)] }
}
