import Canonical
import Shape
import Specification

extension ContractShaper {
  /// The recorded body and the described content that it matches; nil after reporting a mismatch.
  func body(
    _ recording: Recording,
    _ operation: Operation,
    _ body: Body
  ) -> Contract.RecordedBody? {
    guard let data = recording.request.postData, !data.text.isEmpty || !data.fields.isEmpty else {
      if body.isRequired { reportMismatch(recording, operation, "its body is missing") }
      return nil
    }
    guard let index = index(of: data.mimeType, in: body.contents) else {
      reportMismatch(
        recording,
        operation,
        "its body is \(Excerpt.quoted(data.mimeType)), which isn't described"
      )
      return nil
    }
    let content = body.contents[index]
    let value =
      if content.coding == .multipart {
        form(data, content, of: recording, operation)
      } else {
        literal(data, content, of: recording, operation).map(Contract.RecordedBody.Value.literal)
      }
    return value.map {
      Contract.RecordedBody(content: index, mediaType: data.mimeType, value: $0)
    }
  }

  /// The JSON texts between line breaks or record separators (RFC 7464).
  private func lines(_ text: String) -> Literal? {
    let lines = text.split { ["\n", "\r\n", "\u{1E}"].contains($0) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let values = lines.compactMap { WireReader.json(String($0)) }
    return values.count == lines.count ? .array(values) : nil
  }

  /// Reports a recorded stream that has no complete element.
  func reportEmptyStream(_ recording: Recording, _ response: Response) {
    let content = recording.response.content
    let text = String(decoding: content.bytes, as: UTF8.self)
    let isEmpty =
      switch describedContent(of: content.mimeType, in: response)?.coding {
      case .events, .textEvents: !WireReader.endsEvent(text)
      case .jsonLines: text.allSatisfy(\.isWhitespace)
      default: false
      }
    guard isEmpty else { return }
    report(
      .warning,
      .partialBody,
      at: recording.response.mark,
      "the recorded stream has no complete element, so its test checks only how the stream begins",
      fix: "record the text of the stream; many browsers omit it"
    )
  }

  /// The described content of a recorded body.
  ///
  /// Falls back to the first content, since services send JSON as text/javascript, too.
  func describedContent(of mediaType: String, in response: Response) -> Content? {
    index(of: mediaType, in: response.contents).map { response.contents[$0] }
      ?? response.contents.first
  }

  /// The index of the content for a media type: an exact match; or else the content with the same
  /// type and subtype whose parameters all match, the one with the most parameters first; or else
  /// the content with the fewest parameters; or else a media range that includes the type.
  func index(of mediaType: String, in contents: [Content]) -> Int? {
    let name = MediaTypeName(mediaType)
    let essence = name.essence
    let sameType = contents.indices.filter { contents[$0].hasEssence(essence) }
    let parameters = contents.map { MediaTypeName($0.mediaType).parameters }
    let matches = sameType.filter { parameters[$0].allSatisfy(name.parameters.contains) }
    return contents.firstIndex { $0.mediaType == mediaType }
      ?? matches.max { parameters[$0].count < parameters[$1].count }
      ?? sameType.min { parameters[$0].count < parameters[$1].count }
      ?? contents.firstIndex { $0.mediaTypes.contains { MediaTypeName($0).includes(essence) } }
  }

  private func literal(
    _ data: Recording.Body,
    _ content: Content,
    of recording: Recording,
    _ operation: Operation
  ) -> Literal? {
    if let value = value(data, content) { return value }
    reportMismatch(
      recording,
      operation,
      "its body is not \(content.mediaType) of the described type"
    )
    return nil
  }

  private func value(_ data: Recording.Body, _ content: Content) -> Literal? {
    switch content.coding {
    case .json: WireReader.json(data.text)
    case .text: .string(data.text)
    case .binary: .string(data.base64)
    case .jsonLines: lines(data.text)
    case .multipart, .events, .textEvents: nil
    case .form: form(pairs(data), of: content.type, content.members)
    }
  }

  /// The fields of a form, from its text or from the parameters of the HAR entry.
  private func pairs(_ data: Recording.Body) -> [EncodedPair] {
    guard data.text.isEmpty else { return PercentText.pairs(data.text) }
    return data.fields.map {
      ($0.name, $0.value.replacing("%", with: "%25").replacing("+", with: "%2B"))
    }
  }
}

extension Diagnostic.Code {
  static let partialBody = Self("partial-body")
}

extension Content {
  /// Whether one of its media types has this type and subtype.
  fileprivate func hasEssence(_ essence: String) -> Bool {
    mediaTypes.contains { MediaTypeName($0).essence == essence }
  }
}

extension MediaTypeName {
  /// Whether the media range, such as `image/*`, or a range of the list includes a media type.
  fileprivate func includes(_ other: String) -> Bool {
    essence.split(separator: ",").contains { range in
      range == other || range == "*/*"
        || range.hasSuffix("/*") && other.hasPrefix(range.dropLast())
    }
  }
}
