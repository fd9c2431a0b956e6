import Canonical
import Shape

/// The differences that are allowed between a recorded request and the client's.
///
/// Browsers add headers and cookies, and their scripts write numbers and Booleans differently.
struct ToleranceRules {
  private let credentials: [CredentialScheme]
  private let wire: WireReader
  private let notation: QueryNotation
  private let arguments: ArgumentReader

  init(_ credentials: [CredentialScheme], _ wire: WireReader, _ arguments: ArgumentReader) {
    self.credentials = credentials
    self.arguments = arguments
    self.wire = wire
    notation = QueryNotation(wire)
  }

  /// The differences of a recorded request.
  func tolerance(
    _ request: RecordedRequest,
    _ recording: Recording,
    _ operation: Operation
  ) -> Contract.Tolerance {
    var described = describedHeaders(operation)
    if request.hasMaskedAuthorization { described.remove("authorization") }
    // An undescribed body, and the media type of one without content, aren't compared.
    let hasBody = recording.request.postData?.isEmpty == false
    let describesBody = operation.body(for: recording) != nil
    let typed = recording.request.postData == nil ? [] : ["content-type"]
    let names = request.headers.map { $0.name.lowercased() } + typed
    let recorded = names.unique.filter { name in
      !Self.isExempt(name, hasBody: hasBody && describesBody)
    }
    return Contract.Tolerance(
      undescribedHeaders: recorded.filter { name in
        !described.contains(name) && !Self.isAmbient(name)
      },
      undescribedCookies: request.cookies.map(\.name).unique.filter { name in
        !isDescribed(cookie: name, operation)
      },
      undescribedQuery: arguments.undescribedQuery(request, operation),
      undescribedMembers: hasBody && !describesBody ? ["$"] : [],
      describedHeaders: recorded.filter { described.contains($0) && Self.isAmbient($0) },
      numericParameters: operation.parameters.filter { $0.location == .query }
        .flatMap { parameter in
          request.query.filter { notation.hasOtherNotation($0, parameter) }.map(\.name)
        }.unique
    )
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

  /// Whether a recorded request has HTTP credentials, and the document has no security scheme for
  /// them.
  func hasUnknownCredential(_ request: RecordedRequest) -> Bool {
    request.header("Authorization") != nil
      && !credentials.contains { $0.header?.lowercased() == "authorization" }
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

extension [String] {
  /// The texts without repetitions.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
