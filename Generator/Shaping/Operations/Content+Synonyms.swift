import Shape

extension Content {
  /// Whether another content says the same of the same values, but for its charset.
  func means(_ other: Content) -> Bool {
    let essence = MediaTypeName(other.mediaType).essence
    return mediaTypes.contains { MediaTypeName($0).essence == essence } && describes(other)
  }

  /// Whether the values are the same, and so are their bytes.
  fileprivate func describes(_ other: Content) -> Bool {
    var other = other
    guard MediaTypeName(mediaType).telling == MediaTypeName(other.mediaType).telling else {
      return false
    }
    other.mediaType = mediaType
    other.synonyms = synonyms
    return self == other
  }

  /// Takes another media type for the same; one that leads is the one that is sent.
  fileprivate mutating func take(_ other: String, leading: Bool) {
    if leading {
      (mediaType, synonyms) = (other, mediaTypes)
    } else {
      synonyms.append(other)
    }
  }
}

extension [Content] {
  /// Adds a content: to the one that already stands for the same JSON, or as one more.
  ///
  /// What is read is the same whatever its media type is called; what is sent says by it what the
  /// service shall do (`application/merge-patch+json`), so that only other names of JSON are its
  /// synonyms there, and the one that every service knows is sent.
  mutating func absorb(_ content: Content, _ direction: Direction) {
    let name = MediaTypeName(content.mediaType)
    guard name.isJSON, !isEmpty else { return append(content) }
    let known = firstIndex { known in
      guard known.describes(content) else { return false }
      let other = MediaTypeName(known.mediaType)
      return direction == .sent ? name.isPlainJSON && other.isPlainJSON : other.isJSON
    }
    guard let known else { return append(content) }
    let leads = direction == .sent && name.essence == "application/json"
    self[known].take(content.mediaType, leading: leads)
  }
}
