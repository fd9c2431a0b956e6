import BinderyJSON
import BinderyRuntime
import BinderyTesting
import BinderyXML
import Foundation

/// Checks a request with the description of its operation.
struct RequestCheck {
  let operation: MockedOperation
  let schemas: MockedSchemas
  let request: MockRequest
  let pathValues: [String: String]

  /// The result of a check.
  struct Result {
    var violations: [RequestViolation] = []
    /// The status for the violations: 401, 415 or 400.
    var status = 400
    /// The challenges of 401 (RFC 9110, section 11.6.1).
    var challenges: [String] = []
  }

  func result() -> Result {
    let credentials = missingCredentials
    if !credentials.isEmpty {
      let challenges = operation.security.flatMap { $0 }.challenges
      return Result(violations: credentials, status: 401, challenges: challenges)
    }
    if let unsupported = unsupportedMediaType {
      return Result(violations: [unsupported], status: 415)
    }
    return Result(violations: operation.parameters.flatMap(violations) + bodyViolations)
  }

  // MARK: - Credentials

  private var missingCredentials: [RequestViolation] {
    guard !operation.security.isEmpty else { return [] }
    let missing = operation.security.map { alternative in alternative.filter { !isPresent($0) } }
    if missing.contains(where: \.isEmpty) { return [] }
    let schemes = missing.first ?? []
    return schemes.map { credential in
      RequestViolation(
        part: "security",
        name: credential.scheme,
        keyword: "security",
        message: "the request lacks \(credential.phrase)"
      )
    }
  }

  private func isPresent(_ credential: MockedCredential) -> Bool {
    switch credential.kind {
    case .header(let name): request.headers[name].map { !$0.isEmpty } ?? false
    case .query(let name): request.queryPairs.contains { $0.name == name }
    case .cookie(let name): request.cookies.contains { $0.name == name }
    case .authorization(let scheme):
      request.headers["Authorization"]?.lowercased().hasPrefix(scheme.lowercased() + " ") ?? false
    case .transport: true
    }
  }

  // MARK: - Parameters

  private func violations(of parameter: MockedParameter) -> [RequestViolation] {
    let reader = ParameterReader(
      parameter: parameter,
      request: request,
      pathValues: pathValues,
      queryNames: Set(operation.parameters.filter { $0.position == .query }.map(\.name)),
      conversion: TextConversion(schemas: schemas)
    )
    switch reader.value() {
    case .absent:
      guard parameter.isRequired else { return [] }
      return [
        violation(parameter, "required", "the \(parameter.position.noun) is missing")
      ]
    case .unreadable(let reason): return [violation(parameter, "style", reason)]
    case .values(let values):
      guard let schema = schemas.schema(parameter.schema) else { return [] }
      let all = values.map { schema.validate($0) }
      guard !all.contains(where: \.isEmpty), let first = all.first else { return [] }
      return first.map {
        RequestViolation($0, in: parameter.position.part, name: parameter.name, schemas)
      }
    }
  }

  private func violation(
    _ parameter: MockedParameter,
    _ keyword: String,
    _ message: String
  ) -> RequestViolation {
    RequestViolation(
      part: parameter.position.part,
      name: parameter.name,
      keyword: keyword,
      schema: "\(parameter.pointer)/\(keyword)",
      message: message
    )
  }

  // MARK: - Body

  /// The content that describes the body; nil if there is none.
  private var content: MockedContent? {
    guard let written = request.headers["Content-Type"] else { return operation.contents.first }
    return operation.contents.filter { MediaType(written).matches(MediaType($0.mediaType)) }
      .max { $0.mediaType.wildcardCount > $1.mediaType.wildcardCount }
  }

  private var unsupportedMediaType: RequestViolation? {
    guard !request.body.isEmpty, !operation.contents.isEmpty, content == nil,
      let written = request.headers["Content-Type"]
    else { return nil }
    let known = operation.contents.map(\.mediaType).joined(separator: ", ")
    return RequestViolation(
      part: "header",
      name: "Content-Type",
      keyword: "content",
      message: "the media type \(JSONPath.quoted(written)) isn't described; \(known) is"
    )
  }

  private var bodyViolations: [RequestViolation] {
    if request.body.isEmpty {
      guard operation.isBodyRequired, !operation.contents.isEmpty else { return [] }
      // An empty form is a form without fields.
      if let content, content.mediaType.hasPrefix("application/x-www-form-urlencoded") {
        return violations(of: [:], content)
      }
      return [
        RequestViolation(part: "body", keyword: "required", message: "the request has no body")
      ]
    }
    guard let content, request.headers["Content-Encoding"] == nil else { return [] }
    do throws(JSONError) {
      guard let value = try value(content) else { return [] }
      return violations(of: value, content)
    } catch {
      return [
        RequestViolation(
          part: "body",
          keyword: "contentMediaType",
          message: "the body isn't \(MediaType(content.mediaType).isXML ? "XML" : "JSON"): \(error)"
        )
      ]
    }
  }

