import BinderyRuntime

extension AuthMethod: Redacted {
  /// Shows the method without its secret, and of an endpoint's URL only host and path.
  package var shownMembers: KeyValuePairs<String, Any> {
    switch self {
    case .endpoint(let url): ["endpoint": Redaction.url(url)]
    case .authRequestBuilder(let builder): ["authRequestBuilder": type(of: builder)]
    case .authorizer(let authorizer): ["authorizer": type(of: authorizer)]
    case .authorization: ["authorization": "a closure"]
    case .inline(let secret): ["inline": Redaction.mark(secret)]
    case .noMethod: ["noMethod": ()]
    }
  }
}

extension UserAuthMethod: Redacted {
  /// Shows the method without its secret, and of an endpoint's URL only host and path.
  package var shownMembers: KeyValuePairs<String, Any> {
    switch self {
    case .endpoint(let url): ["endpoint": Redaction.url(url)]
    case .authRequestBuilder(let builder): ["authRequestBuilder": type(of: builder)]
    case .authenticator(let authenticator): ["authenticator": type(of: authenticator)]
    case .authentication: ["authentication": "a closure"]
    case .inline(let secret, let user): ["inline": Redaction.mark(secret), "user": user]
    case .noMethod: ["noMethod": ()]
    }
  }
}

extension PusherClientOptions: Redacted {
  /// Shows all options, the auth methods without secrets, the storage without cookies.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "host": host, "port": port, "path": path as Any, "useTLS": useTLS,
      "autoReconnect": autoReconnect, "attemptToReturnJSONObject": attemptToReturnJSONObject,
      "activityTimeout": activityTimeout as Any, "authMethod": authMethod,
      "userAuthMethod": userAuthMethod, "authCookieStorage": Redaction.mark(authCookieStorage),
      "followsAuthRedirects": followsAuthRedirects,
    ]
  }
}

extension Pusher: Redacted {
  /// Shows the connection, without secrets.
  package var shownMembers: KeyValuePairs<String, Any> { ["connection": connection] }
}

extension PusherHost: Redacted {
  /// The host without a user and a password.
  public var description: String { Redaction.url(stringValue) }

  package var shownMembers: KeyValuePairs<String, Any> { ["host": Redaction.url(stringValue)] }
}
