import Canonical
import Shape
import SourceDiagnostics

/// Collects the parts of recorded exchanges that an operation lacks, or requires in vain.
struct UndescribedPartCollector {
  private let service: Service
  private let arguments: ArgumentReader
  private let responses: ResponseMatcher

  init(_ service: Service, _ arguments: ArgumentReader, _ responses: ResponseMatcher) {
    self.service = service
    self.arguments = arguments
    self.responses = responses
  }

  /// The parts of an exchange; none of the request if the service refused it.
  func parts(of recording: Recording, _ operation: Operation) -> [UndescribedPart] {
    let isRefused = recording.refusal != nil
    return (isRefused ? [] : parameters(recording, operation) + body(recording, operation))
      + response(recording, operation)
  }

  private func parameters(_ recording: Recording, _ operation: Operation) -> [UndescribedPart] {
    guard let request = RecordedRequest(recording.request, of: operation, in: service) else {
      return []
    }
    return arguments.missingParameters(request, operation)
      .filter { $0.location != .path }
      .map { parameter in
        UndescribedPart(
          of: recording,
          operation,
          .missingParameter(parameter.location, parameter.key),
          owner: parameter.origin,
          at: recording.request.mark
        )
      }
  }

  private func body(_ recording: Recording, _ operation: Operation) -> [UndescribedPart] {
    guard let body = operation.body else { return [] }
    let owner = operation.origin.member("requestBody")
    let data = recording.request.postData
    if let data, !data.text.isEmpty {
      guard body.contents.index(of: data.mimeType) == nil else { return [] }
      let kind = UndescribedPart.Kind.requestContent(MediaTypeName(data.mimeType).essence)
      let mark = data.mark ?? recording.request.mark
      return [UndescribedPart(of: recording, operation, kind, owner: owner, at: mark)]
    }
    guard body.isRequired, data == nil, !recording.request.statesBody else { return [] }
    let mark = recording.request.mark
    return [UndescribedPart(of: recording, operation, .missingBody, owner: owner, at: mark)]
  }

  private func response(_ recording: Recording, _ operation: Operation) -> [UndescribedPart] {
    let content = recording.response.content
    let type = content.text.isEmpty ? nil : MediaTypeName(content.mimeType).essence
    let mark = recording.response.mark
    guard let response = responses.described(recording.response.status, of: operation) else {
      let kind = UndescribedPart.Kind.status(recording.response.status, mediaType: type)
      return [UndescribedPart(of: recording, operation, kind, owner: operation.origin, at: mark)]
    }
    guard let type, responses.isUndescribed(content, in: response) else { return [] }
    let kind = UndescribedPart.Kind.responseContent(type)
    return [
      UndescribedPart(
        of: recording,
        operation,
        kind,
        owner: response.origin,
        at: content.mark ?? mark
      )
    ]
  }
}

extension Recording {
  /// The status with which the service refused the request, 400 to 499; nil otherwise.
  ///
  /// Such a request may violate the document on purpose.
  var refusal: Int? { 400..<500 ~= response.status ? response.status : nil }
}

extension UndescribedPart {
  fileprivate init(
    of recording: Recording,
    _ operation: Operation,
    _ kind: Kind,
    owner: Origin,
    at mark: Mark
  ) {
    self.init(
      entry: recording.entry,
      subject: operation.id.rawValue,
      kind: kind,
      owner: owner,
      origin: Origin(file: mark.file, line: mark.line, column: mark.column, pointer: ""),
      date: recording.date
    )
  }
}

extension Origin {
  fileprivate func member(_ key: String) -> Origin {
    var member = self
    member.pointer += "/\(key)"
    return member
  }
}