  private func violations(of value: JSONValue, _ content: MockedContent) -> [RequestViolation] {
    (schemas.schema(content.schema)?.validate(value) ?? []).map {
      RequestViolation($0, in: "body", name: nil, schemas)
    }
  }

  /// The value of the body; nil for a body that isn't checked.
  private func value(_ content: MockedContent) throws(JSONError) -> JSONValue? {
    let essence = MediaType(request.headers["Content-Type"] ?? content.mediaType).essence
    let ids = content.schema.flatMap { schemas.table.definition($0) }.map { [$0] } ?? []
    let conversion = TextConversion(schemas: schemas)
    if essence == "application/json" || essence.hasSuffix("+json") {
      return try JSONReader.decode(from: request.body)
    }
    if essence == "application/x-www-form-urlencoded" {
      return FormValue(conversion, ids).value(of: Self.fields(request.body))
    }
    if essence == "multipart/form-data" {
      return request.parts.map { parts in
        FormValue(conversion, ids).value(of: parts.map { ($0.name ?? "", $0.text) })
      }
    }
    if MediaType(essence).isXML {
      let charset = request.headers["Content-Type"].flatMap { MediaType($0).charset }
      return try XMLValue(conversion: conversion)
        .value(of: request.body, charset: charset, for: ids)
    }
    if essence == "text/plain" {
      return conversion.value(String(decoding: request.body, as: UTF8.self), for: ids)
    }
    return nil
  }

  /// The fields of a form (URL Standard, application/x-www-form-urlencoded).
  private static func fields(_ body: [UInt8]) -> [(key: String, text: String)] {
    String(decoding: body, as: UTF8.self).split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { String($0).replacing("+", with: " ") }
        .map { $0.removingPercentEncoding ?? $0 }
      return (parts[0], parts.count == 2 ? parts[1] : "")
    }
  }
}

/// The value of a form.
struct FormValue {
  private let conversion: TextConversion
  private let ids: [Int]

  init(_ conversion: TextConversion, _ ids: [Int]) {
    self.conversion = conversion
    self.ids = ids
  }

  /// Returns an object; fields with one name, or of an array, are an array.
  func value(of fields: [(key: String, text: String)]) -> JSONValue {
    var keys: [String] = []
    for field in fields where !keys.contains(field.key) { keys.append(field.key) }
    var object = JSONObject()
    for key in keys { object[key] = value(of: key, fields.filter { $0.key == key }.map(\.text)) }
    // A form has no field for an array without elements.
    let table = conversion.schemas.table
    for key in table.required(of: ids) where object[key] == nil {
      if table.types(of: table.property(key, of: ids)) == ["array"] { object[key] = [] }
    }
    return .object(object)
  }

  private func value(of key: String, _ texts: [String]) -> JSONValue {
    let table = conversion.schemas.table
    let property = table.property(key, of: ids)
    let types = table.types(of: property) ?? []
    if texts.count == 1 {
      let value = element(texts[0], property)
      if value.array != nil || value.object != nil || !types.contains("array") { return value }
    }
    let items = table.items(of: property)
    return .array(texts.map { element($0, items) })
  }

  /// The value of a field; objects and arrays are JSON (OpenAPI 3.1.1, Encoding Object).
  private func element(_ text: String, _ ids: [Int]) -> JSONValue {
    let types = conversion.schemas.table.types(of: ids) ?? []
    if let value = try? JSONValue(parsing: text),
      value.object != nil && types.contains("object")
        || value.array != nil && types.contains("array")
    {
      return value
    }
    return conversion.value(text, for: ids)
  }
}

extension String {
  /// The number of wildcards in a range of media types.
  fileprivate var wildcardCount: Int { count { $0 == "*" } }
}

extension MockedParameter.Position {
  /// The part of a request.
  fileprivate var part: String { self == .querystring ? "query" : rawValue }

  fileprivate var noun: String {
    switch self {
    case .path, .query: "\(rawValue) parameter"
    case .querystring: "query"
    case .header, .cookie: rawValue
    }
  }
}

extension MockedCredential {
  fileprivate var phrase: String {
    switch kind {
    case .header(let name): "the header \(name)"
    case .query(let name): "the query parameter \(name)"
    case .cookie(let name): "the cookie \(name)"
    case .authorization(let scheme): "the header Authorization with the scheme \(scheme)"
    case .transport: "a client certificate"
    }
  }
}
