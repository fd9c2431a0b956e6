/// The parts of a multipart body, in the order added; nil adds nothing.
public struct MultipartForm: Sendable {
  private(set) var parts: [MultipartPart] = []

  /// Adds a text part for a plain value, a JSON part for an object, a part for each element of an
  /// array, and no part for null.
  ///
  /// The documented media type is used instead, unless there are several.
  public mutating func value<T: JSONEncodable>(
    _ name: String,
    _ value: T?,
    contentType: StaticString? = nil,
    headers: HTTPHeaders = [:]
  ) throws(InvalidRequest) {
    guard let value else { return }
    let documented = contentType.map(\.description).flatMap { MediaType.isSingle($0) ? $0 : nil }
    let json = try JSONValue(value, of: name)
    guard case .array(let elements) = json else {
      return try add(name, json, as: documented, headers)
    }
    for element in elements { try add(name, element, as: documented, headers) }
  }

  /// Adds one part of JSON for any value.
  public mutating func json<T: JSONEncodable>(
    _ name: String,
    _ value: T?,
    contentType: StaticString = "application/json",
    headers: HTTPHeaders = [:]
  ) throws(InvalidRequest) {
    guard let value else { return }
    let documented = contentType.description
    let type = MediaType.isSingle(documented) ? documented : "application/json"
    try append(name, .bytes(JSONValue(value, of: name).utf8), type, headers)
  }

  /// Adds a part with a file name.
  public mutating func file(
    _ name: String,
    _ content: BinaryContent?,
    contentType: StaticString? = nil,
    headers: HTTPHeaders = [:]
  ) throws(InvalidRequest) {
    guard let content else { return }
    parts.append(
      try MultipartPart(
        name: name,
        // The name that browsers use for bytes without a name.
        fileName: content.fileName ?? "blob",
        contentType: content.mediaType(documented: contentType),
        headers: headers,
        content: content.segment(of: name)
      )
    )
  }

  /// Adds several files of one name.
  public mutating func files(
    _ name: String,
    _ contents: [BinaryContent]?,
    contentType: StaticString? = nil,
    headers: HTTPHeaders = [:]
  ) throws(InvalidRequest) {
    for content in contents ?? [] {
      try file(name, content, contentType: contentType, headers: headers)
    }
  }

  /// Adds parts for the items of a query style, not percent-encoded.
  public mutating func styled<T: JSONEncodable>(
    _ name: String,
    _ value: T?,
    style: QueryStyle = .form,
    explode: Bool = true,
    headers: HTTPHeaders = [:]
  ) throws(InvalidRequest) {
    guard let value else { return }
    let items = try MultipartStyle(name: name, style: style, explode: explode)
      .items(for: JSONValue(value, of: name))
    for item in items {
      try append(item.name, .bytes(Array((item.value ?? "").utf8)), nil, headers)
    }
  }
}

extension MultipartForm {
  private mutating func add(
    _ name: String,
    _ value: JSONValue,
    as documented: String?,
    _ headers: HTTPHeaders
  ) throws(InvalidRequest) {
    guard value != .null else { return }
    let content = try MultipartValue(value, as: documented, of: name)
    try append(name, .bytes(Array(content.text.utf8)), content.mediaType, headers)
  }

  private mutating func append(
    _ name: String,
    _ content: HTTPBody.Segment,
    _ contentType: String?,
    _ headers: HTTPHeaders
  ) throws(InvalidRequest) {
    parts.append(
      try MultipartPart(name: name, contentType: contentType, headers: headers, content: content)
    )
  }
}
