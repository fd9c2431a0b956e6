import Canonical
import Shape
import SourceDiagnostics

/// Collects the recorded values of responses: described headers and bodies.
struct ResponseValueCollector {
  private let responses: ResponseMatcher
  private let headers: HeaderValueReader
  private let xml: XMLValueReader

  init(_ responses: ResponseMatcher, _ wire: WireReader, _ xml: XMLValueReader) {
    self.responses = responses
    self.xml = xml
    headers = HeaderValueReader(wire)
  }

  func values(_ recording: Recording, _ operation: Operation) -> [RecordedValue] {
    guard let response = responses.response(to: recording, operation) else { return [] }
    return response.headers.flatMap { values(of: $0, recording, operation, response) }
      + body(recording, operation, response)
  }

  // MARK: - Headers

  private func values(
    of header: Response.Header,
    _ recording: Recording,
    _ operation: Operation,
    _ response: Response
  ) -> [RecordedValue] {
    let found = headers.values(of: header, in: recording.response.headers)
    let schema = responses.schema(of: header, operation, response)
    guard found.isEmpty else {
      return schema.map { schema in
        found.map { self.value($0.content, of: header, recording, operation, schema, at: $0.mark) }
      } ?? []
    }
    guard header.isRequired, recording.hasAllHeaders else { return [] }
    let mark = recording.response.mark
    return [value(.missing(header.origin), of: header, recording, operation, "", at: mark)]
  }

  private func value(
    _ content: RecordedValue.Content,
    of header: Response.Header,
    _ recording: Recording,
    _ operation: Operation,
    _ schema: String,
    at mark: Mark
  ) -> RecordedValue {
    RecordedValue(
      of: recording,
      operation.id.rawValue,
      .responseHeader(header.key),
      content,
      schema: schema,
      isSent: false,
      at: mark
    )
  }

  // MARK: - Bodies

  private func body(
    _ recording: Recording,
    _ operation: Operation,
    _ response: Response
  ) -> [RecordedValue] {
    let body = recording.response.content
    let contents: [RecordedValue.Content]
    let key: String
    if let schema = responses.schemaOfEmptyBody(recording, operation, response) {
      (contents, key) = ([.text("")], schema)
    } else if let schema = responses.textSchema(of: recording, operation, response) {
      (contents, key) = ([.plain(body.plainText)], schema)
    } else if let (schema, content) = responses.xmlSchema(of: recording, operation, response) {
      (contents, key) = (xml.value(body, content).map { [$0] } ?? [], schema)
    } else if let schema = responses.schema(of: recording, operation, response),
      let content = response.content(of: body.mimeType),
      !responses.isUndescribed(body, in: response)
    {
      let text = String(decoding: body.bytes, as: UTF8.self)
      (contents, key) = (RecordedElements(text, content).texts.map { .text($0) }, schema)
    } else {
      return []
    }
    return contents.map { content in
      RecordedValue(
        of: recording,
        operation.id.rawValue,
        .responseBody,
        content,
        schema: key,
        isSent: false,
        at: body.mark ?? recording.response.mark
      )
    }
  }
}

extension Recording {
  /// Whether the recording has the headers of the response: some browsers omit all of them, and
  /// documentation shows only some.
  fileprivate var hasAllHeaders: Bool {
    !response.headers.isEmpty && provenance.kind != .documented
  }
}
