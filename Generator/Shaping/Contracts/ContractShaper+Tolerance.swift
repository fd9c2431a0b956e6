import Canonicalizing
import Shape
import Specification

/// The differences that are allowed between a recorded request and the client's.
///
/// Browsers add headers and cookies, and their scripts write numbers in other notations.
extension ContractShaper {
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
          request.query.filter { hasOtherNotation($0, parameter) }.map(\.name)
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
    return service.credentials.filter { ids.contains($0.id) }
  }

  /// Whether a header is an HTTP credential without a security scheme.
  ///
  /// A client that doesn't send it is refused, so its test has to fail.
  private func isUnknownCredential(_ name: String) -> Bool {
    ["authorization", "proxy-authorization"].contains(name)
      && !service.credentials.contains { $0.header?.lowercased() == name }
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

  // MARK: - Numbers

  /// The value of a pair with its integers in decimal digits: JSON Schema allows `1.0` and `1e2`.
  func normalized(_ pair: EncodedPair, _ parameter: Parameter) -> String {
    guard let type = numericType(of: pair.name, parameter), wire.isInteger(type) else {
      return pair.value
    }
    return Self.elements(pair.value).map { text in
      guard JSONWord.isNumber(text) else { return text }
      let number = Scalar.number(text).text
      return number.contains { ".e".contains($0) } ? text : number
    }
    .joined(separator: ",")
  }

  /// Whether a client may write the numbers of a pair in another notation.
  private func hasOtherNotation(_ pair: EncodedPair, _ parameter: Parameter) -> Bool {
    guard StyledValue(parameter).owns(pair.name, wire),
      numericType(of: pair.name, parameter) != nil
    else { return false }
    return Self.elements(pair.value).contains { text in
      guard JSONWord.isNumber(text) else { return false }
      let isPlain = text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "." }
      return !isPlain || Scalar.number(text).text != text
    }
  }

  /// The comma-separated elements of a text.
  private static func elements(_ text: String) -> [String] {
    text.replacing("%2C", with: ",").replacing("%2c", with: ",")
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The type of a parameter, of its elements or of the named member; nil if it isn't a number.
  private func numericType(of name: String, _ parameter: Parameter) -> Type? {
    guard case .style(let style, let explode, _) = parameter.serialization else { return nil }
    var type = parameter.type
    if wire.isObject(type) {
      let isDeep = style == .deepObject
      guard explode || isDeep,
        let member = wire.member(
          isDeep ? String(name.dropFirst(parameter.key.count + 1).dropLast()) : name,
          of: type
        )
      else { return nil }
      type = member
    }
    type = wire.element(of: type) ?? type
    return wire.isNumber(type) ? type : nil
  }
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

extension WireReader {
  fileprivate func isInteger(_ type: Type) -> Bool { scalar(type) == .integer }

  fileprivate func isNumber(_ type: Type) -> Bool { scalar(type) != nil }

  /// The kind of a numeric type; nil for another type.
  private func scalar(_ type: Type) -> Enumeration.Raw? {
    switch resolved(type) {
    case .integer: .integer
    case .number: .number
    case .model(let id):
      if let raw = enumeration(id)?.raw, raw != .string { raw } else { nil }
    default: nil
    }
  }
}
