import BinderyJSON
import BinderyRuntime
import BinderyXML

/// Writes the response that an operation documents for a status.
struct ResponseWriter {
  let schemas: MockedSchemas
  let random: RandomSource
  let preferences: Preferences
  let accepted: Negotiation

  /// Why a response isn't written.
  enum Failure: Error {
    /// The client accepts none of the media types.
    case notAcceptable([String])
    /// No value was found that satisfies the schema at a location.
    case noValue(String)
  }

  /// Returns the answer with the status; statuses such as 204 have no body.
  func answer(_ status: Int, _ response: MockedResponse) throws(Failure) -> MockAnswer {
    var answer = MockAnswer(status, .generated)
    addHeaders(response, to: &answer)
    guard status != 204, status != 205, status != 304, !response.contents.isEmpty else {
      return answer
    }
    let writable = response.contents.filter(isWritable)
    guard !writable.isEmpty else { return answer }
    guard let (content, mediaType) = accepted.content(of: writable) else {
      throw Failure.notAcceptable(response.contents.map(\.mediaType))
    }
    let value: JSONValue
    if let example = example(content) {
      value = example.value
      answer.source = .example
      answer.example = example.name
    } else {
      value = try generatedBody(content)
    }
    if let body = bytes(value, content, mediaType) {
      answer.body = body
      answer.headers.append("Content-Type", mediaType)
    }
    return answer
  }

  /// The bytes of a body; nil if it can't be written.
  private func bytes(
    _ value: JSONValue,
    _ content: MockedContent,
    _ mediaType: String
  ) -> [UInt8]? {
    // An example may be the text of a document.
    let isDocument = value.string?.drop(while: \.isWhitespace).hasPrefix("<") ?? false
    if MediaType(mediaType).isXML, !isDocument,
      let schema = content.schema.flatMap({ schemas.table.definition($0) })
    {
      return XMLText(table: schemas.table).bytes(value, schema)
    }
    return BodyText.bytes(value, as: mediaType, isSequence: content.isSequence)
  }

  /// Whether bodies of the content can be written: multipart only from an example.
  private func isWritable(_ content: MockedContent) -> Bool {
    guard MediaType(content.mediaType).essence.hasPrefix("multipart/") else { return true }
    return content.examples.contains { $0.value.string != nil } || isText(content)
  }

  private func isText(_ content: MockedContent) -> Bool {
    let ids = content.schema.flatMap { schemas.table.definition($0) }.map { [$0] } ?? []
    return schemas.table.types(of: ids) == ["string"]
  }

  /// The preferred example of a body, or else the first that is valid.
  private func example(_ content: MockedContent) -> MockedExample? {
    if let name = preferences.example,
      let example = content.examples.first(where: { $0.name == name })
    {
      return example
    }
    if preferences.isDynamic { return nil }
    let schema = schemas.schema(content.schema)
    return content.examples.first { example in
      !content.isJSON && example.value.string != nil
        || schema?.validate(example.value).isEmpty ?? true
    }
  }

  private func generatedBody(_ content: MockedContent) throws(Failure) -> JSONValue {
    guard let schema = content.schema else { return .object([:]) }
    guard let value = generated(schema) else {
      throw .noValue(schemas.origin(ofDefinition: schema))
    }
    return value
  }

  private func generated(_ schema: String?) -> JSONValue? {
    guard let schema else { return nil }
    var generator = ValueGenerator(schemas, omitting: "writeOnly", random: random)
    generator.usesExamples = !preferences.isDynamic
    return generator.value(of: schema)
  }

  private func addHeaders(_ response: MockedResponse, to answer: inout MockAnswer) {
    for header in response.headers where !Self.isFraming(header.name) {
      let valid = header.example.flatMap { example in
        schemas.schema(header.schema)?.validate(example).isEmpty ?? true ? example : nil
      }
      let value = valid ?? generated(header.schema)
      guard let value, let text = HeaderText.text(value, header.serialization),
        header.isRequired || !value.isEmptyContainer
      else { continue }
      answer.headers.append(header.name, text)
    }
  }

  /// Whether a header states the size or type of the body, which the server does.
  private static func isFraming(_ name: String) -> Bool {
    ["content-length", "content-type", "content-encoding", "transfer-encoding", "connection"]
      .contains(name.lowercased())
  }
}

extension JSONValue {
  /// Whether the value is undefined where a template expands it (RFC 6570, section 2.3).
  fileprivate var isEmptyContainer: Bool { array?.isEmpty ?? object?.members.isEmpty ?? false }
}
