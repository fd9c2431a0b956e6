/// The value of `Authorization` (RFC 9110 §11.4): a scheme, and a token or parameters.
struct AuthorizationText {
  struct Parameter {
    let range: Range<Int>
    let isSignature: Bool
  }

  /// The scheme in lower case.
  let scheme: String
  /// The range of the token or of the parameters.
  let credentials: Range<Int>

  /// Nil for a text that doesn't begin with a scheme and a space.
  init?(_ text: [UInt8]) {
    let end = text.end(from: 0) { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
    let begin = text.end(from: end) { $0 == 0x20 }
    guard end > 1, begin > end, begin < text.count, text[0].isLetter else { return nil }
    scheme = text[..<end].lowercased.text
    credentials = begin..<text.count
    // Several words are a text and no token.
    guard isKnown || !text[begin...].contains(0x20) else { return nil }
  }

  /// Whether the scheme is registered or in wide use.
  var isKnown: Bool { Self.schemes.contains(scheme) }

  /// Whether the text consists of words, without a parameter.
  func isSentence(in text: [UInt8]) -> Bool {
    text[credentials].contains(0x20) && !text[credentials].contains(UInt8(ascii: "="))
  }

  /// The secret parameters; empty for a token.
  func parameters(of text: [UInt8]) -> [Parameter] {
    var parameters: [Parameter] = []
    let separators = [UInt8](scheme == "sharedaccesssignature" ? "&" : ",")
    var begin = credentials.lowerBound
    while begin < credentials.upperBound {
      let end = text.end(from: begin) { !separators.contains($0) }
      let start = text.end(from: begin) { $0 == 0x20 }
      if start < end, let equals = text[start..<end].firstIndex(of: UInt8(ascii: "=")),
        text[start..<equals].allSatisfy({ $0.isAlphanumeric || $0 == 0x5F || $0 == 0x2D }),
        equals + 1 < end, text[equals + 1] != UInt8(ascii: "=")
      {
        let name = NameConventions.letters(of: text[start..<equals].text)
        if let range = Self.value(text, equals + 1..<end, name), !Self.harmless.contains(name) {
          let isSignature = NameConventions.isSignature(name) || name == "response"
          parameters.append(Parameter(range: range, isSignature: isSignature))
        }
      }
      begin = end + 1
    }
    return parameters
  }

  /// The range of a value without quotes; of a credential of AWS, that of the key.
  private static func value(_ text: [UInt8], _ range: Range<Int>, _ name: String) -> Range<Int>? {
    var range = range
    while let last = text[range].last, last == 0x20 { range = range.dropLast() }
    if range.count >= 2, text[range.lowerBound] == UInt8(ascii: "\"") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    if name == "credential", let slash = text[range].firstIndex(of: UInt8(ascii: "/")) {
      range = range.lowerBound..<slash
    }
    return range.isEmpty ? nil : range
  }

  private static let schemes: Set = [
    "apikey", "aws4-hmac-sha256", "aws", "basic", "bearer", "bot", "digest", "dpop", "genie",
    "genie-key", "gnap", "googlelogin", "hawk", "hmac", "hoba", "jwt", "key", "mac", "mutual",
    "negotiate", "ntlm", "oauth", "privatetoken", "scram-sha-1", "scram-sha-256",
    "sharedaccesssignature", "sharedkey", "signature", "splunk", "sso-key", "token", "vapid",
  ]

  private static let harmless: Set = [
    "algorithm", "headers", "keyid", "nc", "oauthnonce", "oauthsignaturemethod", "oauthtimestamp",
    "oauthversion", "opaque", "qop", "realm", "se", "signedheaders", "skn", "sr", "uri", "username",
  ]
}
