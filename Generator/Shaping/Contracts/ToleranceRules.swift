import Canonical
import Shape

/// The differences that are allowed between a recorded request and the client's.
///
/// Browsers add headers and cookies, and their scripts write numbers in other notations.
struct ToleranceRules {
  private let credentials: [CredentialScheme]
  private let wire: WireReader
  private let numbers: NumberNotation

  init(_ credentials: [CredentialScheme], _ wire: WireReader) {
    self.credentials = credentials
    self.wire = wire
    numbers = NumberNotation(wire)
  }

  /// The differences of a recorded request.
  func tolerance(
    _ request: RecordedRequest,
    _ recording: Recording,
    _ operation: Operation
  ) -> Contract.Tolerance {
    let described = describedHeaders(operation)
    let recorded = unique(request.headers.map { $0.name.lowercased() }).filter { name in
      !Self.isExempt(name, hasBody: recording.request.postData != nil)
    }
    return Contract.Tolerance(
      undescribedHeaders: recorded.filter { name in
        !described.contains(name) && !Self.isAmbient(name) && !isUnknownCredential(name)
      },
      undescribedCookies: unique(request.cookies.map(\.name)).filter { name in
        !isDescribed(cookie: name, operation)
      },
      describedHeaders: recorded.filter { described.contains($0) && Self.isAmbient($0) },
      numericParameters: unique(
        operation.parameters.filter { $0.location == .query }.flatMap { parameter in
          request.query.filter { numbers.hasOtherNotation($0, parameter) }.map(\.name)
        }
      )
    )
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  // MARK: - Headers and cookies

  /// The lowercased names of the header parameters and of the headers that carry credentials.
  private func describedHeaders(_ operation: Operation) -> Set<String> {
    let parameters = operation.parameters.filter { $0.location == .header }.map(\.key)
    return Set((parameters + schemes(operation).compactMap(\.header)).map { $0.lowercased() })
  }

  private func isDescribed(cookie name: String, _ operation: Operation) -> Bool {
    let isCredential = schemes(operation).contains { scheme in
      if case .apiKey(name, .cookie) = scheme.kind { true } else { false }
    }
    return isCredential
      || operation.parameters.contains { parameter in
        parameter.location == .cookie && StyledValue(parameter).owns(name, wire)
      }
  }

  private func schemes(_ operation: Operation) -> [CredentialScheme] {
    let ids = Set(operation.security.flatMap(\.self))
    return credentials.filter { ids.contains($0.id) }
  }

  /// Whether a header is an HTTP credential without a security scheme.
  ///
  /// A client that doesn't send it is refused, so its test has to fail.
  private func isUnknownCredential(_ name: String) -> Bool {
    ["authorization", "proxy-authorization"].contains(name)
      && !credentials.contains { $0.header?.lowercased() == name }
  }

  /// Whether a header is compared elsewhere or controlled by the connection, described or not.
  private static func isExempt(_ name: String, hasBody: Bool) -> Bool {
    [
      "accept", "accept-encoding", "connection", "content-encoding", "content-length", "cookie",
      "host", "transfer-encoding",
    ].contains(name) || name == "content-type" && hasBody
  }

  private static func isAmbient(_ name: String) -> Bool {
    ambientPrefixes.contains { name.hasPrefix($0) } || ambientNames.contains(name)
  }

  /// The lowercased names of headers that browsers and proxies add.
  ///
  /// `HeaderDifferences` of the contract tests has the same list, and a test compares both.
  static let ambientNames: Set<String> = [
    "accept-language", "cache-control", "dnt", "keep-alive", "origin", "pragma", "priority",
    "proxy-connection", "referer", "te", "upgrade-insecure-requests", "user-agent",
  ]

  /// The prefixes of other such headers: HTTP/2 pseudo-header fields and `Sec-` headers.
  static let ambientPrefixes = [":", "sec-"]
}

extension CredentialScheme {
  /// The header that carries the credential; nil for a query, a cookie or a certificate.
  fileprivate var header: String? {
    switch kind {
    case .apiKey(let name, .header): name
    case .apiKey, .certificate: nil
    case .basic, .bearer, .tokens, .authorization: "Authorization"
    }
  }
}
