import Canonical
import Shape
import SourceDiagnostics

/// Matches recorded responses with described ones.
struct ResponseMatcher {
  let bundle: SchemaBundle
  let reports: RecordingDiagnostics

  /// The status of a response that the cache of the client answered (RFC 9110, section 15.4.5); few
  /// documents describe it.
  static let notModified = 304

  /// The response object for the recorded status: exact, by range such as `2XX`, or `default`.
  func response(to recording: Recording, _ operation: Operation) -> Response? {
    let status = recording.response.status
    if let response = described(status, of: operation) { return response }
    if status == Self.notModified { return nil }
    let message = "the status \(status) of \(Excerpt.quoted(operation.id.rawValue)) isn't defined"
    reports.report(
      recording.isAnnotated ? .error : .warning,
      .recordingMismatch,
      at: recording.response.mark,
      message,
      fix: "add the status to the document, or remove the recording",
      cause: "the status \(status)"
    )
    return nil
  }

  /// Whether the operation has a response object for a status.
  func describes(_ status: Int, _ operation: Operation) -> Bool {
    described(status, of: operation) != nil
  }

  /// The response object for a status.
  func described(_ status: Int, of operation: Operation) -> Response? {
    let match = Self.match(status, among: operation.responses.map(\.status))
    return match.flatMap { match in operation.responses.first { $0.status == match } }
  }

  /// The described status or range that a status has: exact, by range such as `2XX`, or `default`.
  static func match(_ status: Int, among described: [Response.Status]) -> Response.Status? {
    [.code(status), .range(status / 100), .default].first(where: described.contains)
  }

  /// Whether a body has a media type that the response lacks, and isn't JSON or XML of another
  /// name, nor any bytes.
  func isUndescribed(_ content: Recording.Body, in response: Response) -> Bool {
    guard let first = response.contents.first,
      response.contents.content(of: content.mimeType) == nil
    else { return false }
    if first.coding == .json {
      return WireReader.json(String(decoding: content.bytes, as: UTF8.self)) == nil
    }
    let type = MediaTypeName(content.mimeType)
    // A server sends bytes whose type it doesn't know as these (RFC 9110, section 8.3).
    let generic = ["", "application/octet-stream", "binary/octet-stream"]
    if generic.contains(type.essence) { return false }
    return !response.contents.contains { described in
      let name = MediaTypeName(described.mediaType)
      return generic.contains(name.essence) || name.isXML && type.isXML
    }
  }

  /// Whether the recorded body is of a described media type; reports another one.
  func hasDescribedMediaType(
    _ recording: Recording,
    _ operation: Operation,
    _ response: Response
  ) -> Bool {
    let content = recording.response.content
    guard !content.text.isEmpty, !content.mimeType.isEmpty, isUndescribed(content, in: response)
    else { return true }
    if response.isAlsoXML, MediaTypeName(content.mimeType).isXML {
      reports.reportUncompared("the response", content.mimeType, at: content.mark ?? recording.mark)
      return false
    }
    let name = Excerpt.quoted(operation.id.rawValue)
    let message =
      "the media type \(Excerpt.quoted(content.mimeType)) of the response"
      + " \(response.status.text) of \(name) isn't defined"
    reports.report(
      recording.isAnnotated ? .error : .warning,
      .recordingMismatch,
      at: content.mark ?? recording.response.mark,
      message,
      fix: "add the media type to the document, or remove the recording",
      cause: message
    )
    return false
  }

  /// The key under `$defs` of the schema that the recorded body must satisfy.
  func schema(
    of recording: Recording,
    _ operation: Operation,
    _ response: Response
  ) -> String? {
    let content = recording.response.content
    guard !content.text.isEmpty, let match = response.content(of: content.mimeType),
      !match.isXML(as: content.mimeType)
    else { return nil }
    switch match.coding {
    case .json, .events, .jsonLines: break
    case .form, .multipart, .text, .binary, .textEvents, .xml, .coded, .rows, .parts: return nil
    }
    let subject = BodyKey.Subject.response(operation.id, response.status)
    return bundle.keys[BodyKey(subject: subject, mediaType: match.mediaType)]
  }

  /// The statuses of responses without content (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5).
  private static let withoutContent = [204, 205, notModified]

