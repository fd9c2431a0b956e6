import Canonical
import Shape
import Specification

extension ContractShaper {
  /// The recorded body and the content that it was sent as.
  func body(
    _ recording: Recording,
    _ operation: Operation,
    _ body: Body
  ) -> Contract.RecordedBody? {
    guard let data = recording.request.postData, !data.text.isEmpty || !data.fields.isEmpty else {
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

  /// JSON texts between line ends or record separators.
  private func lines(_ text: String) -> Literal? {
    let lines = text.split { ["\n", "\r\n", "\u{1E}"].contains($0) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let values = lines.compactMap { WireReader.json(String($0)) }
    return values.count == lines.count ? .array(values) : nil
  }

  /// Says it where a stream was recorded that holds no element.
  func noteEmptyStream(_ recording: Recording, _ response: Response) {
    let content = recording.response.content
    let text = String(decoding: content.bytes, as: UTF8.self)
    let isEmpty =
      switch described(content.mimeType, response)?.coding {
      case .events, .textEvents: !WireReader.endsEvent(text)
      case .jsonLines: text.allSatisfy(\.isWhitespace)
      default: false
      }
    guard isEmpty else { return }
    report(
      .warning,
      .partialBody,
      at: recording.response.mark,
      "the recorded stream has no whole element, so that its test proves only how it begins",
      fix: "record its text; many browsers leave the body of a stream out"
    )
  }

  /// What the document says about a recorded body.
  ///
  /// Services say text/javascript and mean the one media type that is documented.
  func described(_ mediaType: String, _ response: Response) -> Content? {
    index(of: mediaType, in: response.contents).map { response.contents[$0] }
      ?? response.contents.first
  }

  /// The content of a media type: as it is written, or by type and subtype and as many
  /// parameters as are described, and where it states none of these, the one of the fewest.
  func index(of mediaType: String, in contents: [Content]) -> Int? {
    let name = MediaTypeName(mediaType)
    let essence = name.essence
    let called = contents.indices.filter { contents[$0].isCalled(essence) }
    let parameters = contents.map { MediaTypeName($0.mediaType).telling }
    let told = called.filter { parameters[$0].allSatisfy(name.telling.contains) }
    return contents.firstIndex { $0.mediaType == mediaType }
      ?? told.max { parameters[$0].count < parameters[$1].count }
      ?? called.min { parameters[$0].count < parameters[$1].count }
      ?? contents.firstIndex { $0.mediaTypes.contains { MediaTypeName($0).takes(essence) } }
  }

  private func literal(
    _ data: Recording.Body,
    _ content: Content,
    of recording: Recording,
    _ operation: Operation
  ) -> Literal? {
    if let value = value(data, content) { return value }
    misfit(recording, operation, "its body is no \(content.mediaType) of the described type")
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

  /// The fields of a form, as they travelled or as the archive keeps them apart.
  private func pairs(_ data: Recording.Body) -> [Written] {
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
  /// Whether one of its media types is this one, parameters aside.
  fileprivate func isCalled(_ essence: String) -> Bool {
    mediaTypes.contains { MediaTypeName($0).essence == essence }
  }
}

extension MediaTypeName {
  /// Whether a range such as `image/*`, or one of a list, takes a media type.
  fileprivate func takes(_ other: String) -> Bool {
    essence.split(separator: ",").contains { range in
      range == other || range == "*/*"
        || range.hasSuffix("/*") && other.hasPrefix(range.dropLast())
    }
  }
}
