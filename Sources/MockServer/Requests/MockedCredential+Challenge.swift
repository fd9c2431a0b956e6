extension MockedCredential {
  /// The challenge of `WWW-Authenticate` (RFC 9110, section 11.6.1); nil for a certificate.
  ///
  /// No scheme is registered for API keys. The one here names the parameter.
  var challenge: String? {
    switch kind {
    case .header(let name): Self.challenge(ofKey: name, in: "header")
    case .query(let name): Self.challenge(ofKey: name, in: "query")
    case .cookie(let name): Self.challenge(ofKey: name, in: "cookie")
    case .authorization(let scheme):
      switch scheme.lowercased() {
      case "basic": #"Basic realm="mock", charset="UTF-8""#
      case "digest": #"Digest realm="mock", nonce="mock", qop="auth", algorithm=SHA-256"#
      case "bearer": #"Bearer realm="mock""#
      default: "\(scheme) realm=\"mock\""
      }
    case .transport: nil
    }
  }

  private static func challenge(ofKey name: String, in position: String) -> String {
    let name = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    return #"ApiKey realm="mock", in="\#(position)", name="\#(name)""#
  }
}

extension [MockedCredential] {
  /// The challenges for any of the credentials, each once.
  var challenges: [String] {
    compactMap(\.challenge).reduce(into: []) { challenges, challenge in
      if !challenges.contains(challenge) { challenges.append(challenge) }
    }
  }
}
