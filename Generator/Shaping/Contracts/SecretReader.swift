import Canonical
import Shape

import struct Foundation.Data

/// Reads the credentials of recorded requests.
struct SecretReader {
  private let credentials: [CredentialScheme]

  init(_ credentials: [CredentialScheme]) {
    self.credentials = credentials
  }

  /// The credentials of a recorded request, for each security scheme that it satisfies.
  func secrets(_ request: RecordedRequest) -> [Contract.Secret] {
    credentials.compactMap { scheme in
      secret(scheme.kind, request).map { Contract.Secret(scheme: scheme.id, value: $0) }
    }
  }

  private func secret(_ kind: CredentialScheme.Kind, _ request: RecordedRequest) -> String? {
    switch kind {
    case .apiKey(let name, .query):
      request.query.first { $0.name == name }.map { PercentText.decoded($0.value) }
    case .apiKey(let name, .cookie): request.cookies.first { $0.name == name }?.value
    case .apiKey(let name, _): request.header(name)
    case .bearer, .tokens: authorization("bearer", request)
    case .authorization(let scheme): authorization(scheme.lowercased(), request)
    case .certificate: nil
    case .basic:
      authorization("basic", request).flatMap { Data(base64Encoded: $0) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func authorization(_ scheme: String, _ request: RecordedRequest) -> String? {
    let words = request.header("Authorization")?.split(separator: " ", maxSplits: 1) ?? []
    guard words.count == 2, words[0].lowercased() == scheme else { return nil }
    return String(words[1])
  }
}
