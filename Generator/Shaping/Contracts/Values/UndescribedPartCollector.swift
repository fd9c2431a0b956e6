import Canonical
import Shape
import SourceDiagnostics

/// Collects what recorded exchanges have and an operation lacks, and what the operation requires
/// and they lack.
struct UndescribedPartCollector {
  private let service: Service
  private let arguments: ArgumentReader
  private let responses: ResponseMatcher
  private let bodies: RecordedBodyReader

  init(
    _ service: Service,
    _ arguments: ArgumentReader,
    _ responses: ResponseMatcher,
    _ wire: WireReader
  ) {
    bodies = RecordedBodyReader(wire, RecordingDiagnostics(Diagnostics()))
    self.service = service
    self.arguments = arguments
    self.responses = responses
  }

  /// The parts of an exchange; none of the request if the service refused it.
  func parts(of recording: Recording, _ operation: Operation) -> [UndescribedPart] {
    let sent =
      recording.refusal == nil
      ? parameters(recording, operation) + [body(recording, operation)]
        + formParts(recording, operation) : []
    return (sent + [response(recording, operation)]).compactMap(\.self).map { kind, owner in
      UndescribedPart(
        entry: recording.entry,
        operation: operation,
        kind: kind,
        owner: owner,
        date: recording.date
      )
    }
  }

  /// A part, and the location of the object to change.
  private typealias Part = (kind: UndescribedPart.Kind, owner: Origin)

  private func parameters(_ recording: Recording, _ operation: Operation) -> [Part?] {
    guard let request = RecordedRequest(recording.request, of: operation, in: service) else {
      return []
    }
    return arguments.missingParameters(request, operation).filter { $0.location != .path }
      .map { (.missingParameter($0.location, $0.key), $0.origin) }
  }

  private func body(_ recording: Recording, _ operation: Operation) -> Part? {
    guard let body = operation.body(for: recording) else { return nil }
    var owner = operation.origin
    owner.pointer += "/requestBody"
    if let data = recording.request.postData, !data.text.isEmpty {
      // Without a media type, there is nothing to describe.
      guard !data.mimeType.isEmpty, body.contents.content(of: data.mimeType) == nil else {
        return nil
      }
      return (.requestContent(MediaTypeName(data.mimeType).essence), owner)
    }
    let isMissing =
      body.isRequired && recording.request.postData == nil && !recording.request.headers.stateBody
    return isMissing ? (.missingBody, owner) : nil
  }

  private func formParts(_ recording: Recording, _ operation: Operation) -> [Part?] {
    bodies.excludedParts(recording, operation).map { part in
      var owner = operation.body?.origin ?? operation.origin
      owner.pointer += "/content/\(Pointer.escaped(part.content.mediaType))/encoding/"
      owner.pointer += Pointer.escaped(part.name)
      let kind = UndescribedPart.Kind.partContent(
        part: part.name,
        mediaType: MediaTypeName(part.mediaType).essence,
        allowed: part.allowed
      )
      return (kind, owner)
    }
  }

  private func response(_ recording: Recording, _ operation: Operation) -> Part? {
    let content = recording.response.content
    let type = content.text.isEmpty ? nil : MediaTypeName(content.mimeType).essence
    guard let response = responses.described(recording.response.status, of: operation) else {
      let status = recording.response.status
      if status == ResponseMatcher.notModified { return nil }
      return (.status(status, mediaType: type), operation.origin)
    }
    guard let type else { return nil }
    return responses.isUndescribed(content, in: response)
      ? (.responseContent(type), response.origin) : terminator(of: content, response)
  }

  /// The last event of a stream of JSON, if only its data isn't JSON.
  private func terminator(
    of content: Recording.Body,
    _ response: Response
  ) -> Part? {
    guard let described = response.content(of: content.mimeType), described.coding == .events,
      described.terminator == Content.usualTerminator
    else { return nil }
    let events = RecordedElements(String(decoding: content.bytes, as: UTF8.self), described).texts
    guard events.count > 1, let last = events.last, WireReader.json(last) == nil,
      events.dropLast().allSatisfy({ WireReader.json($0) != nil })
    else { return nil }
    var owner = response.origin
    owner.pointer += "/content/\(Pointer.escaped(described.mediaType))"
    return (.streamTerminator(last), owner)
  }
}

extension Recording {
  /// The status with which the service refused the request, 400 to 499; nil otherwise.
  ///
  /// Such a request may violate the document on purpose.
  var refusal: Int? { 400..<500 ~= response.status ? response.status : nil }
}
