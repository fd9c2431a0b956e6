import Canonicalizing
import Shape
import Specification

/// What a recorded request has beside what the document describes.
///
/// A browser sends headers and cookies of its own, and writes numbers as it likes.
extension ContractShaper {
  func tolerance(
    _ request: RecordedRequest,
    _ recording: Recording,
    _ operation: Operation
  ) -> Contract.Tolerance {
    let described = describedHeaders(operation)
    let recorded = unique(request.headers.map { $0.name.lowercased() }).filter { name in
      !Self.isCompared(name, hasBody: recording.request.postData != nil)
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
          request.query.filter { isWrittenOtherwise($0, parameter) }.map(\.name)
        }
      )
    )
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  // MARK: - Headers and cookies

  /// In lower case: the parameters, and where the credentials of the operation are.
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

  /// Whether it is a credential of HTTP's, and no scheme of the service says so: a client without
  /// it is refused, so its test has to fail.
  private func isUnknownCredential(_ name: String) -> Bool {
    ["authorization", "proxy-authorization"].contains(name)
      && !service.credentials.contains { $0.header?.lowercased() == name }
  }

  /// Whether a header is compared, or left to the connection, whatever the document says of it.
  private static func isCompared(_ name: String, hasBody: Bool) -> Bool {
    [
      "accept", "accept-encoding", "connection", "content-encoding", "content-length", "cookie",
      "host", "transfer-encoding",
    ].contains(name) || name == "content-type" && hasBody
  }

  private static func isAmbient(_ name: String) -> Bool {
    ambientPrefixes.contains { name.hasPrefix($0) } || ambientNames.contains(name)
  }

  /// Headers that browsers and proxies send of their own accord, in lower case; the contract tests,
  /// which don't need these, have the same list in `HeaderDifferences`, and a test compares both.
  static let ambientNames: Set<String> = [
    "accept-language", "cache-control", "dnt", "keep-alive", "origin", "pragma", "priority",
    "proxy-connection", "referer", "te", "upgrade-insecure-requests", "user-agent",
  ]

  /// What the names of others begin with: HTTP/2's pseudo headers and the browsers' own.
  static let ambientPrefixes = [":", "sec-"]

  // MARK: - Numbers

  /// The value of a pair as its parameter's type reads it: an integer of JSON Schema may be
  /// written `1.0` or `1e2`.
  func normalized(_ pair: Written, _ parameter: Parameter) -> String {
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

  /// Whether a client might write the numbers of a pair in other words.
  private func isWrittenOtherwise(_ pair: Written, _ parameter: Parameter) -> Bool {
    guard StyledValue(parameter).owns(pair.name, wire),
      numericType(of: pair.name, parameter) != nil
    else { return false }
    return Self.elements(pair.value).contains { text in
      guard JSONWord.isNumber(text) else { return false }
      let isPlain = text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "." }
      return !isPlain || Scalar.number(text).text != text
    }
  }

  /// The elements of a list that commas part; the text itself, if it has no comma.
  private static func elements(_ text: String) -> [String] {
    text.replacing("%2C", with: ",").replacing("%2c", with: ",")
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The type of a parameter, of its elements or of its member under a name, if that is a number.
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
  /// The header that carries it; nil for a query, a cookie and a certificate.
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

  /// What a number is written as; nil for another type.
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
