/// The names by which APIs usually call their secrets.
enum NameConventions {
  /// Returns the letters and digits of a name, in lower case.
  static func letters(of name: String) -> String {
    String(decoding: name.utf8.lazy.filter(\.isAlphanumeric).map(\.lowercased), as: UTF8.self)
  }

  /// Classifies a name by its letters.
  static func classify(_ letters: String) -> FieldClass {
    if isMetadata(letters) { return .ordinary }
    if isSignature(letters) { return .signature }
    if cardCodes.contains(where: letters.hasSuffix) { return .secret(.password, .code(minimum: 3)) }
    if oneTimeCodes.contains(letters) { return .secret(.oneTimeCode, .code(minimum: 4)) }
    if passwords.contains(where: letters.hasSuffix) { return .secret(.password, .credential) }
    if keys.contains(where: letters.hasSuffix) || headers.contains(letters) {
      return .secret(.apiKey, .credential)
    }
    if tokens.contains(where: letters.hasSuffix) { return .secret(.token, .credential) }
    if letters == "pwd" || letters == "pass" { return .secret(.password, .text) }
    if ambiguous.contains(letters) { return .secret(.token, .random) }
    if letters == "bearer" || singleUse.contains(where: letters.hasSuffix) {
      return .secret(.token, .longRandom)
    }
    guard letters.hasSuffix("s"),
      case .secret(let kind, let certainty) = classify(String(letters.dropLast()))
    else { return .ordinary }
    switch certainty {
    case .longRandom, .text, .code: return .secret(kind, certainty)
    case .sensitive, .credential, .random: break
    }
    // A plural may also be a number.
    return .secret(kind, kind == .password ? .credential : .random)
  }

  /// Classifies a name by the last of its words, which its letters alone don't show.
  static func classify(lastWordOf name: String) -> FieldClass {
    let words = NameWords.split(Array(name.utf8)).map(\.text)
    switch words.last {
    case "pw"?: return .secret(.password, .credential)
    case "pass"?, "pwd"?:
      let isOfAccount = words.dropLast().last.map(accounts.contains) ?? true
      return .secret(.password, isOfAccount ? .text : .random)
    case "pin"?: return .secret(.password, .code(minimum: 4))
    case "otp"?, "totp"?: return .secret(.oneTimeCode, .code(minimum: 4))
    case "auth"?, "csrf"?, "jwt"?, "pat"?, "xsrf"?: return .secret(.token, .random)
    case "token"? where words.dropLast().last.map(pages.contains) != true:
      return .secret(.token, .longRandom)
    default: return .ordinary
    }
  }

  /// The words of the names of tokens that only state where a list continues.
  private static let pages: Set = [
    "continuation", "continue", "cursor", "delta", "marker", "next", "offset", "page",
    "pagination", "paging", "position", "prev", "resume", "scroll", "since", "start", "sync",
  ]

  /// The words before `pass` in the names of passwords; others have passes, such as `season_pass`.
  private static let accounts: Set = [
    "account", "admin", "confirm", "current", "database", "db", "email", "ftp", "login", "mail",
    "mysql", "new", "old", "postgres", "proxy", "redis", "root", "smtp", "sudo", "user", "wifi",
  ]

  /// Classifies the name of a form field that is no other name of a secret.
  static func classify(formField letters: String) -> FieldClass {
    // In JSON, a nonce is usually that of an encrypted message.
    letters.hasSuffix("nonce") ? .secret(.token, .random) : .ordinary
  }

  /// Whether the name is that of a list or map of secrets.
  static func isGroup(_ letters: String) -> Bool {
    ["apikeys", "passwords", "secrets", "tokens"].contains { letters.hasSuffix($0) }
  }

  /// Classifies the name of a header that is no other name of a secret.
  static func classify(header letters: String) -> FieldClass {
    if letters == "xsession" || letters.hasPrefix("xrefresh") || letters.hasPrefix("xrenew") {
      return .secret(.token, .random)
    }
    let isPage = ["next", "page", "continuation", "sync"].contains { letters.contains($0) }
    return letters.hasSuffix("token") && !isPage ? .secret(.token, .credential) : .ordinary
  }

  /// Whether the name is that of a signature or keyed hash.
  static func isSignature(_ letters: String) -> Bool {
    letters.hasSuffix("signature") || letters.contains("hmac")
      || letters.hasSuffix("signature256") || letters == "sig"
  }

  /// Whether the value describes a credential or a signature and is none.
  static func isMetadata(_ letters: String) -> Bool {
    endingsOfMetadata.contains(where: letters.hasSuffix)
  }

  private static let passwords = [
    "password", "passwd", "passphrase", "passcode", "userpwd", "newpwd", "oldpwd",
    "otpcode", "onetimepassword",
  ]

  /// The names of the codes on the backs of cards.
  private static let cardCodes = ["cvv", "cvc", "cvv2", "cvc2"]

  /// The names of codes that are valid once.
  private static let oneTimeCodes: Set = ["otp", "totp"]

  private static let keys = [
    "apikey", "secret", "secretkey", "privatekey", "secretaccesskey", "sharedkey", "signingkey",
    "encryptionkey", "subscriptionkey", "functionskey", "masterkey", "googleaccessid",
    "awsaccesskeyid", "authkey", "accountkey",
  ]

  private static let tokens = [
    "accesstoken", "refreshtoken", "idtoken", "authtoken", "apitoken", "sessiontoken",
    "bearertoken", "securitytoken", "csrftoken", "xsrftoken", "csrfmiddlewaretoken",
    "authenticitytoken",
    "verificationtoken",
    "privatetoken", "vaulttoken", "usertoken", "clienttoken", "clientassertion", "codeverifier",
    "sessionid", "devicetoken", "xtoken", "jobtoken", "xauth", "totoken",
  ]

  /// Names of secrets that are the names of other values as often.
  private static let ambiguous: Set = [
    "token", "auth", "session", "sid", "jwt", "credential", "credentials",
    "assertion", "accesskey", "passkey", "ticket", "xamzcredential", "xgoogcredential", "phpsessid",
    "authorization", "proxyauthorization", "cookie", "keypairid", "apisecrethash",
  ]

  /// Keys of sessions and licenses, and what users or other services get to identify them once.
  private static let singleUse = [
    "sessionkey", "licensekey", "licencekey", "recoverycode", "backupcode", "unlockcode",
    "magiclink", "samlresponse", "samlrequest", "oauthverifier", "oauthtoken",
  ]

  private static let headers: Set = ["xkey", "xauthkey", "xaccesskey", "ddapplicationkey"]

  private static let endingsOfMetadata = [
    "timestamp", "version", "algorithm", "method", "expires", "expiresin", "expiresat", "expiry",
    "type", "count", "length", "schema", "scheme", "policy", "md5", "signedheaders", "hint",
    "url", "uri", "format", "strength", "status", "limit",
  ]
}
