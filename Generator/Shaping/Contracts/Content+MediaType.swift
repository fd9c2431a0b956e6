import Canonical
import Shape

extension Response {
  /// The described content of a recorded body.
  ///
  /// Falls back to the first content, since services send JSON as text/javascript, too.
  func content(of mediaType: String) -> Content? {
    contents.content(of: mediaType) ?? contents.first
  }
}

extension [Webhook] {
  /// The webhook of a recorded request; webhooks are identified by name and method.
  func webhook(named name: String, of recording: Recording) -> Webhook? {
    first { $0.name == name && $0.method == recording.request.method }
  }
}

extension [Content] {
  /// The content for a media type, by the rules of `index(of:)`.
  func content(of mediaType: String) -> Content? { index(of: mediaType).map { self[$0] } }

  /// The index of the content for a media type: an exact match; or else the content with the same
  /// type and subtype whose parameters all match, the one with the most parameters first; or else
  /// the content with the fewest parameters; or else a media range that includes the type.
  ///
  /// A body without a media type is of the only content (RFC 9110, section 8.3): clients such as
  /// botocore send none.
  func index(of mediaType: String) -> Int? {
    guard !mediaType.isEmpty else { return count == 1 ? startIndex : nil }
    let name = MediaTypeName(mediaType)
    let essence = name.essence
    let sameType = indices.filter { self[$0].hasEssence(essence) }
    let parameters = map { MediaTypeName($0.mediaType).parameters }
    let matches = sameType.filter { parameters[$0].allSatisfy(name.parameters.contains) }
    return firstIndex { $0.mediaType == mediaType }
      ?? matches.max { parameters[$0].count < parameters[$1].count }
      ?? sameType.min { parameters[$0].count < parameters[$1].count }
      ?? firstIndex { $0.mediaTypes.contains { MediaTypeName($0).includes(essence) } }
  }
}

extension Content {
  /// Whether one of its media types has this type and subtype.
  fileprivate func hasEssence(_ essence: String) -> Bool {
    mediaTypes.contains { MediaTypeName($0).essence == essence }
  }
}

extension MediaTypeName {
  /// Whether the media range, such as `image/*`, or a range of the list includes a media type.
  func includes(_ other: String) -> Bool {
    essence.split(separator: ",").contains { range in
      range == other || range == "*/*"
        || range.hasSuffix("/*") && other.hasPrefix(range.dropLast())
    }
  }
}
