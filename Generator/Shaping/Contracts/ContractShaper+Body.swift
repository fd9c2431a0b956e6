import Shape
import Specification

extension ContractShaper {
  /// The recorded body and the content that it was sent as.
  func body(
    _ recording: Recording,
    _ operation: Operation,
    _ body: Body
  ) -> Contract.RecordedBody? {
    guard let data = recording.request.postData, !data.text.isEmpty else {
      if body.isRequired { misfit(recording, operation, "its body is missing") }
      return nil
    }
    guard let index = index(of: data.mimeType, in: body.contents) else {
      misfit(
        recording,
        operation,
        "its body is \(Excerpt.quoted(data.mimeType)), which isn't described"
      )
      return nil
    }
    let content = body.contents[index]
    guard let value = value(data, content) else {
      misfit(recording, operation, "its body is no \(content.mediaType) of the described type")
      return nil
    }
    return Contract.RecordedBody(content: index, value: value)
  }

  /// JSON texts between line ends or record separators.
  private func lines(_ text: String) -> Literal? {
    let lines = text.split { $0.isNewline || $0 == "\u{1E}" }
    let values = lines.compactMap { WireReader.json(String($0)) }
    return values.count == lines.count ? .array(values) : nil
  }

  /// Whether what came is read while it arrives; saying that nothing proves it.
  func isStream(_ recording: Recording, _ response: Response) -> Bool {
    let essence = MediaTypeName(recording.response.content.mimeType).essence
    let content = response.contents.first { MediaTypeName($0.mediaType).essence == essence }
    guard content?.coding.isStream == true else { return false }
    report(
      .warning,
      .unprovenBody,
      at: recording.response.mark,
      "a streamed answer is not played back from a recording yet; this entry becomes no test",
      mend: "test it by hand, against a LoopbackServer"
    )
    return true
  }

  /// Whether what was sent has parts; saying that nothing proves it.
  func isMultipart(_ recording: Recording, _ operation: Operation) -> Bool {
    guard let data = recording.request.postData, MediaTypeName(data.mimeType).isMultipart else {
      return false
    }
    report(
      .warning,
      .unprovenBody,
      at: recording.request.mark,
      "parts of a multipart body are not read from recordings yet; this entry becomes no test",
      mend: "test \(Excerpt.quoted(operation.id.rawValue)) by hand, against a LoopbackServer"
    )
    return true
  }

  /// The content of a media type: as it is written, or by type and subtype alone.
  private func index(of mediaType: String, in contents: [Content]) -> Int? {
    let essence = MediaTypeName(mediaType).essence
    return contents.firstIndex { $0.mediaType == mediaType }
      ?? contents.firstIndex { MediaTypeName($0.mediaType).essence == essence }
      ?? contents.firstIndex { MediaTypeName($0.mediaType).takes(essence) }
  }

  private func value(_ data: Recording.Body, _ content: Content) -> Literal? {
    switch content.coding {
    case .json: return WireReader.json(data.text)
    case .text: return .string(data.text)
    case .binary: return .string(data.base64)
    case .jsonLines: return lines(data.text)
    case .multipart, .events, .textEvents: return nil
    case .form:
      let pairs = PercentText.pairs(data.text).map {
        ($0.name, PercentText.decoded($0.value, plusIsSpace: true))
      }
      return object(pairs, of: content.type)
    }
  }
}

extension Diagnostic.Code {
  static let unprovenBody = Self("unproven-body")
}

extension MediaTypeName {
  /// Whether a range such as `image/*` takes a media type.
  fileprivate func takes(_ other: String) -> Bool {
    essence == "*/*" || essence.hasSuffix("/*") && other.hasPrefix(essence.dropLast())
  }
}