  /// The key under `$defs` of the schema of the JSON that an empty body should be; nil if the body
  /// may be empty, or isn't recorded.
  func schemaOfEmptyBody(
    _ recording: Recording,
    _ operation: Operation,
    _ response: Response
  ) -> String? {
    let content = recording.response.content
    guard content.text.isEmpty, !content.isOmitted, !recording.response.headers.stateBody,
      operation.method != "HEAD", !Self.withoutContent.contains(recording.response.status),
      let described = response.contents.first,
      response.contents.allSatisfy({ $0.coding == .json })
    else { return nil }
    let subject = BodyKey.Subject.response(operation.id, response.status)
    return bundle.keys[BodyKey(subject: subject, mediaType: described.mediaType)]
  }

  /// Whether the body is recorded, or the response has none; reports a body that isn't recorded.
  ///
  /// The beginning of a stream suffices.
  func hasRecordedBody(_ recording: Recording, _ response: Response) -> Bool {
    let content = recording.response.content
    guard let match = response.content(of: content.mimeType) else { return true }
    if match.isUncompared {
      reports.reportUncompared("the response", content.mimeType, at: content.mark ?? recording.mark)
      return false
    }
    guard content.isOmitted else { return true }
    switch match.coding {
    case .events, .textEvents, .jsonLines: return true
    case .json, .form, .multipart, .text, .binary, .xml, .coded, .rows, .parts: break
    }
    if let coding = content.unknownCoding {
      let body = UndecodableBody(coding: coding, isOfRequest: false)
      reports.report(body, at: content.mark ?? recording.response.mark)
      return false
    }
    reports.report(
      .warning,
      .partialBody,
      at: content.mark ?? recording.response.mark,
      "the recording has no text of the response's body; the contract test isn't generated",
      fix: "record it again with the body, as “text” of “content”"
    )
    return false
  }

  /// The key under `$defs` of the schema that the recorded text satisfies, if the body is one.
  ///
  /// A body of another media type isn't compared with the schema of a text.
  func textSchema(
    of recording: Recording,
    _ operation: Operation,
    _ response: Response
  ) -> String? {
    let body = recording.response.content
    let content =
      body.mimeType.isEmpty ? response.contents.first : response.contents.content(of: body.mimeType)
    guard !body.text.isEmpty, let content, content.coding == .text else { return nil }
    let subject = BodyKey.Subject.response(operation.id, response.status)
    return bundle.keys[BodyKey(subject: subject, mediaType: content.mediaType)]
  }

  /// The key under `$defs` of the schema that the recorded XML satisfies, and its content; nil for
  /// another body.
  func xmlSchema(
    of recording: Recording,
    _ operation: Operation,
    _ response: Response
  ) -> (schema: String, content: Content)? {
    let body = recording.response.content
    // Services write text/xml for application/xml, and the reverse (RFC 7303, section 9.2).
    let content =
      response.contents.content(of: body.mimeType)
      ?? response.contents.first {
        $0.isXML(as: body.mimeType) && MediaTypeName(body.mimeType).isXML
      }
    guard !body.text.isEmpty, let content, content.isXML(as: body.mimeType) else { return nil }
    let subject = BodyKey.Subject.response(operation.id, response.status)
    let key = BodyKey(subject: subject, mediaType: content.name(of: body.mimeType))
    return bundle.keys[key].map { ($0, content) }
  }

  /// The key under `$defs` of the schema of a header.
  func schema(of header: Response.Header, _ operation: Operation, _ response: Response) -> String? {
    let subject = BodyKey.Subject.header(operation.id, response.status, header.key)
    return bundle.keys[BodyKey(subject: subject, mediaType: "")]
  }

  /// Reports a recorded stream that has no complete element.
  func reportEmptyStream(_ recording: Recording, _ response: Response) {
    let content = recording.response.content
    let text = String(decoding: content.bytes, as: UTF8.self)
    let isEmpty =
      switch response.content(of: content.mimeType)?.coding {
      case .events, .textEvents: !WireReader.endsEvent(text)
      case .jsonLines: text.allSatisfy(\.isWhitespace)
      default: false
      }
    guard isEmpty else { return }
    reports.report(
      .warning,
      .partialBody,
      at: recording.response.mark,
      "the recorded stream has no complete element; the contract test checks only its beginning",
      fix: "add the body of the stream, which many browsers omit, to the recording"
    )
  }
}
