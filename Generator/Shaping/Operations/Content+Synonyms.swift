import Shape

extension Content {
  /// Whether another content has the same media type, apart from its charset, and the same values.
  func isDuplicate(of other: Content) -> Bool {
    let essence = MediaTypeName(other.mediaType).essence
    return mediaTypes.contains { MediaTypeName($0).essence == essence }
      && hasSameParameters(as: other) && hasSameValues(as: other)
  }

  /// Whether the parameters of the media type, apart from the charset, are the same.
  fileprivate func hasSameParameters(as other: Content) -> Bool {
    MediaTypeName(mediaType).parameters == MediaTypeName(other.mediaType).parameters
  }

  /// Whether the values and their bytes are the same, under any media type.
  fileprivate func hasSameValues(as other: Content) -> Bool {
    var other = other
    other.mediaType = mediaType
    other.synonyms = synonyms
    return self == other
  }

  /// Adds another media type of the same values; the preferred one is sent.
  fileprivate mutating func addSynonym(_ other: String, isPreferred: Bool) {
    if isPreferred {
      (mediaType, synonyms) = (other, mediaTypes)
    } else {
      synonyms.append(other)
    }
  }
}

extension Content {
  /// Whether the body is a JSON text or an XML document, without parameters that select it.
  fileprivate var isJSONOrXML: Bool {
    (coding == .json || coding == .xml)
      && mediaTypes.allSatisfy { MediaTypeName($0).parameters.isEmpty }
  }
}

extension [Content] {
  /// Adds a content, as a synonym if another content has the same values.
  ///
  /// A received body has the same values under each media type, also under one with parameters
  /// (`application/json;stream=watch`). The media type of a sent body may select what the service
  /// does (`application/merge-patch+json`); there, only the plain names of JSON are synonyms, and
  /// `application/json` is sent.
  mutating func merge(_ content: Content, _ direction: Direction) {
    let name = MediaTypeName(content.mediaType)
    if direction != .sent, mergeXML(content) { return }
    guard name.isJSON, !isEmpty else { return append(content) }
    let known = firstIndex { known in
      guard known.hasSameValues(as: content) else { return false }
      let other = MediaTypeName(known.mediaType)
      guard direction == .sent else { return other.isJSON }
      return name.isPlainJSON && other.isPlainJSON && known.hasSameParameters(as: content)
    }
    guard let known else { return append(content) }
    let isPreferred = direction == .sent && name.essence == "application/json"
    self[known].addSynonym(content.mediaType, isPreferred: isPreferred)
  }

  /// Adds the media types of a received body to a content with the same values, one of which is
  /// XML; returns false if there is none.
  private mutating func mergeXML(_ content: Content) -> Bool {
    let index = firstIndex { known in
      known.type == content.type && [known, content].allSatisfy(\.isJSONOrXML)
        && (known.xml != nil || content.xml != nil)
    }
    guard let index else { return false }
    var merged = self[index].coding == .json ? self[index] : content
    merged.synonyms = (mediaTypes(of: self[index], content)).filter { $0 != merged.mediaType }
    merged.xml = self[index].xml ?? content.xml
    self[index] = merged
    return true
  }

  private func mediaTypes(of one: Content, _ other: Content) -> [String] {
    one.mediaTypes + other.mediaTypes
  }
}
