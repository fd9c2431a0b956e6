import Canonical
import Shape
import SourceDiagnostics

/// Reads recorded request bodies as values of the described contents.
struct RecordedBodyReader {
  private let wire: WireReader
  private let values: StyledValueReader
  private let reports: RecordingDiagnostics
  /// Reads the forms whose contradictions the check of their schemas reports; nil if this reader
  /// reports them.
  private let checkedForms: FormValueReader?

  init(_ wire: WireReader, _ reports: RecordingDiagnostics, checksForms: Bool = false) {
    self.wire = wire
    self.reports = reports
    checkedForms = checksForms ? FormValueReader(wire) : nil
    values = StyledValueReader(wire)
  }

  /// The result of reading a body.
  enum Result {
    case body(Contract.RecordedBody)
    /// The request has no body, and needs none.
    case none
    /// The body doesn't match the document, or isn't recorded; reported.
    case mismatch
  }

  /// The recorded body and the described content that it matches.
  func body(_ recording: Recording, _ operation: Operation) -> Result {
    guard let body = operation.body(for: recording) else { return .none }
    guard let data = recording.request.postData, !data.isEmpty else {
      let isCoded = recording.request.postData?.unknownCoding != nil
      guard body.isRequired || isCoded else { return .none }
      if recording.request.postData != nil || recording.request.headers.stateBody {
        reportMissingBody(recording)
      } else {
        reports.reportMismatch(recording, operation, "the body is missing")
      }
      return .mismatch
    }
    return content(data, recording, operation, body).map(Result.body) ?? .mismatch
  }

  private func content(
    _ data: Recording.Body,
    _ recording: Recording,
    _ operation: Operation,
    _ body: Body
  ) -> Contract.RecordedBody? {
    guard let index = body.contents.index(of: data.mimeType) else {
      if body.isAlsoXML, MediaTypeName(data.mimeType).isXML {
        reports.reportUncompared("the request", data.mimeType, at: data.mark ?? recording.mark)
        return nil
      }
      reports.reportMismatch(
        recording,
        operation,
        data.mimeType.isEmpty
          ? "the body has no media type, and the operation has several"
          : "the media type \(Excerpt.quoted(data.mimeType)) of the body isn't defined"
      )
      return nil
    }
    let content = body.contents[index]
    let mediaType = data.mimeType.isEmpty ? content.mediaType : data.mimeType
    // An object without a name is written as its only member, and can't be read from it.
    if content.isUncompared || content.isXML(as: mediaType) && content.xml?.name == nil {
      reports.reportUncompared("the request", mediaType, at: data.mark ?? recording.mark)
      return nil
    }
    let value =
      if content.isXML(as: mediaType) {
        Contract.RecordedBody.Value.xml(data.plainText)
      } else if content.coding == .multipart {
        form(data, content, of: recording, operation)
      } else {
        literal(data, content, of: recording, operation).map(Contract.RecordedBody.Value.literal)
      }
    return value.map {
      Contract.RecordedBody(content: index, mediaType: mediaType, value: $0)
    }
  }

  /// Reports a body that was sent and isn't recorded: browsers don't record files (`Blob`).
  private func reportMissingBody(_ recording: Recording) {
    if let data = recording.request.postData, let coding = data.unknownCoding {
      let body = UndecodableBody(coding: coding, isOfRequest: true)
      reports.report(body, at: data.mark ?? recording.request.mark)
      return
    }
    reports.report(
      .warning,
      .partialBody,
      at: recording.request.mark,
      "the recording has no text of the request's body; the contract test isn't generated",
      fix: "add the body as “text” of “postData”, or record it with a proxy"
    )
  }

  private func lines(_ text: String) -> Literal? {
    let lines = RecordedElements.lines(of: text)
    let values = lines.compactMap { WireReader.json($0) }
    return values.count == lines.count ? .array(values) : nil
  }

  private func literal(
    _ data: Recording.Body,
    _ content: Content,
    of recording: Recording,
    _ operation: Operation
  ) -> Literal? {
    if let value = value(data, content) { return value }
    if checkedForms?.value(data, content) != nil { return nil }
    reports.reportMismatch(
      recording,
      operation,
      "the body doesn't match the schema of \(content.mediaType)"
    )
    return nil
  }

