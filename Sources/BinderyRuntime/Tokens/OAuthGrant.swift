import Foundation

/// The response of a token endpoint (RFC 6749 §5.1).
struct OAuthGrant {
  let token: AccessToken
  /// The refresh token that replaces the one used; nil when that stays valid.
  let refreshToken: String?

  init(_ response: HTTPResponse) throws(TokenError) {
    let json = try? JSONReader.decode(JSONValue.self, from: response.body)
    guard (200..<300).contains(response.status) else {
      throw Self.refusal(json).map { .refused($0) }
        ?? .invalidResponse(status: response.status, reason: "it has no error code")
    }
    guard let value = json?["access_token"]?.string, !value.isEmpty else {
      throw .invalidResponse(status: response.status, reason: "it has no access_token")
    }
    // Servers do omit the type; a Bearer header can't carry a token of another one.
    if let type = json?["token_type"]?.string, !type.equalsIgnoringASCIICase("bearer") {
      throw .invalidResponse(status: response.status, reason: "its token_type is \(type)")
    }
    token = AccessToken(value, expiry: json?["expires_in"]?.seconds.map(Self.expiry))
    refreshToken = json?["refresh_token"]?.string
  }

  /// Returns a time slightly before the server's, so that a token does not expire in transit.
  private static func expiry(after seconds: Double) -> Date {
    Date(timeIntervalSinceNow: seconds - min(30, seconds / 10))
  }

  private static func refusal(_ json: JSONValue?) -> OAuthErrorResponse? {
    guard let code = json?["error"]?.string else { return nil }
    return OAuthErrorResponse(
      code: OAuthErrorResponse.Code(rawValue: code),
      explanation: json?["error_description"]?.string,
      page: json?["error_uri"]?.string
    )
  }
}

extension JSONValue {
  /// A number of seconds, which some servers write as a string.
  fileprivate var seconds: Double? {
    guard let seconds = double ?? string.flatMap({ Double($0) }), seconds.isFinite else {
      return nil
    }
    return max(seconds, 0)
  }
}
