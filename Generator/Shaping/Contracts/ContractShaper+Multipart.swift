import Shape
import Specification

extension ContractShaper {
  /// The members of a recorded multipart form; nil after reporting an error.
  func form(
    _ data: Recording.Body,
    _ content: Content,
    of recording: Recording,
    _ operation: Operation
  ) -> Contract.RecordedBody.Value? {
    guard let parts = RecordedParts.parts(of: data) else {
      reportMismatch(
        recording,
        operation,
        "its body has no parts with the boundary of its media type"
      )
      return nil
    }
    guard let form = wire.form(content.type) else {
      return .literal(object(parts))
    }
    do {
      return .form(try PartReader(shaper: self, form: form).members(of: parts))
    } catch {
      reportMismatch(recording, operation, error.description)
      return nil
    }
  }

  /// Whether a part is a file that the document doesn't describe, which is reported.
  func hasUndescribedFile(_ recording: Recording, _ operation: Operation) -> Bool {
    guard let data = recording.request.postData, MediaTypeName(data.mimeType).isMultipart,
      let body = operation.body, let index = index(of: data.mimeType, in: body.contents),
      wire.form(body.contents[index].type) == nil,
      let file = RecordedParts.parts(of: data)?.first(where: { $0.fileName != nil })
    else { return false }
    report(
      .warning,
      .partialBody,
      at: recording.request.mark,
      "the part \(Excerpt.quoted(file.name ?? file.fileName ?? "")) is a file that isn't"
        + " described; no test is generated for this entry",
      fix: "describe the parts under properties, files as { type: string, format: binary }"
    )
    return true
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
