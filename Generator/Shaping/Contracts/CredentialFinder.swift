import Canonical
import Shape
import SourceDiagnostics

extension Diagnostic.Code {
  public static let secretInRecording = Self("secret-in-recording")
}

/// Finds credentials in recordings, which tests must not contain.
struct CredentialFinder {
  let credentials: [CredentialScheme]
  let reports: RecordingDiagnostics

  /// Whether the test of a recording would contain a credential, which is reported.
  func hasCredential(_ testCase: Contract.Case, _ recording: Recording) -> Bool {
    guard let found = credential(in: testCase, recording) else { return false }
    reports.report(
      .error,
      .secretInRecording,
      at: found.mark,
      "the recorded value of \(Excerpt.quoted(found.name)) looks like a secret"
        + " (\(found.kind.rawValue)); the contract test isn't generated",
      fix: "replace the value with an invented one, such as demo-token, in all recordings"
    )
    return true
  }

  private typealias FoundCredential = (name: String, kind: CredentialText, mark: Mark)

  private func credential(in testCase: Contract.Case, _ recording: Recording) -> FoundCredential? {
    for secret in testCase.credentials {
      guard let scheme = credentials.first(where: { $0.id == secret.scheme }) else {
        continue
      }
      let location = location(of: scheme.kind, recording)
      guard !Self.isSignature(location.name), let kind = kind(of: secret.value, scheme.kind) else {
        continue
      }
      return (location.name, kind, location.mark)
    }
    for argument in testCase.arguments {
      guard let found = credential(argument.key, argument.value) else { continue }
      let mark =
        argument.location == .header ? mark(ofHeader: argument.key, recording) : nil
      return (found.name, found.kind, mark ?? recording.request.urlMark)
    }
    return testCase.body.flatMap(credential).map {
      ($0.name, $0.kind, recording.request.postData?.mark ?? recording.request.mark)
    }
  }

  // MARK: - Security schemes

  private func kind(of secret: String, _ scheme: CredentialScheme.Kind) -> CredentialText? {
    if case .basic = scheme { return CredentialText(basic: secret) }
    return CredentialText(secret)
  }

  /// The name of the field that carries a scheme's credential, and its location in the recording.
  private func location(
    of scheme: CredentialScheme.Kind,
    _ recording: Recording
  ) -> (name: String, mark: Mark) {
    switch scheme {
    case .apiKey(let name, .query): (name, recording.request.urlMark)
    case .apiKey(let name, .cookie):
      (name, mark(ofHeader: "Cookie", recording) ?? recording.request.mark)
    case .apiKey(let name, _): (name, mark(ofHeader: name, recording) ?? recording.request.mark)
    case .bearer, .tokens, .authorization, .basic, .certificate:
      ("Authorization", mark(ofHeader: "Authorization", recording) ?? recording.request.mark)
    }
  }

  private func mark(ofHeader name: String, _ recording: Recording) -> Mark? {
    recording.request.headers.first { $0.name.lowercased() == name.lowercased() }?.mark
  }

  /// Whether the value signs one request or is a digest, so that it is useless in another.
  private static func isSignature(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["signature", "digest", "hmac", "md5", "sha1", "sha256"].contains { name.contains($0) }
  }

  // MARK: - Parameters and bodies

  /// The first credential in a value, with the name of its parameter or member.
  private func credential(_ name: String, _ value: Literal) -> (name: String, kind: CredentialText)?
  {
    switch value {
    case .string(let text):
      let kind =
        isCredentialName(name)
        ? CredentialText(Self.withoutScheme(text)) : CredentialText(anywhere: text)
      return kind.map { (name, $0) }
    case .array(let elements): return elements.lazy.compactMap { credential(name, $0) }.first
    case .object(let members): return members.lazy.compactMap { credential($0.key, $0.value) }.first
    case .null, .boolean, .integer, .number: return nil
    }
  }

  private func credential(_ body: Contract.RecordedBody) -> (name: String, kind: CredentialText)? {
    switch body.value {
    case .literal(let value): return credential("the body", value)
    case .form(let members):
      return members.lazy.compactMap { member in
        guard case .literal(let value) = member.value else { return nil }
        return credential(member.key, value)
      }
      .first
    }
  }

  /// The value of an `Authorization` header without the name of its scheme.
  private static func withoutScheme(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    return words.count == 2 ? String(words[1]) : text
  }

  private func isCredentialName(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return Self.names.contains(letters) || Self.endings.contains { letters.hasSuffix($0) }
  }

  private static let names: Set = [
    "authorization", "auth", "token", "session", "sid", "cookie", "jwt", "credential", "pwd",
    "otp", "totp", "assertion",
  ]

  private static let endings = [
    "apikey", "accesstoken", "authtoken", "refreshtoken", "idtoken", "bearertoken", "sessionid",
    "sessiontoken", "password", "passwd", "secret", "secretkey", "privatekey", "accesskey",
    "signingkey", "encryptionkey", "passphrase", "passcode", "verifier", "csrftoken", "xsrftoken",
  ]
}