  private func value(_ data: Recording.Body, _ content: Content) -> Literal? {
    switch content.coding {
    case .json: WireReader.json(data.text)
    case .text: .string(data.plainText)
    case .binary: .string(data.base64)
    case .jsonLines: lines(data.text)
    case .multipart, .events, .textEvents, .xml, .coded, .rows, .parts: nil
    case .form: values.form(data.formPairs, of: content.type, content.members)
    }
  }

  // MARK: - Multipart forms

  /// The members of a recorded multipart form; nil after reporting an error.
  private func form(
    _ data: Recording.Body,
    _ content: Content,
    of recording: Recording,
    _ operation: Operation
  ) -> Contract.RecordedBody.Value? {
    guard let parts = RecordedParts.parts(of: data) else {
      reports.reportMismatch(
        recording,
        operation,
        "the body has no parts with the boundary of its media type"
      )
      return nil
    }
    guard let form = wire.form(content.type) else {
      return .literal(object(parts))
    }
    do {
      return .form(try PartReader(form, wire).members(of: parts))
    } catch {
      if checkedForms?.value(data, content) != nil { return nil }
      reports.reportMismatch(recording, operation, error.description)
      return nil
    }
  }

  /// Whether a part is a file that the document doesn't describe, which is reported.
  func hasUndescribedFile(_ recording: Recording, _ operation: Operation) -> Bool {
    guard let data = recording.request.postData, MediaTypeName(data.mimeType).isMultipart,
      let body = operation.body, let index = body.contents.index(of: data.mimeType),
      wire.form(body.contents[index].type) == nil,
      let file = RecordedParts.parts(of: data)?.first(where: { $0.fileName != nil })
    else { return false }
    reports.report(
      .warning,
      .partialBody,
      at: recording.request.mark,
      "the part \(Excerpt.quoted(file.name ?? file.fileName ?? "")) is a file that isn't"
        + " defined; the contract test isn't generated",
      fix: "add the part to “properties”, with { type: string, format: binary } for a file"
    )
    return true
  }

  /// The parts whose media types the document excludes.
  func excludedParts(
    _ recording: Recording,
    _ operation: Operation
  ) -> [(name: String, mediaType: String, allowed: String, content: Content)] {
    guard let data = recording.request.postData,
      let content = operation.body?.contents.content(of: data.mimeType),
      let form = wire.form(content.type), form.parts.contains(where: { $0.contentType != nil }),
      let parts = RecordedParts.parts(of: data).map(form.named)
    else { return [] }
    return form.parts.flatMap { described in
      parts.filter { described.owns($0.name ?? "", wire) && described.excludes($0.contentType) }
        .map { (described.key, $0.contentType ?? "", described.contentType ?? "", content) }
    }
  }

  /// Reports the parts whose media types the document excludes.
  func reportExcludedParts(_ recording: Recording, _ operation: Operation) {
    for part in excludedParts(recording, operation) {
      reports.report(
        .warning,
        .recordingMismatch,
        at: recording.request.postData?.mark ?? recording.request.mark,
        "the part \(Excerpt.quoted(part.name)) of the request body of"
          + " \(Excerpt.quoted(operation.id.rawValue)) has the media type"
          + " \(Excerpt.quoted(part.mediaType)), not \(Excerpt.quoted(part.allowed))",
        fix: "correct the recording, or “contentType” of the Encoding Object"
      )
    }
  }

  /// The parts of a form without described parts as the object that the client's method accepts.
  private func object(_ parts: [RecordedPart]) -> Literal {
    var members: [Literal.Member] = []
    for (index, part) in parts.enumerated() {
      let isJSON = part.contentType.map { MediaTypeName($0).isJSON } ?? false
      let value = isJSON ? WireReader.json(part.text) ?? .string(part.text) : .string(part.text)
      members.append(Literal.Member(key: part.name ?? "part \(index)", value: value))
    }
    return .object(members)
  }
}

extension Recording.Body {
  /// The fields of a form, from its text or from the parameters of the HAR entry.
  var formPairs: [EncodedPair] {
    guard text.isEmpty else { return PercentText.pairs(text) }
    return fields.map {
      ($0.name, $0.value.replacing("%", with: "%25").replacing("+", with: "%2B"))
    }
  }
}

extension Diagnostic.Code {
  package static let partialBody = Self("partial-body")
}

extension [Recording.Pair] {
  /// Whether the headers of a message state that it had a body.
  var stateBody: Bool {
    contains { header in
      switch header.name.lowercased() {
      case "content-length": header.value != "0"
      case "transfer-encoding": true
      default: false
      }
    }
  }
}
